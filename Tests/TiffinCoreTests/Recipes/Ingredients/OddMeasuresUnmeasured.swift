extension OddMeasures {
  /// No quantity: added up they are only counted, so that they can be taken off again.
  static let unmeasured = """
    3rd |  | 3rd
    As required |  | As required
    Beaten |  | Beaten
    Boiled |  | Boiled
    Chopped |  | Chopped
    Crushed |  | Crushed
    For Greasing |  | For Greasing
    For brushing |  | For brushing
    For frying |  | For frying
    Fry |  | Fry
    Garnish chopped |  | Garnish chopped
    Garnish with |  | Garnish with
    Garnish |  | Garnish
    Grated |  | Grated
    Ground |  | Ground
    Halved |  | Halved
    Leaves |  | Leaves
    Minced |  | Minced
    Peeled and Sliced |  | Peeled and Sliced
    Shaved |  | Shaved
    Sliced and Seeded |  | Sliced and Seeded
    Sliced |  | Sliced
    Sprigs of fresh |  | Sprigs of fresh
    Steamed |  | Steamed
    Thumb sized peeled and very finely grated |  | Thumb sized peeled and very finely grated
    To Glaze |  | To Glaze
    To serve |  | To serve
    To taste |  | To taste
    Top |  | Top
    Topping |  | Topping
    White |  | White
    as required |  | as required
    chopped |  | chopped
    for frying |  | for frying
    garnish chopped |  | garnish chopped
    garnish |  | garnish
    grated, to taste |  | grated, to taste
    ground |  | ground
    sprigs of fresh |  | sprigs of fresh
    to serve |  | to serve
    to taste |  | to taste
    """
}
