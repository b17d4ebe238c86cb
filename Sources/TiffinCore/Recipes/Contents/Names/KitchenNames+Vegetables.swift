extension KitchenNames {
  /// Vegetables and mushrooms.
  static let vegetables = """
    11282 onion; red onion; white onion; yellow onion; brown onion; spanish onion; sweet onion; pearl onion;
      baby onion; vidalia; vidalia onion; bermuda onion
    11291 spring onion; scallion; green onion; salad onion
    11677 shallot; challot; echalion shallot; banana shallot
    11215 garlic; garlic clove; clove garlic; garlic paste; garlic puree
    11216 ginger; galangal; ginger root; root ginger; gingerroot; ginger paste; horseradish; garlic paste ginger
    11246 leek
    11156 chive
    11352 potato; new potato; maris piper; baking potato; waxy potato; floury potato; russet potato; king edward;
      charlotte potato; baby potato
    11371 mashed potato; mash
    11402 chip; fry; french fry; oven chip; hash brown
    11507 sweet potato; yam
    11134 cassava; plantain; taro
    11124 carrot; baby carrot
    11298 parsnip
    11564 turnip; kohlrabi
    11435 swede; rutabaga
    11141 celeriac; celery root
    11080 beetroot; beet; red beet
    11429 radish; daikon; mooli
    11529 tomato; plum tomato; vine tomato; ripe tomato; roma tomato; cherry tomato; grape tomato; baby plum tomato;
      heirloom tomato; beef tomato
    11531 chopped tomato; tinned tomato; canned tomato; crushed tomato; diced tomato; canned plum tomato;
      tinned plum tomato; whole peeled tomato; stewed tomato; fire roasted tomato; peeled tomato
    11546 tomato paste; tomato puree; concentrated tomato puree; tomato concentrate
    11547 passata; tomato passata; strained tomato
    11549 tomato sauce
    11955 sun dried tomato; sundried tomato; sunblush tomato
    11956 sun dried tomato in oil
    11886 tomato juice; vegetable juice
    11954 tomatillo
    11821 pepper red; red pepper; red bell pepper; bell pepper; sweet pepper; capsicum; pepperoncini; orange pepper;
      romano pepper; red capsicum; roasted red pepper; roasted pepper; piquillo pepper; pimiento
    11333 green pepper; green bell pepper; poblano; poblano pepper; shishito
    11951 yellow pepper; yellow bell pepper
    11819 chilli; chili; red chilli; red chili; chile; chilli pepper; chili pepper; hot pepper; thai chili;
      scotch bonnet; habanero; bird eye chilli; serrano; serrano pepper; serrano chile
    11979 jalapeno; jalapeno pepper; green chilli; green chili; jalapeno chile
    11209 aubergine; eggplant; egg plant
    11477 courgette; zucchini; summer squash; yellow squash; marrow
    11485 squash; butternut squash; butternut; winter squash; acorn squash
    11422 pumpkin
    11424 pumpkin puree; canned pumpkin; pumpkin pure
    11205 cucumber
    11109 cabbage; white cabbage; savoy cabbage; green cabbage; pointed cabbage; coleslaw mix
    11112 red cabbage
    11116 pak choi; bok choy; bok choi; pak choy; chinese cabbage; napa cabbage; chinese leaf
    11439 sauerkraut; kimchi
    11090 broccoli; tenderstem broccoli; purple sprouting broccoli; broccolini; broccoli rabe; tenderstem; romanesco
    11135 cauliflower; cauliflower floret; cauliflower rice
    11098 sprout; brussels sprout; brussel sprout
    11457 spinach; baby spinach; spinach leaf; callaloo
    11463 frozen spinach
    11233 kale; cavolo nero; collard; collard green; spring green; green
    11147 chard; swiss chard
    11251 lettuce; romaine; romaine lettuce; cos lettuce; little gem; salad; salad leaf; gem lettuce; iceberg lettuce;
      salad green; mixed leaf; baby leaf; radicchio; frisee; mixed salad leaf
    11959 rocket; arugula
    11591 watercress; cress; pea shoot; micro herb; mulukhiyah
    11213 endive; chicory
    11143 celery; celery stick; celery stalk; celery heart; cardoon; celery rib; rib celery
    11957 fennel; fennel bulb
    11011 asparagus; asparagus spear; asparagus tip; samphire
    11007 artichoke; globe artichoke; artichoke heart
    11226 jerusalem artichoke
    11052 green bean; french bean; runner bean; fine bean; haricot vert; string bean; bean green
    11043 beansprout; bean sprout; sprouted bean; alfalfa
    11312 pea; frozen pea; garden pea; petit pois; green pea; english pea
    11300 mangetout; sugar snap; snow pea; sugar snap pea; snap pea; mange tout
    11178 sweetcorn; corn; sweet corn; corn kernel; baby corn; corn on the cob; ear of corn; hominy; ear corn;
      corn cob
    11260 mushroom; button mushroom; chestnut mushroom; oyster mushroom; cremini; cremini mushroom;
      portobello mushroom; shiitake mushroom; shiitake; chanterelle; portobello
    11268 dried mushroom; dried porcini; porcini; dried shiitake; dried porcini mushroom; dried shiitake mushroom
    11278 okra
    09037 avocado; guacamole
    09193 olive; tapenade; black olive; kalamata olive; pitted olive; kalamata; green olive
    02054 caper; caper berry
    11937 pickle; gherkin; cornichon; dill pickle; relish
    11583 vegetable; mixed vegetable; frozen vegetable; stir fry vegetable
    11026 bamboo shoot
    11590 water chestnut
    11445 seaweed; strip kombu; nori; kombu; kelp; wakame
    09307 rhubarb
    11963 nopale; cactus
    11972 lemongrass; lemon grass
    """
}
