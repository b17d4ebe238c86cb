extension KitchenNames {
  /// Meat and sausages.
  static let meats = """
    05006 chicken; whole chicken; poussin; chicken piece
    05062 chicken breast; chicken fillet; breast; chicken tender; chicken breast fillet; skinless chicken
    05091 chicken thigh; thigh
    05096 boneless chicken thigh; skinless chicken thigh; chicken thigh fillet; boneless skinless chicken thigh
    05066 drumstick; chicken drumstick
    05075 chicken leg
    05100 chicken wing; wing
    05027 chicken liver
    05332 ground chicken; chicken mince; minced chicken
    05013 cooked chicken; rotisserie chicken; roast chicken; shredded chicken; leftover chicken
    05165 turkey; whole turkey
    05710 turkey breast; turkey steak
    05305 ground turkey; turkey mince; minced turkey; lean ground turkey
    05139 duck; duck leg
    05141 duck breast
    05146 goose
    05157 quail; pigeon; guinea fowl; pheasant; partridge
    23572 beef mince; ground beef; minced beef; mince; minced meat; hamburger; burger; ground chuck; ground meat
    23562 lean ground beef; lean beef mince; lean mince; extra lean ground beef
    23103 beef; stewing beef; chuck; chuck roast; braising steak; stewing steak; beef chuck; meat; beef cheek;
      beef stew meat; pot roast
    13929 steak; sirloin; sirloin steak; beef steak; rump; rump steak; flank steak; skirt steak; beef fillet;
      fillet steak; topside; silverside; beef joint
    13803 brisket; beef brisket
    13827 rib of beef; beef rib; short rib; rib eye; ribeye; oxtail
    13348 corned beef
    13227 beef shin; shin of beef; shank; shin
    13325 liver; beef liver; lamb liver; kidney; calf liver
    17088 veal; escalope
    17011 lamb; lamb leg; leg of lamb; mutton; lamb steak; lamb shank
    17035 lamb shoulder; shoulder of lamb; lamb neck
    17023 lamb chop; lamb cutlet; rack of lamb; lamb loin
    17224 lamb mince; ground lamb; minced lamb
    17164 venison; deer
    17177 rabbit
    17168 goat
    10020 pork; pork loin; pork steak; loin; pork fillet; cutlet
    10060 pork tenderloin; tenderloin
    10070 pork shoulder; shoulder; pork butt; pork leg; pork neck; pork joint; pork knuckle
    10005 pork belly; belly pork
    10088 sparerib; spare rib; pork rib
    10219 ground pork; pork mince; minced pork
    10123 bacon; streaky bacon; pancetta; lardon; guanciale; bacon rasher; smoked bacon; back bacon; bacon bit
    10150 ham; gammon; cooked ham; ham hock; parma ham; prosciutto; serrano ham; bresaola
    07036 sausage; italian sausage; pork sausage; sausagemeat; sausage meat; chipolata; bratwurst; merguez
    07063 breakfast sausage
    07968 kielbasa; smoked sausage; andouille; andouille sausage
    07950 frankfurter; hot dog
    07071 salami; pepperoni; nduja
    07019 chorizo; fresh chorizo
    07005 black pudding
    16107 vegan sausage; vegetarian sausage; veggie sausage; meatless sausage
    10094 pork chop; chop
    23324 round steak; top round; beef round; top round steak; beef top round steak
    """
}
