extension KitchenNames {
  /// Eggs, milk, cream, butter and cheese.
  static let dairy = """
    01123 egg; eggs; medium egg; large egg; free range egg; beaten egg; hen egg
    01124 egg white; white of egg
    01125 egg yolk; yolk; yolk of egg
    01129 hard boiled egg; boiled egg; hardboiled egg
    01138 duck egg
    01140 quail egg
    01226 egg substitute; liquid egg substitute; egg beater
    01077 milk; whole milk; full fat milk; full cream milk; cow milk
    01079 semi skimmed milk; semi skim milk; 2 milk; reduced fat milk; half fat milk
    01082 1 milk; low fat milk; lowfat milk
    01085 skim milk; skimmed milk; nonfat milk; fat free milk; non fat milk
    01088 buttermilk
    01106 goat milk
    01109 sheep milk; ewe milk
    01108 buffalo milk
    01102 chocolate milk
    01105 hot chocolate; hot cocoa; cup of hot chocolate; cup of cocoa
    01095 condensed milk; sweetened condensed milk; dulce de leche
    01153 evaporated milk
    01097 fat free evaporated milk; nonfat evaporated milk; skimmed evaporated milk
    01091 milk powder; powdered milk; dry milk; dried milk; skimmed milk powder; nonfat dry milk; dry milk powder;
      skim milk powder; nonfat dry milk powder; nonfat milk powder
    01090 whole milk powder; full cream milk powder
    16120 soya milk; soy milk; soymilk; soy drink; soya drink
    16222 unsweetened soya milk; unsweetened soy milk
    14091 almond milk; unsweetened almond milk; almond drink
    14639 rice milk; rice drink
    12118 coconut milk; canned coconut milk; full fat coconut milk; thick coconut milk
    12115 coconut cream; thick coconut cream
    12116 cream of coconut
    01053 cream; double cream; heavy cream; whipping cream; heavy whipping cream; whipped cream; thickened cream;
      clotted cream; thick cream; fresh cream; pouring cream
    01052 light whipping cream; creme fraiche; fraiche
    01050 single cream; light cream; coffee cream; table cream
    01049 half and half; half half
    01056 sour cream; soured cream; smetana; crema; mexican crema
    01178 light sour cream; reduced fat sour cream; low fat sour cream
    01180 fat free sour cream; nonfat sour cream
    01116 yogurt; yoghurt; plain yogurt; natural yogurt; curd; labneh; whole milk yogurt; full fat yogurt; dahi;
      joghurt
    01117 low fat yogurt; low fat yoghurt; lowfat yogurt; reduced fat yogurt; low fat natural yogurt;
      low fat natural yoghurt; light yogurt
    01118 fat free yogurt; nonfat yogurt; fat free natural yogurt; nonfat plain yogurt; fat free yoghurt; skim yogurt;
      non fat yogurt; non fat plain yogurt; 0 fat yogurt; zero fat yogurt; non fat yoghurt; 0 fat yoghurt
    01293 greek yogurt; greek yoghurt; greek style yogurt; greek style yoghurt; full fat greek yogurt; skyr
    01287 low fat greek yogurt; lowfat greek yogurt; low fat greek yoghurt; 2 greek yogurt; reduced fat greek yogurt
    01256 fat free greek yogurt; nonfat greek yogurt; 0 greek yogurt; 0 fat greek yogurt; fat free greek yoghurt;
      non fat greek yogurt
    01119 vanilla yogurt; vanilla yoghurt
    01289 kefir
    01145 butter; unsalted butter; sweet butter; sweet cream butter; stick butter; butter stick
    01001 salted butter
    01003 ghee; clarified butter
    01002 whipped butter
    04610 margarine; vegan butter; plant butter; plant based butter; dairy free butter; non dairy butter;
      nondairy butter; vegan margarine; dairy free margarine; vegan block; vegan butter stick; baking margarine;
      dairy free spread; vegan spread; vegan buttery spread; buttery spread; vegan buttery stick
    04002 lard; pork fat; pork lard; manteca
    04001 suet; beef suet; beef tallow; tallow; shredded suet; beef fat
    04606 dripping; beef dripping; meat dripping; pan dripping
    04609 bacon fat; bacon grease; bacon dripping
    04574 duck fat
    04576 goose fat
    04542 chicken fat; schmaltz
    04615 shortening; vegetable shortening; crisco; vegetable fat; solid vegetable fat
    01009 cheese; cheddar; cheddar cheese; hard cheese; yellow cheese
    01010 red leicester; cheshire; cheshire cheese; double gloucester; lancashire cheese; wensleydale
    01011 colby; colby cheese; colby jack
    01012 cottage cheese
    01015 low fat cottage cheese; lowfat cottage cheese
    01014 fat free cottage cheese; nonfat cottage cheese
    01017 cream cheese; soft cheese; philadelphia; philadelphia cheese; full fat cream cheese;
      philadelphia cream cheese; garlic and herb cream cheese; herb cream cheese; chive cream cheese;
      garlic and herb soft cheese
    01186 fat free cream cheese; nonfat cream cheese
    43274 low fat cream cheese; light cream cheese; reduced fat cream cheese; lowfat cream cheese; light soft cheese
    01031 neufchatel; neufchatel cheese
    01026 mozzarella; mozzarella ball; fresh mozzarella; buffalo mozzarella; bocconcini; burrata
    01028 part skim mozzarella; low fat mozzarella; reduced fat mozzarella
    42304 fat free mozzarella; nonfat mozzarella
    01033 parmesan; parmigiano; reggiano; parmesan cheese; parmigiano reggiano; grana padano; parmesan reggiano
    01032 grated parmesan
    01146 shredded parmesan
    01038 pecorino; romano; romano cheese; pecorino romano; pecorino cheese; pecorino romano cheese
    01036 ricotta; ricotta cheese; whole milk ricotta; fresh ricotta
    01037 part skim ricotta; low fat ricotta; reduced fat ricotta
    01040 swiss cheese; emmental; emmentaler; emmental cheese; jarlsberg; raclette; raclette cheese
    01023 gruyere; comte; gruyere cheese; beaufort
    01020 fontina; fontina cheese; taleggio
    01019 feta; feta cheese
    01006 brie; brie cheese
    01007 camembert
    01004 blue cheese; stilton; gorgonzola; gorgonzola cheese; stilton cheese; danish blue; cambozola
    01039 roquefort; roquefort cheese
    01159 goat cheese; goats cheese; chevre; soft goat cheese
    01156 hard goat cheese
    01022 gouda; gouda cheese
    01018 edam; edam cheese
    01035 provolone; provolone cheese
    01030 muenster; muenster cheese; munster cheese
    01025 monterey jack; jack cheese; pepper jack; monterey jack cheese; pepper jack cheese; monterey; monterrey jack
    01251 mexican cheese; mexican cheese blend; mexican blend cheese; mexican blend; taco cheese; mexican cheese mix
    01228 queso fresco; fresco cheese; queso fresco cheese
    01165 queso anejo
    01267 cotija; cotija cheese; queso cotija
    01253 american cheese; processed cheese; cheese single; cheese slice; american cheese slice
    19095 ice cream; vanilla ice cream
    19270 chocolate ice cream
    01054 aerosol whipped cream; canned whipped cream; whipped cream topping
    01057 eggnog; egg nog
    """
}
