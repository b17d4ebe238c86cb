/// The names of character references.
/// - Source: HTML Living Standard, named character references.
enum HTMLEntityNames {
  /// The names after which the semicolon may be missing.
  static let latin: [String: Unicode.Scalar] = {
    let names = """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro \
      para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil \
      Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave \
      Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml \
      igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute \
      thorn yuml
      """
    var scalars: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "AMP": "&", "LT": "<"]
    for (place, name) in names.split(separator: " " as Character).enumerated() {
      scalars[String(name)] = Unicode.Scalar(UInt8(0xA0 + place))
    }
    return scalars
  }()

  static let others: [String: Unicode.Scalar] = {
    let pairs = """
      apos ' ndash – mdash — horbar ― hyphen ‐ minus − lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ lsaquo ‹ rsaquo › \
      hellip … bull • middot · trade ™ euro € permil ‰ prime ′ Prime ″ frasl ⁄ dagger † Dagger ‡ circ ˆ tilde ˜ oline ‾ \
      frac13 ⅓ frac23 ⅔ frac15 ⅕ frac25 ⅖ frac35 ⅗ frac45 ⅘ frac16 ⅙ frac56 ⅚ frac18 ⅛ frac38 ⅜ frac58 ⅝ frac78 ⅞ \
      half ½ le ≤ ge ≥ ne ≠ asymp ≈ larr ← uarr ↑ rarr → darr ↓ check ✓ cross ✗ star ☆ starf ★ hearts ♥ deg ° \
      excl ! num # dollar $ percnt % lpar ( rpar ) ast * plus + comma , period . sol / colon : semi ; equals = quest ? \
      commat @ lsqb [ rsqb ] lbrack [ rbrack ] bsol \\ lowbar _ grave ` lcub { rcub } verbar | vert | \
      OElig Œ oelig œ Scaron Š scaron š Zcaron Ž zcaron ž Ccaron Č ccaron č Rcaron Ř rcaron ř Ecaron Ě ecaron ě \
      Dcaron Ď dcaron ď Ncaron Ň ncaron ň Tcaron Ť tcaron ť Uring Ů uring ů Lstrok Ł lstrok ł Sacute Ś sacute ś \
      Cacute Ć cacute ć Nacute Ń nacute ń Zacute Ź zacute ź Zdot Ż zdot ż Aogon Ą aogon ą Eogon Ę eogon ę \
      Abreve Ă abreve ă Gbreve Ğ gbreve ğ Scedil Ş scedil ş inodot ı imath ı Idot İ Odblac Ő odblac ő Udblac Ű udblac ű \
      Amacr Ā amacr ā Emacr Ē emacr ē Imacr Ī imacr ī Omacr Ō omacr ō Umacr Ū umacr ū Yuml Ÿ fnof ƒ alpha α beta β mu μ
      """
    let words = pairs.split(separator: " " as Character)
    var scalars: [String: Unicode.Scalar] = [
      "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}",
      "lrm": "\u{200E}", "rlm": "\u{200F}", "NewLine": "\n", "Tab": "\t", "hairsp": "\u{200A}", "numsp": "\u{2007}",
    ]
    for place in stride(from: 0, to: words.count - 1, by: 2) {
      scalars[String(words[place])] = words[place + 1].unicodeScalars.first
    }
    return scalars
  }()
}
