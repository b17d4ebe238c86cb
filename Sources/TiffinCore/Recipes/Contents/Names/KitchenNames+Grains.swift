extension KitchenNames {
  /// Rice, pasta, bread and pulses.
  static let grains = """
    20044 rice; basmati; basmati rice; white rice; long grain rice; jasmine rice; wild rice
    20050 risotto rice; arborio; arborio rice; carnaroli; pudding rice; paella rice; bomba rice
    20052 sushi rice; short grain rice; sticky rice
    20036 brown rice
    20045 cooked rice; boiled rice; steamed rice
    20037 cooked brown rice
    20133 rice noodle; vermicelli; rice vermicelli; glass noodle; rice stick; rice paper
    20120 pasta; spaghetti; macaroni; penne; linguine; fettuccine; tagliatelle; fusilli; rigatoni; farfalle; orzo;
      lasagne; lasagna; lasagne sheet; lasagna sheet; lasagna noodle; pappardelle; conchiglie; cannelloni;
      elbow macaroni; orecchiette; bucatini; paccheri; ditalini; shell pasta; angel hair
    20093 fresh pasta; fresh lasagne; fresh tagliatelle
    20124 whole wheat pasta; wholewheat pasta; whole wheat spaghetti
    20121 cooked pasta
    20109 noodle; egg noodle; ramen; udon; ramen noodle; soba; soba noodle; udon noodle; dried egg noodle
    20095 ravioli; tortellini; gnocchi; dumpling
    20028 couscous; khus khus; fregola
    20012 bulgur; bulgur wheat; bulghur; cracked wheat; freekeh
    20035 quinoa
    20005 barley; pearl barley; spelt; farro; wheat berry
    20031 millet
    20009 buckwheat
    20038 oat; rolled oat; porridge oat; oatmeal; quick oat; old fashioned oat; jumbo oat; muesli
    20078 wheat germ
    20077 bran; wheat bran; oat bran
    08506 corn flake; cornflake; cereal
    08065 rice krispie; krispy; puffed rice
    19015 granola; granola bar
    18069 bread; white bread; sandwich bread; toast; bread slice; loaf; brioche; challah; sourdough; country bread;
      slice of bread
    18075 wholemeal bread; whole wheat bread; brown bread; rye bread; granary bread; wholegrain bread
    18029 baguette; french bread; ciabatta; sourdough bread; italian bread; crusty bread; focaccia; ciabatta roll
    18041 pitta; pita; pitta bread; pita bread; flatbread; naan; naan bread; chapati
    18350 roll; bun; bread roll; burger bun; hamburger bun; hot dog bun; slider bun
    18258 english muffin; muffin; crumpet
    18001 bagel
    18239 croissant
    18079 breadcrumb; bread crumb; panko; panko breadcrumb; crumb; fresh breadcrumb; matzo meal
    18242 crouton; stuffing mix; stuffing
    18364 tortilla; flour tortilla; wrap; wheat tortilla
    18363 corn tortilla; taco shell; tostada
    19056 tortilla chip; corn chip; nacho
    19411 crisp; potato chip
    18334 shortcrust pastry; pastry; pie crust; pie shell; pie dough; pastry case; sweet pastry
    18337 puff pastry; croissant dough; crescent roll
    18338 filo; filo pastry; phyllo; phyllo dough; spring roll wrapper; wonton wrapper; egg roll wrapper;
      dumpling wrapper; gyoza wrapper
    18955 panettone; sponge; cake
    21505 pizza
    18012 dough; biscuit dough; pizza dough; bread dough; pizza base
    28302 graham cracker; digestive biscuit; digestive; biscuit; graham cracker crumb; cracker crumb; rich tea
    18192 shortbread; cookie
    18166 oreo
    18172 ginger biscuit; ginger nut; gingersnap; amaretti; speculoos
    18175 ladyfinger; sponge finger; savoiardi
    18457 cracker; saltine
    19047 pretzel
    19034 popcorn; popping corn
    16032 dried kidney bean; dried bean
    16029 kidney bean; red kidney bean; bean; mixed bean
    16018 black bean
    16051 white bean; cannellini; cannellini bean; butter bean; haricot bean; lima bean; great northern bean;
      navy bean; gigante
    16146 pinto bean; borlotti; borlotti bean
    16006 baked bean
    16103 refried bean
    16358 chickpea; chick pea; garbanzo; garbanzo bean
    16056 dried chickpea; chana dal
    16069 lentil; green lentil; puy lentil; brown lentil; beluga lentil
    16144 red lentil; dal; daal; dahl; toor dal; urad dal; moong dal; mung bean; masoor dal
    16070 cooked lentil; canned lentil; tinned lentil
    16085 split pea; yellow split pea
    16062 black eyed pea; black eye pea; black eyed bean
    16052 dried broad bean
    11088 broad bean; fava bean
    11211 edamame; soybean; soya bean
    16158 hummus; houmous
    16138 falafel
    16426 tofu; firm tofu; seitan
    16127 silken tofu; soft tofu
    16114 tempeh
    16112 miso; miso paste; white miso; doenjang
    """
}
