extension KitchenNames {
  /// Rice, pasta, bread and pulses.
  static let grains = """
    20044 rice; basmati; basmati rice; white rice; long grain rice; jasmine rice; long grain white rice; thai rice;
      white basmati rice; white long grain rice; american long grain rice; thai jasmine rice; jasmin rice;
      fragrant rice
    20088 wild rice
    20048 instant rice; minute rice; instant white rice; quick cooking rice
    20046 parboiled rice; converted rice; easy cook rice
    20050 risotto rice; arborio; arborio rice; carnaroli; pudding rice; paella rice; bomba rice; carnaroli rice;
      medium grain rice; calrose rice
    20052 sushi rice; short grain rice; short grain white rice; japanese rice
    20054 sticky rice; glutinous rice; sweet rice
    20036 brown rice; long grain brown rice; brown basmati rice; brown long grain rice; wholegrain rice;
      wholegrain long grain rice; whole grain rice; whole grain brown rice
    20045 cooked rice; boiled rice; steamed rice; cooked white rice; cooked long grain rice; hot cooked rice;
      cooked basmati rice; cooked jasmine rice; leftover rice; cooked long grain white rice;
      cooked white long grain rice; hot cooked white rice
    20037 cooked brown rice
    20133 rice noodle; rice vermicelli; rice stick; vermicelli rice noodle; rice stick noodle; flat rice noodle;
      pad thai noodle; vermicelli noodle; thin rice noodle; dried rice noodle
    16082 glass noodle; cellophane noodle; mung bean noodle; bean thread noodle; mung bean vermicelli; bean thread
    20120 pasta; spaghetti; macaroni; penne; linguine; fettuccine; tagliatelle; fusilli; rigatoni; farfalle; orzo;
      lasagne; lasagna; lasagne sheet; lasagna sheet; lasagna noodle; pappardelle; conchiglie; cannelloni;
      elbow macaroni; orecchiette; bucatini; paccheri; ditalini; shell pasta; angel hair; dry pasta; dried pasta;
      ziti; rotini; elbow pasta; angel hair pasta; bow tie pasta; cavatappi; tortiglioni; capellini; gemelli;
      cavatelli; orzo pasta; pasta shell; manicotti; manicotti shell; jumbo shell; jumbo pasta shell; spaghettini;
      fettuccini; linguini; maccheroni; trofie; vermicelli; vermicelli pasta; penne rigate; penne pasta;
      no boil lasagna noodle; spaghetti pasta; fregola; dried lasagne sheet; macaroni pasta; macaroni noodle; pastina;
      ditaloni; radiatore; mezze rigatoni; campanelle; linguine pasta; rigatoni pasta; fettuccine pasta; bowtie pasta;
      pasta sheet; medium shell pasta; spaghetti noodle; bow tie noodle; pasta noodle
    20093 fresh pasta; fresh lasagne; fresh tagliatelle; fresh lasagne sheet; fresh lasagna sheet; fresh fettuccine;
      fresh pasta sheet; fresh egg pasta; fresh linguine; fresh pappardelle; fresh spaghetti; fresh egg noodle;
      fresh noodle
    20124 whole wheat pasta; wholewheat pasta; whole wheat spaghetti; wholemeal pasta; whole wheat penne;
      whole grain pasta; wholewheat spaghetti; whole wheat macaroni; whole grain spaghetti; wholegrain pasta;
      whole wheat linguine; whole wheat fusilli; whole wheat rotini; wholewheat penne; whole wheat fettuccine
    20121 cooked pasta; cooked spaghetti; cooked macaroni
    20091 gluten free pasta; gluten free spaghetti; gluten free penne; gluten free macaroni; gluten free fusilli;
      corn pasta; gluten free linguine; gluten free elbow macaroni
    20109 noodle; egg noodle; dried egg noodle; medium egg noodle; wide egg noodle; chinese egg noodle;
      fine egg noodle; egg pasta; egg tagliatelle; thin egg noodle; broad egg noodle; egg fettuccine
    20110 cooked egg noodle; cooked noodle
    20114 soba; soba noodle; buckwheat noodle
    20116 somen; somen noodle
    20113 chow mein noodle; crispy noodle
    06583 ramen; ramen noodle; instant noodle; instant ramen; ramen noodle soup
    20028 couscous; khus khus; cous cous
    20012 bulgur; bulgur wheat; bulghur; cracked wheat; bulgar; bulgar wheat; bulghur wheat; bulgur cracked wheat
    20035 quinoa; white quinoa; red quinoa; black quinoa; tricolor quinoa; quinoa flake
    20137 cooked quinoa
    20005 barley; pearl barley; pearled barley; pot barley
    20006 cooked barley; cooked pearl barley
    20140 spelt; spelt grain; pearled spelt; farro; semi pearled farro; pearled farro; emmer
    20031 millet
    20142 teff
    20001 amaranth
    20008 buckwheat
    20009 buckwheat groat; kasha; roasted buckwheat
    20023 cornmeal self rising; self rising cornmeal; cornmeal mix
    20038 oat; rolled oat; porridge oat; oatmeal; old fashioned oat; jumbo oat; quick oat; whole rolled oat;
      steel cut oat; pinhead oatmeal; quick cooking oat; oat flake; rolled porridge oat; large flake oat; regular oat;
      quick rolled oat; quick cooking oatmeal; medium oatmeal; old fashioned rolled oat; gluten free oat;
      gluten free rolled oat; gluten free oatmeal
    20078 wheat germ
    20077 bran; wheat bran
    20033 oat bran
    08506 corn flake; cornflake
    08065 rice krispie; krispy; crisp rice cereal; rice krispies cereal; crispy rice cereal; rice krispie cereal
    08156 puffed rice; rice cereal puffed
    08037 granola
    08286 muesli
    19015 granola bar
    18069 bread; white bread; sandwich bread; bread slice; loaf; slice of bread; white sandwich bread; country bread;
      stale bread; white loaf; white farmhouse loaf; bread cube; day old bread; bread crust; texas toast; tin loaf;
      soft white bread; stale white bread; fresh breadcrumb; fresh bread crumb; soft breadcrumb; soft bread crumb;
      fresh white breadcrumb; white breadcrumb; soft white breadcrumb; bread crumb fresh; fresh soft breadcrumb
    18070 toast; toasted bread; white toast
    18027 brioche; challah; brioche loaf; egg bread; brioche bread; challah bread
    18075 wholemeal bread; whole wheat bread; brown bread; granary bread; wholewheat bread; wholemeal loaf;
      granary loaf
    28397 wholegrain bread; multigrain bread; whole grain bread; multi grain bread; mixed grain bread; seeded bread
    18060 rye bread
    18044 pumpernickel; pumpernickel bread
    18047 raisin bread; cinnamon raisin bread
    18024 cornbread; corn bread
    18029 baguette; french bread; sourdough bread; sourdough; crusty bread; french baguette; french loaf;
      baguette bread; crusty loaf; french stick; crusty white bread; sourdough loaf; crusty french bread;
      rustic bread; vienna bread; bloomer
    18033 ciabatta; focaccia; italian bread; ciabatta roll; ciabatta bread; ciabatta loaf; focaccia bread;
      italian loaf
    28337 gluten free bread; gluten free white bread
    18041 pitta; pita; pitta bread; pita bread; pita pocket
    18042 whole wheat pita; wholemeal pitta; wholemeal pitta bread; whole wheat pita bread
    28307 naan; naan bread; nan; nan bread; flatbread; flat bread
    28306 chapati; roti; chapatti
    18350 bun; burger bun; hamburger bun; hot dog bun; slider bun; slider roll; hot dog roll; hamburger roll;
      burger roll; hotdog bun; sandwich bun; sesame seed bun; sesame seed burger bun; brioche bun; brioche burger bun;
      sesame bun; brioche hamburger bun
    18342 roll; bread roll; dinner roll; white roll; white bread roll; sandwich roll; potato roll
    18353 kaiser roll; hard roll; hoagie roll; sub roll; submarine roll; crusty roll; hoagie bun; crusty bread roll
    18258 english muffin; crumpet
    18001 bagel
    18239 croissant; butter croissant
    18079 breadcrumb; bread crumb; panko; panko breadcrumb; dried breadcrumb; dry bread crumb; panko bread crumb;
      dry breadcrumb; plain breadcrumb; plain bread crumb; fine dry breadcrumb; natural breadcrumb; dried bread crumb;
      golden breadcrumb; fine dry bread crumb; japanese breadcrumb; panko crumb; dried white breadcrumb
    18376 seasoned bread crumb; italian breadcrumb; italian bread crumb; seasoned breadcrumb;
      italian seasoned bread crumb; italian style breadcrumb; italian style bread crumb; seasoned dry bread crumb;
      italian seasoned breadcrumb
    18236 cracker meal; matzo meal; matzoh meal
    18242 crouton
    18243 seasoned crouton
    18081 stuffing mix; bread stuffing mix; herb stuffing mix
    18364 tortilla; flour tortilla; wrap; wheat tortilla; tortilla wrap; flour tortilla wrap; soft tortilla;
      soft flour tortilla
    18363 corn tortilla; tostada shell; white corn tortilla; yellow corn tortilla
    18360 taco shell; hard taco shell; corn taco shell; crispy taco shell; tostada
    19056 tortilla chip; nacho; corn tortilla chip; nacho chip
    19003 corn chip; frito
    19411 crisp; potato chip; potato crisp
    18334 shortcrust pastry; pie crust; pie shell; pastry case; sweet pastry; frozen pie crust; deep dish pie shell;
      deep dish pie crust; refrigerated pie crust; sweet shortcrust pastry; ready rolled shortcrust pastry;
      shortcrust; unbaked pie shell; frozen pie shell; shortcrust pastry sheet; pastry shell; pastry;
      shortcrust pastry case; unbaked pie crust; all butter shortcrust pastry; ready made shortcrust pastry;
      baked pie shell; baked pie crust; pre baked pie crust; tart shell; tart case; tart crust; tartlet shell;
      tartlet case; quiche shell; quiche crust; quiche case; flan case
    18402 pie dough; pie pastry; pastry dough; shortcrust dough; homemade pie crust
    18399 graham cracker crust; graham cracker pie crust; graham cracker crumb crust; graham pie crust
    18337 puff pastry; puff pastry sheet; ready rolled puff pastry; puff pastry dough; frozen puff pastry;
      all butter puff pastry; butter puff pastry; puff pastry shell; ready rolled puff pastry sheet; puff pastry block
    18338 filo; filo pastry; phyllo; phyllo dough; filo dough; fillo dough; phyllo pastry; phyllo sheet;
      filo pastry sheet; filo sheet; phyllo dough sheet; fillo
    18368 wonton wrapper; egg roll wrapper; dumpling wrapper; gyoza wrapper; wonton skin; gyoza skin;
      potsticker wrapper; round dumpling wrapper; wonton pastry; dim sum wrapper; round dim sum wrapper
    18133 sponge; sponge cake; angel sponge; sponge finger cake
    18086 angel food cake
    18120 pound cake; butter cake
    18127 snack cake
    18151 brownie
    18147 cheesecake
    18016 scone
    18259 toasted english muffin
    18014 biscuit dough; refrigerated biscuit; refrigerated biscuit dough; buttermilk biscuit dough;
      refrigerated buttermilk biscuit
    18173 graham cracker; digestive biscuit; digestive; graham cracker crumb; graham cracker sheet;
      graham cracker crumbs; digestive biscuit crumb; graham; digestives
    18192 shortbread; shortbread cookie; shortbread biscuit
    18204 sugar cookie; tea biscuit; rich tea; rich tea biscuit; maria biscuit; marie biscuit; tea cookie
    18213 vanilla wafer; nilla wafer; vanilla wafer cookie
    18166 oreo; oreo cookie; chocolate sandwich cookie; oreo crumb; chocolate sandwich biscuit; oreo biscuit
    18157 chocolate wafer; chocolate wafer cookie; chocolate wafer crumb; chocolate cookie crumb
    18159 chocolate chip cookie
    18172 ginger biscuit; ginger nut; gingersnap; ginger snap; gingersnap cookie; gingernut biscuit; gingersnap crumb;
      ginger nut biscuit
    18423 ladyfinger; sponge finger; savoiardi; lady finger; savoiardi biscuit
    18228 saltine; saltine cracker; soda cracker; oyster cracker; cream cracker; saltine cracker crumb
    18229 cracker; butter cracker; ritz cracker; cracker crumb; buttery cracker; round butter cracker; ritz
    18217 matzo; matzoh
    18224 rusk
    19047 pretzel; pretzel stick; pretzel twist; mini pretzel; hard pretzel
    19034 popcorn; popped popcorn; air popped popcorn; plain popcorn
    16032 dried kidney bean; dry kidney bean; dried red kidney bean; dried red bean
    16029 kidney bean; red kidney bean; canned kidney bean; red bean; canned red kidney bean; light red kidney bean;
      dark red kidney bean; canned bean
    16018 black bean; canned black bean; black turtle bean
    16014 dried black bean; dry black bean
    16051 white bean; cannellini; cannellini bean; white kidney bean; canned white bean; canned cannellini bean;
      small white bean
    16049 dried white bean; dried cannellini bean; dry white bean
    16026 great northern bean
    16039 haricot bean; navy bean; canned haricot bean
    16037 dried navy bean; dried haricot bean; dry navy bean; dried haricot
    16073 butter bean; lima bean; canned butter bean; canned lima bean; gigante
    16071 dried butter bean; dried lima bean; dried gigante bean
    11039 frozen lima bean; baby lima bean; frozen baby lima bean
    16146 pinto bean; canned pinto bean
    16042 dried pinto bean; dry pinto bean
    16021 borlotti; borlotti bean; cranberry bean; roman bean
    16019 dried borlotti bean; dried cranberry bean
    16001 adzuki bean; aduki bean; azuki bean; dried adzuki bean
    16006 baked bean; canned baked bean; vegetarian baked bean
    16103 refried bean; canned refried bean
    16171 vegetarian refried bean; vegan refried bean
    16172 fat free refried bean
    16358 chickpea; chick pea; garbanzo; garbanzo bean; canned chickpea; tinned chickpea; canned garbanzo bean;
      cooked chickpea; cooked chick pea
    16056 dried chickpea; chana dal; channa dal; dried garbanzo bean; dry chickpea; split chickpea; chana; kala chana;
      chana lentil
    16069 lentil; green lentil; puy lentil; brown lentil; beluga lentil; black lentil; dried lentil; french lentil;
      french green lentil; dried green lentil; lentilles du puy
    16144 red lentil; masoor dal; split red lentil; pink lentil; red split lentil; masoor; dried red lentil
    16070 cooked lentil; canned lentil; tinned lentil; canned green lentil; cooked green lentil; canned brown lentil
    16080 mung bean; moong dal; mung dal; moong; green gram; split mung bean
    16083 urad dal; black gram; urad; urid dal
    16101 toor dal; pigeon pea; tuvar dal; toor; tur dal; arhar dal; gungo pea
    16085 split pea; yellow split pea; green split pea; dried split pea; dried pea
    16062 dried black eyed pea; dried black eyed bean
    16064 black eyed pea; black eye pea; black eyed bean; canned black eyed pea; blackeyed pea; black eye bean
    16052 dried broad bean; dried fava bean
    11088 broad bean; fava bean; frozen broad bean; fresh broad bean
    11211 edamame; frozen edamame; shelled edamame; edamame bean; soya bean; frozen soya bean; frozen shelled edamame
    16108 dried soybean; soybean; dried soya bean; dry soybean
    16158 hummus; houmous
    16138 falafel
    16126 tofu; firm tofu; extra firm tofu; pressed tofu; block tofu
    16129 tofu puff; fried tofu; deep fried tofu; tofu pouch; aburaage; fried tofu puff; fried bean curd
    16127 soft tofu
    16161 silken tofu; soft silken tofu; firm silken tofu; extra firm silken tofu
    16114 tempeh
    16113 natto
    16112 miso; miso paste; white miso; red miso; yellow miso; white miso paste; red miso paste; brown miso;
      yellow miso paste; shiro miso; brown rice miso; sweet white miso; light miso; light miso paste; miso bean paste;
      dark miso; soybean miso; dark soybean miso; barley miso; mugi miso
    18290 pancake
    18365 waffle; frozen waffle
    """
}
