import TiffinCore

/// The country of a new person's device, which determines the household's currency and the first day of the week.
///
/// Browsers send languages, and with a script the time zone. The time zone decides if the first language names no
/// country, as `de` does, and also for American English outside of America and the Pacific, which is the default
/// language of many browsers. Without a known time zone, the country follows from the language alone.
struct DeviceRegion: Equatable, Sendable {
  /// The ISO 3166 code, such as "DE"; nil if the country is unknown.
  let code: String?

  /// Derives the country.
  ///
  /// - Parameters:
  ///   - languages: The header Accept-Language: "de-CH, en;q=0.8".
  ///   - zone: The name of a time zone; may be empty.
  init(languages: String, zone: String) {
    let first = languages.utf8.split(separator: UInt8(ascii: ",")).first.map { String(Substring($0)) } ?? ""
    let tag = first.prefix { $0 != ";" }.filter { !$0.isWhitespace }.uppercased()
    let parts = tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    let spoken = parts.dropFirst().first { $0.utf8.count == 2 }
    let there = Self.zones[zone]
    if spoken == "US", parts.first == "EN", !zone.isEmpty, !zone.hasPrefix("America/"), !zone.hasPrefix("Pacific/") {
      code = there ?? spoken
    } else {
      code = spoken ?? there ?? parts.first.flatMap { Self.languages[$0] }
    }
  }

  /// The currency of the country; the US dollar if that currency cannot be chosen, or the country is unknown.
  var currency: Currency {
    guard let code else { return .dollar }
    if Self.withEuro.contains(code) { return Currency(code: "EUR") ?? .dollar }
    if code == "LI" { return Currency(code: "CHF") ?? .dollar }
    // The first two letters of a currency's code are the country's code.
    return Currency.all.first { $0.code.hasPrefix(code) } ?? .dollar
  }

  /// The first day of the week; nil if the country is unknown.
  ///
  /// - Source: Unicode CLDR 47, `supplementalData/weekData/firstDay`.
  var weekStart: Weekday? {
    guard let code else { return nil }
    return Self.fromSunday.contains(code) ? .sunday : Self.fromSaturday.contains(code) ? .saturday : .monday
  }

  private static func set(_ codes: String) -> Set<String> {
    Set(codes.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private static let withEuro = set("AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK")
  private static let fromSunday = set(
    """
    AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK \
    PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW
    """)
  private static let fromSaturday = set("AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY")

  /// The country of each language that is spoken mostly in one country.
  private static let languages = [
    "BG": "BG", "CS": "CZ", "DA": "DK", "DE": "DE", "EL": "GR", "ET": "EE", "FI": "FI", "HE": "IL", "HI": "IN",
    "HR": "HR", "HU": "HU", "ID": "ID", "IS": "IS", "IT": "IT", "JA": "JP", "KO": "KR", "LT": "LT", "LV": "LV",
    "MS": "MY", "NB": "NO", "NL": "NL", "NN": "NO", "NO": "NO", "PL": "PL", "RO": "RO", "SK": "SK", "SL": "SI",
    "SV": "SE", "TH": "TH", "TR": "TR", "UK": "UA", "VI": "VN",
  ]

  /// The country of each time zone, for countries whose currency can be chosen.
  private static let zones: [String: String] = Dictionary(
    uniqueKeysWithValues: """
      AR America/Buenos_Aires,AR America/Argentina/Buenos_Aires,AT Europe/Vienna,AU Australia/Sydney,\
      AU Australia/Melbourne,AU Australia/Brisbane,AU Australia/Perth,AU Australia/Adelaide,AU Australia/Hobart,\
      AU Australia/Darwin,BE Europe/Brussels,BG Europe/Sofia,BH Asia/Bahrain,BR America/Sao_Paulo,CA America/Toronto,\
      CA America/Vancouver,CA America/Edmonton,CA America/Winnipeg,CA America/Halifax,CA America/St_Johns,\
      CH Europe/Zurich,CL America/Santiago,CN Asia/Shanghai,CO America/Bogota,CY Asia/Nicosia,CZ Europe/Prague,\
      DE Europe/Berlin,DK Europe/Copenhagen,EE Europe/Tallinn,EG Africa/Cairo,ES Europe/Madrid,ES Atlantic/Canary,\
      FI Europe/Helsinki,FR Europe/Paris,GB Europe/London,GR Europe/Athens,HK Asia/Hong_Kong,HR Europe/Zagreb,\
      HU Europe/Budapest,ID Asia/Jakarta,IE Europe/Dublin,IL Asia/Jerusalem,IN Asia/Kolkata,IN Asia/Calcutta,\
      IS Atlantic/Reykjavik,IT Europe/Rome,JO Asia/Amman,JP Asia/Tokyo,KE Africa/Nairobi,KR Asia/Seoul,KW Asia/Kuwait,\
      LT Europe/Vilnius,LU Europe/Luxembourg,LV Europe/Riga,MA Africa/Casablanca,MT Europe/Malta,\
      MX America/Mexico_City,MX America/Monterrey,MY Asia/Kuala_Lumpur,NG Africa/Lagos,NL Europe/Amsterdam,\
      NO Europe/Oslo,NZ Pacific/Auckland,OM Asia/Muscat,PE America/Lima,PH Asia/Manila,PK Asia/Karachi,\
      PL Europe/Warsaw,PT Europe/Lisbon,RO Europe/Bucharest,RS Europe/Belgrade,RU Europe/Moscow,SE Europe/Stockholm,\
      SG Asia/Singapore,SI Europe/Ljubljana,SK Europe/Bratislava,TH Asia/Bangkok,TN Africa/Tunis,TR Europe/Istanbul,\
      TW Asia/Taipei,UA Europe/Kyiv,UA Europe/Kiev,US America/New_York,US America/Chicago,US America/Denver,\
      US America/Phoenix,US America/Los_Angeles,US America/Anchorage,US Pacific/Honolulu,VN Asia/Ho_Chi_Minh,\
      VN Asia/Saigon,ZA Africa/Johannesburg
      """
      .split(whereSeparator: { $0 == "," }).map { entry in (String(entry.dropFirst(3)), String(entry.prefix(2))) })
}

extension DeviceRegion {
  init(_ request: Request, zone: String) {
    self.init(languages: request.variable("HTTP_ACCEPT_LANGUAGE") ?? "", zone: zone)
  }
}
