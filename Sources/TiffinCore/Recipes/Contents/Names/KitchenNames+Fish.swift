extension KitchenNames {
  /// Fish and seafood.
  static let fishes = """
    15236 salmon; salmon fillet; trout; rainbow trout
    15077 smoked salmon; smoked trout; lox
    15260 canned salmon; tinned salmon
    15015 cod; white fish; fish; cod fillet; fish fillet; haddock; pollock; hake; monkfish; whiting; plaice; sole;
      turbot; coley; hoki
    15035 smoked haddock; smoked fish; kipper
    15117 tuna steak; fresh tuna
    15121 tuna; albacore; canned tuna; tinned tuna; tuna fish
    15046 mackerel; smoked mackerel
    15088 sardine; pilchard
    15002 anchovy; boquerone; anchovy fillet
    15039 herring; eel
    15091 sea bass; bass; bream; sea bream; mullet; barramundi
    15101 snapper; grouper; mahi mahi; swordfish; red snapper
    15036 halibut
    15261 tilapia; catfish; basa
    15270 prawn; shrimp; king prawn; tiger prawn; seafood; crayfish
    15140 crab; crabmeat; crab meat; white crabmeat
    15147 lobster; langoustine
    15164 mussel
    15157 clam; quahog; cockle
    15175 squid; calamari; octopus; cuttlefish
    15172 scallop
    15167 oyster
    15072 roe; caviar; tobiko
    """
}
