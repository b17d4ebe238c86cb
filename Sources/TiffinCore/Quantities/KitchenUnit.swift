/// A unit for ingredients. The raw value is stored in the database.
public enum KitchenUnit: String, CaseIterable, Sendable {
  case milligram = "mg"
  case gram = "g"
  case kilogram = "kg"
  case ounce = "oz"
  case pound = "lb"

  case millilitre = "ml"
  case centilitre = "cl"
  case decilitre = "dl"
  case litre = "l"
  case teaspoon = "tsp"
  case dessertspoon = "dsp"
  case tablespoon = "tbsp"
  case fluidOunce = "fl oz"
  case cup, pint, quart, gallon

  case millimetre = "mm"
  case centimetre = "cm"
  case inch

  case dozen

  case tin, packet, jar, bottle, pot, tub, bag, box, carton, punnet, container, tube, sleeve, tray, canister, pouch
  case ball, bar, block, bulb, bunch, clove, cube, ear, fillet, floret, glass, head, leaf, loaf, log, nest, part, piece,
    pod,
    rack, rasher, rib, roll, scoop, sheet, slice, spear, sprig, stalk, stick, strip, wedge, wheel
  case dollop, glug, handful, knob, dash, drizzle, drop, dusting, grating, pinch, splash, sprinkle

  /// The dimension that two quantities must share to be added up. Units with the dimension `own` are added only to
  /// quantities of the same unit.
  public enum Dimension: Sendable {
    case mass, volume, length, count, own
  }

  /// The unit's dimension. Volumes are not converted to masses.
  public var dimension: Dimension {
    switch self {
    case .milligram, .gram, .kilogram, .ounce, .pound: .mass
    case .millilitre, .centilitre, .decilitre, .litre, .teaspoon, .dessertspoon, .tablespoon, .fluidOunce, .cup, .pint,
      .quart, .gallon:
      .volume
    case .millimetre, .centimetre, .inch: .length
    case .dozen: .count
    default: .own
    }
  }

  /// True if the unit is metric. Quantities in metric units are written with decimals and added up to one sum.
  var isMetric: Bool {
    switch self {
    case .milligram, .gram, .kilogram, .millilitre, .centilitre, .decilitre, .litre, .millimetre, .centimetre: true
    default: false
    }
  }

  /// True if the unit is a unit of weight or volume.
  var isMeasured: Bool { dimension == .mass || dimension == .volume }

  /// True if the unit is a package.
  var isContainer: Bool {
    switch self {
    case .tin, .packet, .jar, .bottle, .pot, .tub, .bag, .box, .carton, .punnet, .container, .tube, .sleeve, .tray,
      .canister, .pouch:
      true
    default: false
    }
  }

  /// True if the unit can have a stated size, as in a tin of 400 g, a ball of 125 g or a bar of 4 oz.
  var hasSize: Bool {
    switch self {
    case .ball, .bar, .block, .loaf, .log, .roll, .wedge, .wheel: true
    default: isContainer
    }
  }

  /// True if the unit is vague, so that its quantity 1 is written with an article: `a pinch`.
  var isRough: Bool {
    switch self {
    case .dollop, .glug, .handful, .knob, .dash, .drizzle, .drop, .dusting, .grating, .pinch, .splash, .sprinkle: true
    default: false
    }
  }
}
