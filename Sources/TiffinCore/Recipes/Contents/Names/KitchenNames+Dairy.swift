extension KitchenNames {
  /// Eggs, milk, cream, butter and cheese.
  static let dairy = """
    01123 egg; eggs; medium egg; large egg; free range egg; beaten egg
    01124 egg white
    01125 egg yolk; yolk
    01077 milk; whole milk
    01079 semi skimmed milk; 2 milk; low fat milk
    01085 skim milk; skimmed milk; nonfat milk; fat free milk
    01088 buttermilk
    01106 goat milk
    01095 condensed milk; sweetened condensed milk; caramel; dulce de leche
    01153 evaporated milk
    01091 milk powder; powdered milk; dry milk
    16120 soya milk; soy milk; oat milk
    14091 almond milk; rice milk; non dairy milk; plant milk; dairy free milk; plant based milk
    12118 coconut milk
    12115 coconut cream
    01053 cream; double cream; heavy cream; whipping cream; whipped cream; thickened cream; clotted cream
    01050 single cream; light cream
    01049 half and half
    01056 sour cream; soured cream; creme fraiche; fraiche; crema
    01116 yogurt; yoghurt; curd; kefir; labneh
    01117 low fat yogurt; low fat yoghurt
    01293 greek yogurt; greek yoghurt; greek style yogurt; skyr
    01145 butter; unsalted butter
    01001 salted butter
    01003 ghee; clarified butter
    04610 margarine; spread
    04002 lard; dripping; suet; fat; beef dripping; duck fat; goose fat; bacon fat
    04031 shortening; vegetable shortening; crisco
    01009 cheese; cheddar; cheddar cheese; red leicester; colby
    01012 cottage cheese; quark
    01017 cream cheese; mascarpone; soft cheese; philadelphia
    01026 mozzarella; burrata; mozzarella ball
    01028 part skim mozzarella
    01033 parmesan; parmigiano; reggiano; grana padano; pecorino; parmesan cheese; parmigiano reggiano
    01032 grated parmesan
    01036 ricotta; ricotta cheese; paneer
    01040 swiss cheese; emmental; emmentaler
    01023 gruyere; comte; fontina
    01019 feta; feta cheese; halloumi
    01006 brie
    01007 camembert
    01004 blue cheese; stilton; gorgonzola; roquefort
    01159 goat cheese; goats cheese
    01022 gouda; edam
    01035 provolone; manchego
    01025 monterey jack; jack cheese; pepper jack
    01253 american cheese
    19095 ice cream
    01186 fat free cream cheese
    43274 low fat cream cheese; neufchatel
    01146 shredded parmesan
    """
}
