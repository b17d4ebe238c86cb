extension KitchenNames {
  /// Meat and sausages.
  static let meats = """
    05006 chicken; whole chicken; poussin; chicken piece; roasting chicken; chicken portion; chicken joint
    05062 chicken breast; chicken fillet; breast; chicken tender; chicken breast fillet; skinless chicken;
      chicken tenderloin; boneless chicken; boneless skinless chicken; skinless boneless chicken; chicken breast half;
      boneless skinless chicken breast; breast of chicken; chicken mini fillet; chicken cutlet
    05057 bone in chicken breast; skin on chicken breast; bone in skin on chicken breast
    05091 chicken thigh; thigh; bone in chicken thigh; skin on chicken thigh; bone in skin on chicken thigh;
      chicken thigh on the bone
    05096 boneless chicken thigh; skinless chicken thigh; chicken thigh fillet; boneless skinless chicken thigh;
      skinless boneless chicken thigh
    22974 chicken nugget; frozen chicken nugget; breaded chicken nugget; crispy chicken nugget; popcorn chicken
    05066 drumstick; chicken drumstick
    05075 chicken leg; chicken leg quarter; chicken quarter; chicken marylands
    05100 chicken wing; wing; chicken wingette; chicken drumette
    05027 chicken liver
    05332 ground chicken; chicken mince; minced chicken
    05013 cooked chicken; rotisserie chicken; roast chicken; shredded chicken; leftover chicken; roasted chicken;
      cooked chicken breast; cooked chicken meat; poached chicken; grilled chicken
    05015 chicken skin
    05165 turkey; whole turkey
    05710 turkey breast; turkey steak; turkey cutlet; turkey tenderloin; turkey escalope; turkey fillet
    05305 ground turkey; turkey mince; minced turkey; lean ground turkey
    05167 turkey meat
    05193 turkey leg; turkey thigh; turkey drumstick
    05139 duck; duck leg; whole duck; duckling
    05141 duck breast; duck breast fillet
    05146 goose; whole goose
    05157 quail; whole quail
    05160 pigeon; squab
    05151 guinea fowl; guinea hen
    05153 pheasant
    05307 cornish hen; cornish game hen; game hen; rock cornish hen
    23572 beef mince; ground beef; minced beef; mince; minced meat; hamburger; hamburger meat; ground chuck;
      ground meat; beef burger; burger; burger patty; hamburger patty; beef patty; beef burger patty; steak mince;
      ground round; minced steak
    23562 lean ground beef; lean beef mince; lean mince; extra lean ground beef; lean minced beef; lean hamburger;
      extra lean beef mince; lean minced steak; ground sirloin; lean hamburger meat
    13498 70 ground beef
    23103 beef; chuck; chuck roast; braising steak; stewing steak; beef chuck; beef cheek; braising beef;
      casserole steak; pot roast; beef roast; roasting beef; chuck steak; diced beef; gravy beef; beef chuck roast;
      beef shoulder; beef joint
    23093 stewing beef; stew meat; beef stew meat; beef for stew; stew beef; beef stewing meat
    13929 steak; sirloin; sirloin steak; beef steak; rump; rump steak; beef sirloin; beef sirloin steak; top sirloin;
      beef rump; frying steak; minute steak; beef rump steak; sirloin tip; steak tip
    13970 flank steak; flank; beef flank; beef flank steak; bavette; london broil
    23217 skirt steak; beef skirt; beef skirt steak; hanger steak
    13917 beef fillet; fillet steak; beef tenderloin; filet mignon; fillet of beef; beef fillet steak;
      beef tenderloin steak
    23324 round steak; top round; beef round; top round steak; beef top round steak; topside; silverside;
      beef topside; beef silverside; beef top round; topside of beef; rump roast
    13803 brisket; beef brisket
    13147 short rib; beef short rib
    13827 rib of beef; beef rib; rib eye; ribeye; rib eye steak; ribeye steak; prime rib; rib roast; rib steak;
      rib of beef roast
    13348 corned beef
    13227 beef shin; shin of beef; beef shank; beef shank crosscut
    13325 liver; beef liver; ox liver
    17202 calf liver; veal liver
    13323 beef kidney; ox kidney; kidney
    17195 lamb kidney; lambs kidney
    17199 lamb liver; lambs liver
    17191 lamb heart
    13339 beef tongue; ox tongue
    19002 beef jerky; jerky
    17088 veal; veal escalope; veal cutlet; veal scallopini; stewing veal; veal stew meat; veal scaloppine
    17116 veal shoulder; shoulder of veal
    17104 veal loin; veal chop; veal loin chop
    17142 ground veal; veal mince; minced veal
    17276 veal shank; osso buco
    17011 lamb; lamb leg; leg of lamb; mutton; lamb steak; diced lamb; stewing lamb; lamb meat; lamb joint; gigot;
      boneless leg of lamb; lamb leg steak; saddle of lamb; neck fillet of lamb
    17007 lamb shank; foreshank; lamb foreshank
    17035 lamb shoulder; shoulder of lamb; lamb neck; neck of lamb; lamb neck fillet
    17023 lamb chop; lamb cutlet; lamb loin; lamb loin chop; loin of lamb; lamb fillet
    17029 rack of lamb; lamb rack; lamb rib
    17224 lamb mince; ground lamb; minced lamb
    17164 venison; deer; venison steak; venison fillet; venison loin; deer meat
    17343 ground venison; venison mince; minced venison
    17156 bison; bison steak
    17330 ground bison; bison mince; bison burger
    17166 elk; elk steak
    17158 wild boar; boar
    17177 rabbit
    17180 hare; wild rabbit
    17168 goat; goat meat
    05641 ground ostrich
    10020 pork; pork loin; pork steak; pork fillet; pork roast; diced pork; pork loin roast; loin of pork; pork meat;
      pork escalope; pork cutlet; pork loin steak; pork joint; pork schnitzel; stewing pork
    10060 pork tenderloin; tenderloin; pork fillet tenderloin
    10070 pork shoulder; shoulder of pork; pork butt; pork neck; boston butt; pork shoulder roast; pork shoulder butt;
      pork collar; pork hand; pork picnic shoulder
    10008 pork leg; leg of pork; fresh ham
    10005 pork belly; belly pork; belly of pork; pork belly slice; pork belly mince; minced pork belly
    10088 sparerib; spare rib; pork rib; pork sparerib; pork spare rib; baby back rib; back rib; pork baby back rib
    10219 ground pork; pork mince; minced pork; lean ground pork
    10036 bone in pork chop; bone in pork loin chop
    10094 pork chop; chop; pork loin chop; loin chop; boneless pork loin chop; boneless pork chop; pork medallion
    10102 pig foot; pig trotter; pork trotter; trotter; pork hock; pork knuckle; ham hock; pork foot
    10110 pork liver; pig liver
    10106 pork kidney; pig kidney
    10123 bacon; streaky bacon; lardon; bacon rasher; smoked bacon; bacon lardon; bacon strip; unsmoked bacon;
      smoked streaky bacon; pancetta; guanciale; smoked pancetta; speck
    10130 back bacon; canadian bacon; back bacon rasher; smoked back bacon; peameal bacon; unsmoked back bacon
    07974 turkey bacon
    43212 bacon bit
    10165 salt pork; fatback; fat back
    07029 ham; cooked ham; sliced ham; deli ham; smoked ham; black forest ham; honey ham; ham slice
    10150 gammon; ham joint; gammon joint; whole ham; country ham; prosciutto; parma ham; serrano ham; iberico ham;
      jamon; jamon serrano; prosciutto ham
    10149 ham steak; gammon steak
    07036 sausage; italian sausage; pork sausage; sausagemeat; sausage meat; chipolata; hot italian sausage;
      mild italian sausage; sweet italian sausage; bulk italian sausage; pork sausage meat; cumberland sausage;
      lincolnshire sausage; pork chipolata; sausage link
    07013 bratwurst; brat
    07063 breakfast sausage; bulk breakfast sausage; pork breakfast sausage
    07976 chicken sausage; turkey sausage; italian turkey sausage; italian chicken sausage; turkey italian sausage
    07968 kielbasa; smoked sausage; andouille; andouille sausage; polish sausage; kielbasa sausage;
      smoked pork sausage
    07950 frankfurter; hot dog; frank; wiener; hot dog sausage; frankfurter sausage; hotdog
    07022 beef frankfurter; beef hot dog; all beef hot dog; beef frank
    07071 salami; genoa salami; salami sausage
    07057 pepperoni; pepperoni slice; pepperoni sausage
    07050 mortadella
    07019 chorizo; fresh chorizo; chorizo sausage; cooking chorizo; dried chorizo; spanish chorizo; mexican chorizo;
      linguica; linguica sausage; dried chorizo sausage; piece chorizo; chorizo picante; chorizo salami
    07005 black pudding; blood sausage; blood pudding; morcilla
    16107 vegan sausage; vegetarian sausage; veggie sausage; meatless sausage; meat free sausage; plant based sausage;
      vegetarian chorizo; veggie sausage link
    16147 veggie burger; vegetarian burger; vegan burger; meatless burger; plant based burger; meat free burger;
      veggie burger patty; veggie patty; vegetarian burger patty; vegan burger patty; plant based burger patty;
      soyburger
    16104 vegan bacon; vegetarian bacon; veggie bacon; meatless bacon; meat free bacon; plant based bacon
    43130 vegan hot dog; vegetarian hot dog; veggie hot dog; meatless hot dog; veggie dog; vegan frankfurter;
      vegetarian frankfurter; meatless frankfurter; plant based hot dog
    43132 vegan meatball; vegetarian meatball; veggie meatball; meatless meatball; meat free meatball;
      plant based meatball
    43128 vegan chicken; vegetarian chicken; meatless chicken; meat free chicken; plant based chicken; veggie chicken
    13350 bresaola; dried beef; chipped beef
    13355 pastrami; beef pastrami
    19041 chicharron; pork rind; pork skin; pork scratching; chicharrone
    05123 fowl; boiling fowl; stewing hen; stewing chicken; boiling chicken
    05011 chicken without skin; skinless chicken meat
    05071 skinless chicken drumstick
    05080 skinless chicken leg
    """
}
