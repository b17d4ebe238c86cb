/// Remarks in languages other than English.
extension IngredientLineParser {
  /// True if a remark in another language begins at this position, such as `nach Geschmack`, `q.b.`, `al gusto`, `zum
  /// Braten` or `pour servir`.
  var isAtForeignRemark: Bool {
    let next = word(1) ?? ""
    return switch word() {
    case "q", "n": next.isEmpty && word(2) == "b"
    case "al", "a": ["gusto", "gosto", "piacere", "volonte", "voluntad", "vontade"].contains(next)
    case "efter", "etter": ["smak", "smag", "behag", "behov", "onskemal"].contains(next)
    case "naar": ["smaak", "wens", "behoefte"].contains(next)
    case "selon": ["gout", "le", "votre", "les"].contains(next)
    case "segun": ["gusto", "el"].contains(next)
    case "do": ["smaku", "podania", "dekoracji", "smazenia", "posypania"].contains(next)
    case "nach": ["geschmack", "belieben", "bedarf", "wunsch"].contains(next)
    case "zum", "zur": token(-1)?.word != nil && token(1)?.word != nil
    case "pour": ["servir", "decorer", "la", "le", "les", "l'", "saupoudrer", "garnir"].contains(next)
    case "per": ["servire", "decorare", "guarnire", "friggere", "la", "il", "lo"].contains(next)
    case "para": ["servir", "decorar", "freir", "fritar", "untar", "espolvorear", "polvilhar"].contains(next)
    case "till": ["stekning", "servering", "garnering", "formen"].contains(next)
    case "aus": next == "der" && word(2) == "muhle"
    case "du": next == "moulin"
    case "fur": ["die", "den", "das", "deko"].contains(next)
    case "til": ["stegning", "servering", "pynt", "formen", "panden"].contains(next)
    case "om": next == "te" || next == "in"
    case let word? where CounterWord.remarks.contains(word): token(-1)?.word != nil
    default: false
    }
  }
}
