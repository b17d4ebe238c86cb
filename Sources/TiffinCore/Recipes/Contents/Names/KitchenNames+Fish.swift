extension KitchenNames {
  /// Fish and seafood.
  static let fishes = """
    15236 salmon; salmon fillet; salmon steak; atlantic salmon; salmon side; side of salmon
    15076 wild salmon; wild atlantic salmon
    15085 sockeye salmon; sockeye
    15081 coho salmon
    15078 chinook salmon; king salmon
    15077 smoked salmon; lox; gravlax; gravadlax; smoked salmon trimming
    15260 canned salmon; tinned salmon; canned pink salmon
    15240 trout; rainbow trout; trout fillet; sea trout
    15015 cod; white fish; fish; cod fillet; fish fillet; white fish fillet; cod loin; firm white fish;
      firm white fish fillet; coley; hoki; cod steak; skinless cod fillet
    15027 fish finger; fish stick; cod finger; frozen fish finger; breaded fish finger; fish finger frozen;
      cod fish finger; crispy fish finger; frozen fish stick; breaded fish stick
    15018 salt cod; bacalao; baccala; salted cod; dried salt cod
    15033 haddock; haddock fillet
    15035 smoked haddock; smoked fish; finnan haddie; smoked haddock fillet; smoked cod; arbroath smokie
    15065 pollock; pollack; pollock fillet; hake; hake fillet
    15054 monkfish; monkfish tail; monkfish fillet
    15132 whiting
    15028 plaice; sole; flounder; lemon sole; dover sole; sole fillet; flounder fillet; plaice fillet; dab
    15129 turbot; brill
    15127 tuna steak; fresh tuna; ahi tuna; yellowfin tuna; ahi; sushi grade tuna; tuna loin
    15121 tuna; canned tuna; tinned tuna; tuna fish; chunk light tuna; tuna in water; tuna in spring water;
      tuna chunk; tuna in brine; canned tuna fish; light tuna
    15119 tuna in oil; tuna in olive oil; tuna in sunflower oil; oil packed tuna
    15126 albacore; albacore tuna; white tuna
    15046 mackerel; mackerel fillet
    15048 canned mackerel; tinned mackerel
    15088 sardine; canned sardine; tinned sardine; pilchard; sardine in oil
    15002 anchovy; anchovy fillet; canned anchovy; anchovy in oil
    15001 fresh anchovy; boquerone
    15039 herring; herring fillet
    15041 pickled herring; rollmop
    15042 kipper; kipper fillet; kippered herring; smoked herring
    15025 eel
    15091 sea bass; bass; sea bream; bream; barramundi; sea bass fillet; branzino; seabass; sea bream fillet
    15055 mullet; red mullet; grey mullet
    15101 snapper; red snapper; snapper fillet; red snapper fillet
    15031 grouper
    15023 mahi mahi; mahimahi
    15110 swordfish
    15095 shark
    15036 halibut; halibut fillet
    15261 tilapia; tilapia fillet
    15234 catfish; catfish fillet; basa; basa fillet; pangasius
    15008 carp
    15060 perch
    15062 pike
    15104 sturgeon
    15270 prawn; shrimp; king prawn; tiger prawn; raw prawn; jumbo shrimp; raw shrimp; large shrimp; tiger shrimp;
      raw king prawn; jumbo prawn
    15151 cooked prawn; cooked shrimp; cooked king prawn; cooked and peeled prawn; cooked peeled prawn
    15145 crayfish; crawfish; crawfish tail
    15140 crab; crabmeat; crab meat; white crabmeat; lump crab meat; lump crabmeat; white crab meat; cooked crab meat
    15143 dungeness crab
    15138 imitation crab; imitation crab meat; imitation crabmeat; fake crab; mock crab; crab stick; crabstick;
      seafood stick; surimi stick; surimi crab; artificial crab; faux crab; kani; kanikama; krab; imitation crab stick
    15109 surimi
    15153 imitation shrimp
    15174 imitation scallop
    15147 lobster; lobster tail; lobster meat
    15154 spiny lobster; langoustine
    15164 mussel
    15157 clam; quahog; littleneck clam; cockle
    15160 canned clam; tinned clam; minced clam; chopped clam
    15162 clam juice
    15175 squid; calamari; squid tube; squid ring; calamari ring; baby squid
    15166 octopus; baby octopus
    15163 cuttlefish
    15172 scallop; sea scallop; bay scallop; king scallop; queen scallop
    15167 oyster
    15072 roe; fish roe; tobiko; salmon roe; masago
    15012 caviar
    15070 rock cod; rockfish
    """
}
