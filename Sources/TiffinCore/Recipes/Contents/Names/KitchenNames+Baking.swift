extension KitchenNames {
  /// Fats, sugars, flours, nuts and seeds.
  static let baking = """
    04053 olive oil; extra virgin olive oil; virgin olive oil
    04044 oil; vegetable oil; cooking oil; frying oil; cooking spray; oil spray
    04506 sunflower oil; corn oil; rapeseed oil; peanut oil; groundnut oil; grapeseed oil; nut oil; walnut oil;
      avocado oil; chili oil; chilli oil; truffle oil; safflower oil
    04582 canola oil
    04058 sesame oil
    04047 coconut oil
    19335 sugar; caster sugar; castor sugar; granulated sugar; superfine sugar; white sugar; sweetener; sugar cube;
      vanilla sugar; preserving sugar; palm sugar; demerara sugar
    19334 brown sugar; muscovado; muscovado sugar; jaggery; piloncillo; light brown sugar; dark brown sugar;
      molasses sugar
    19336 icing sugar; powdered sugar; confectioner sugar; confectioners sugar; icing
    19296 honey
    19304 molasses; treacle; pomegranate molasses; black treacle
    19353 maple syrup
    19350 syrup; golden syrup; corn syrup; agave; agave nectar; agave syrup; glucose; simple syrup; sugar syrup;
      rice syrup; nectar; date syrup; cordial; grenadine
    19297 jam; preserve; marmalade; jelly; cranberry sauce; mincemeat; redcurrant jelly; apricot jam; conserve;
      lemon curd; quince paste; chutney; mango chutney
    19165 cocoa; cocoa powder; cacao; cacao powder; unsweetened cocoa
    19903 dark chocolate; plain chocolate; bittersweet chocolate
    19080 chocolate; chocolate chip; semisweet chocolate; semi sweet chocolate; chocolate chunk
    19120 milk chocolate; chocolate bar; nutella
    19087 white chocolate; white chocolate chip
    19078 unsweetened chocolate; baking chocolate
    19116 marshmallow
    19074 toffee; fudge; candy; caramel sauce; butterscotch
    12071 marzipan; almond paste
    20081 flour; plain flour; all purpose flour; wheat flour; white flour; tipo 00 flour; 00 flour; flour mixture
    20082 self raising flour; self rising flour; self raising
    20083 bread flour; strong flour; strong white flour; white bread flour; strong bread flour
    20084 cake flour; pastry flour
    20080 wholemeal flour; whole wheat flour; wholewheat flour; spelt flour; rye flour; brown flour; atta
    20061 rice flour
    16157 chickpea flour; gram flour; besan
    12061 almond; ground almond; almond flour; almond meal; flaked almond; whole almond; slivered almond;
      sliced almond
    12062 blanched almond
    20027 cornflour; cornstarch; corn starch; starch; potato starch; arrowroot; custard powder; tapioca starch;
      tapioca flour; potato flour
    20068 tapioca; sago
    20022 cornmeal; polenta; maize meal; grit
    20066 semolina
    18369 baking powder
    18372 baking soda; bicarbonate of soda; bicarbonate; soda bicarbonate; bicarb; soda
    18373 cream of tartar; tartar
    18375 yeast; dried yeast; active dry yeast; instant yeast; dry yeast; easy blend yeast
    18374 fresh yeast
    19177 gelatine; gelatin; gelatin powder; agar; pectin
    19172 jello; jelly crystal
    02050 vanilla; vanilla extract; vanilla essence; extract; essence; almond extract; vanilla bean; vanilla pod;
      vanilla paste; bean paste; food colouring; food coloring; colouring; rose water; rosewater; orange blossom water;
      orange flower water; peppermint extract
    16098 peanut butter; almond butter; cashew butter; nut butter
    12166 tahini
    12155 walnut
    12142 pecan; pecan nut
    12087 cashew; cashew nut
    12120 hazelnut; hazlenut
    12151 pistachio; pistachio nut
    12147 pine nut; pine kernel; pinenut
    12131 macadamia; macadamia nut; brazil nut
    12135 nut; mixed nut
    12167 chestnut
    16087 peanut; groundnut
    12104 coconut; fresh coconut
    12108 desiccated coconut; coconut flake; grated coconut; dried coconut; unsweetened coconut; coconut chip
    12179 shredded coconut; sweetened coconut
    12119 coconut water
    12023 sesame; sesame seed; benne
    12036 sunflower seed; sunflower
    12014 pumpkin seed; pepita; mixed seed; seed
    12220 flaxseed; flax seed; linseed; flax; flax meal; flaxseed meal
    12006 chia; chia seed
    02033 poppy seed; poppyseed
    """
}
