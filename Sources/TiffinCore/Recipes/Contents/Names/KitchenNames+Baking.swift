extension KitchenNames {
  /// Fats, sugars, flours, nuts and seeds.
  static let baking = """
    04053 olive oil; extra virgin olive oil; virgin olive oil; light olive oil; evoo; truffle oil; white truffle oil;
      lemon olive oil; chilli olive oil; basil olive oil; lemon infused olive oil; basil infused olive oil
    04044 oil; vegetable oil; cooking oil; frying oil; neutral oil; salad oil; soybean oil; flavourless oil;
      chili oil; chilli oil; neutral flavored oil; vegetable cooking oil
    04679 cooking spray; oil spray; nonstick cooking spray; non stick cooking spray; vegetable oil spray;
      olive oil spray; nonstick spray; non stick spray; olive oil cooking spray; baking spray;
      nonstick vegetable cooking spray; fry light; vegetable cooking spray; canola oil spray
    04506 sunflower oil; sunflower seed oil
    04518 corn oil
    04042 peanut oil; groundnut oil
    04517 grapeseed oil
    04528 walnut oil
    04529 almond oil
    04532 hazelnut oil
    04581 avocado oil
    04510 safflower oil
    04583 mustard oil
    04055 palm oil; dende oil; red palm oil
    04037 rice bran oil
    42231 flaxseed oil; linseed oil
    04582 canola oil; rapeseed oil
    04058 sesame oil; toasted sesame oil; sesame seed oil; dark sesame oil
    04047 coconut oil
    04501 cocoa butter; cacao butter
    19335 sugar; caster sugar; castor sugar; granulated sugar; superfine sugar; white sugar; sugar cube; cane sugar;
      vanilla sugar; preserving sugar; jam sugar; golden caster sugar; rock sugar; pearl sugar; sanding sugar;
      white granulated sugar; baker sugar; golden granulated sugar
    19334 brown sugar; muscovado; muscovado sugar; jaggery; piloncillo; light brown sugar; dark brown sugar;
      molasses sugar; soft brown sugar; demerara sugar; turbinado sugar; palm sugar; light muscovado sugar; panela;
      dark muscovado sugar; light brown soft sugar; dark brown soft sugar; raw sugar; brown soft sugar; demerara;
      turbinado; coconut palm sugar; soft light brown sugar; soft dark brown sugar; light soft brown sugar
    19340 maple sugar
    19336 icing sugar; powdered sugar; confectioner sugar; confectioners sugar; confectioner sugar icing sugar
    19375 glaze icing; royal icing; powdered sugar glaze
    19230 frosting; vanilla frosting; buttercream; buttercream frosting; icing; white frosting
    19226 chocolate frosting
    19228 cream cheese frosting; cream cheese icing
    19296 honey; runny honey; clear honey; raw honey; liquid honey; blossom honey; orange blossom honey; thyme honey;
      clover honey; acacia honey; manuka honey; wildflower honey; heather honey
    19304 molasses; treacle; black treacle; blackstrap molasses; unsulphured molasses
    19353 maple syrup; pure maple syrup
    19350 golden syrup; corn syrup; light corn syrup; glucose syrup; liquid glucose; glucose
    19349 dark corn syrup
    19352 malt syrup; barley malt syrup; malt extract
    19355 sorghum syrup; sorghum molasses
    19912 agave; agave nectar; agave syrup
    43026 sugar free syrup; sugar free maple syrup; sugar free pancake syrup
    19129 pancake syrup; table syrup
    19348 chocolate fudge topping; hot fudge sauce; chocolate fudge sauce; fudge sauce; hot fudge
    14181 chocolate syrup; chocolate sauce
    42040 grenadine; grenadine syrup
    19297 jam; preserve; apricot jam; conserve; strawberry jam; raspberry jam; apricot preserve; apricot conserve;
      blackberry jam; plum jam; fig jam; cherry jam; strawberry preserve; raspberry preserve; seedless raspberry jam;
      blackcurrant jam; blueberry jam; peach preserve; pineapple preserve; peach jam; fig preserve
    43028 sugar free jam; no sugar jam
    19303 marmalade; orange marmalade
    19300 jelly; redcurrant jelly; grape jelly; red currant jelly; currant jelly; apple jelly; quince jelly;
      mint jelly; cranberry jelly
    09081 cranberry sauce; whole berry cranberry sauce; jellied cranberry sauce
    19294 apple butter
    19312 apple pie filling
    19314 cherry pie filling
    11426 pumpkin pie filling; pumpkin pie mix
    19165 cocoa; cocoa powder; cacao; cacao powder; unsweetened cocoa; unsweetened cocoa powder; dark cocoa powder;
      baking cocoa; dutch process cocoa powder; dutch processed cocoa powder
    14192 cocoa mix; hot chocolate mix; hot cocoa mix; drinking chocolate; hot chocolate powder; hot cocoa powder;
      drinking chocolate powder
    19903 dark chocolate; plain chocolate; bittersweet chocolate; dark chocolate chip; bittersweet chocolate chip;
      70 cocoa dark chocolate; extra dark chocolate; couverture chocolate; cooking chocolate; dark cooking chocolate
    19080 chocolate; chocolate chip; semisweet chocolate; semi sweet chocolate; chocolate chunk;
      semisweet chocolate chip; semi sweet chocolate chip; chocolate morsel; semi sweet chocolate morsel;
      chocolate piece; semisweet chocolate morsel; semi sweet baking chocolate; mini chocolate chip
    19120 milk chocolate; chocolate bar; milk chocolate chip; milk chocolate bar; milk chocolate chunk
    19087 white chocolate; white chocolate chip; white baking chocolate; white chocolate chunk; candy melt;
      vanilla candy melt; white candy melt
    19078 unsweetened chocolate; baking chocolate; unsweetened baking chocolate; baker chocolate
    19085 butterscotch chip
    19086 peanut butter chip
    19125 nutella; chocolate hazelnut spread; hazelnut spread; chocolate spread; chocolate hazelnut paste
    19150 peanut butter cup; mini peanut butter cup; chocolate peanut butter cup; reese peanut butter cup;
      milk chocolate peanut butter cup; peanut butter chocolate cup
    19116 marshmallow; mini marshmallow
    19365 marshmallow cream; marshmallow creme; marshmallow fluff
    19074 caramel; caramel candy; soft caramel
    19364 caramel sauce; butterscotch sauce; caramel topping; caramel ice cream topping; butterscotch topping
    19383 toffee; toffee bit
    19070 butterscotch; butterscotch candy
    19100 fudge; chocolate fudge
    19107 hard candy; peppermint candy; candy cane; red hot candy; cinnamon candy; boiled sweet;
      cinnamon red hot candy
    19108 jelly bean
    19106 gumdrop
    12071 marzipan; almond paste
    19216 praline
    20081 flour; plain flour; all purpose flour; wheat flour; white flour; tipo 00 flour; 00 flour; unbleached flour;
      ap flour; 00 pasta flour; italian 00 flour; maida; plain white flour; flour mixture; all purpose white flour
    20082 self raising flour; self rising flour; self raising; self raising white flour
    20083 bread flour; strong flour; strong white flour; white bread flour; strong bread flour; strong plain flour;
      strong white bread flour; high gluten flour
    20084 cake flour; pastry flour
    20080 wholemeal flour; whole wheat flour; wholewheat flour; brown flour; atta; whole wheat pastry flour;
      graham flour; whole wheat bread flour; wholemeal bread flour; wholemeal plain flour; white whole wheat flour;
      atta flour; whole grain flour; wholegrain flour; wholemeal wheat flour; strong wholemeal flour;
      plain wholemeal flour
    20064 rye flour; medium rye flour; wholemeal rye flour
    20063 dark rye flour
    20130 barley flour
    20011 buckwheat flour
    20132 oat flour
    20061 rice flour; white rice flour; ground rice
    20054 glutinous rice
    20090 brown rice flour
    20003 arrowroot; arrowroot flour; arrowroot powder; arrowroot starch
    11413 potato flour; potato starch flour
    16117 soy flour; soya flour
    16157 chickpea flour; gram flour; besan; garbanzo flour; garbanzo bean flour; chickpea flour besan; besan flour
    16055 carob powder; carob flour
    20017 masa harina; masa; masa flour; corn masa; instant masa
    12061 almond; ground almond; almond flour; almond meal; flaked almond; whole almond; slivered almond;
      sliced almond; toasted almond; raw almond; almond flake
    12062 blanched almond; blanched almond flour; blanched slivered almond
    12063 roasted almond; smoked almond; salted almond
    20027 cornflour; cornstarch; corn starch; maizena; custard powder; bird custard powder; starch
    20068 tapioca; sago; tapioca pearl; pearl tapioca; instant tapioca; quick cooking tapioca; tapioca flour;
      tapioca starch
    20022 cornmeal; polenta; maize meal; grit; yellow cornmeal; corn meal; instant polenta; white cornmeal;
      quick grit; fine cornmeal
    20066 semolina; semolina flour; fine semolina; durum flour; durum wheat semolina; sooji; semola
    18369 baking powder; aluminum free baking powder; gluten free baking powder
    18372 baking soda; bicarbonate of soda; bicarbonate; soda bicarbonate; bicarb; soda; bicarb of soda
    18373 cream of tartar; tartar
    18375 yeast; dried yeast; active dry yeast; instant yeast; dry yeast; easy blend yeast; fast action yeast;
      rapid rise yeast; fast action dried yeast; easy bake yeast; active dried yeast; dry active yeast;
      quick rise yeast; bread machine yeast; instant dry yeast; instant dried yeast; easy action yeast; rapid yeast;
      easy blend dried yeast; sachet dried yeast
    18374 fresh yeast; compressed yeast; cake yeast
    19177 gelatine; gelatin; gelatin powder; unflavored gelatin; powdered gelatin; gelatine leaf; leaf gelatine;
      gelatine powder; powdered gelatine; gelatin leaf; gelatin sheet; leaf gelatin; gelatine sheet
    11663 agar; agar agar; agar powder
    19310 pectin; powdered pectin; fruit pectin
    42063 liquid pectin
    19172 jello; jelly crystal; gelatin dessert; strawberry gelatin; raspberry gelatin; orange gelatin; lemon gelatin;
      strawberry flavored gelatin; flavored gelatin; raspberry flavored gelatin; cherry flavored gelatin;
      orange flavored gelatin; lime flavored gelatin; lemon flavored gelatin; lime gelatin; cherry gelatin; jell o
    02050 vanilla; vanilla extract; vanilla essence; pure vanilla extract; vanilla bean extract; vanilla flavor
    02051 imitation vanilla; imitation vanilla extract; vanilla flavoring; vanilla flavouring; artificial vanilla;
      artificial vanilla extract; imitation vanilla essence
    16098 peanut butter; smooth peanut butter; creamy peanut butter; natural peanut butter
    16097 crunchy peanut butter; chunky peanut butter
    12195 almond butter
    12088 cashew butter
    12040 sunflower seed butter; sunflower butter; sunbutter
    12166 tahini; sesame paste; tahini paste; sesame butter
    12155 walnut; english walnut; walnut piece; walnut half
    12154 black walnut
    12156 candied walnut; glazed walnut
    12142 pecan; pecan nut; pecan half
    12087 cashew; cashew nut; raw cashew
    12085 roasted cashew; salted cashew
    12120 hazelnut; hazlenut; filbert; cobnut; ground hazelnut
    12151 pistachio; pistachio nut; pistachio kernel
    12147 pine nut; pine kernel; pinenut; pinon
    12131 macadamia; macadamia nut
    12078 brazil nut
    12135 nut; mixed nut; chopped nut
    12167 chestnut; roasted chestnut; cooked chestnut; vacuum packed chestnut; whole chestnut
    16087 peanut; groundnut; raw peanut
    16090 roasted peanut; salted peanut; dry roasted peanut; roasted salted peanut
    12104 coconut; fresh coconut; coconut meat; coconut flesh
    12108 desiccated coconut; coconut flake; grated coconut; dried coconut; unsweetened coconut; coconut chip;
      unsweetened shredded coconut; unsweetened coconut flake; unsweetened desiccated coconut; dried coconut flake;
      dessicated coconut
    12179 shredded coconut; sweetened coconut; sweetened shredded coconut; flaked coconut; sweetened flaked coconut;
      sweetened coconut flake
    12119 coconut water
    12023 sesame; sesame seed; benne; white sesame seed; black sesame seed; toasted sesame seed
    12036 sunflower seed; sunflower kernel; sunflower seed kernel
    12014 pumpkin seed; pepita; pumpkin seed kernel
    12220 flaxseed; flax seed; linseed; flax; flax meal; flaxseed meal; ground flaxseed; ground flax
    12006 chia; chia seed
    12012 hemp seed; hemp heart; hulled hemp seed
    02033 poppy seed; poppyseed
    19148 peanut brittle
    19030 cherry syrup; fruit syrup; raspberry syrup; strawberry syrup
    90480 simple syrup; sugar syrup; cane syrup; stock syrup; house syrup; rich simple syrup
    48052 vital wheat gluten; wheat gluten; gluten flour; gluten
    """
}
