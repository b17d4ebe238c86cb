/// The names of months in the languages of the supported diary apps.
/// - Source: Unicode CLDR, months in dates, wide and abbreviated.
enum MonthNames {
  /// Returns the number of a month (1...12) by its name or abbreviation, ignoring case and accents; nil for other
  /// words.
  static func number(of word: String) -> Int? { numbers[TextFolding.folded(word)] }

  /// The numbers of months by name in lower case without accents. Each row below contains the names of one month:
  /// English, German, French, Spanish, Italian, Dutch, Portuguese, Polish, Swedish, Danish, Norwegian, Finnish, Czech,
  /// Hungarian, Turkish, Russian, Greek.
  private static let numbers: [String: Int] = {
    let names = [
      """
      jan january januar jänner jän janvier janv enero ene gennaio gen januari janeiro styczeń stycznia sty januari
      tammikuu tammikuuta tammi leden ledna led január ocak oca январь января янв ιανουάριος ιανουαρίου ιαν
      """,
      """
      feb february februar feber février févr fév febrero febbraio februari fevereiro fev luty lutego lut helmikuu
      helmikuuta helmi únor února úno február febr şubat şub февраль февраля фев февр φεβρουάριος φεβρουαρίου φεβ
      """,
      """
      mar march märz mär mrz mars marzo maart mrt março marzec marca mart maaliskuu maaliskuuta maalis březen března bře
      március márc март марта мар μάρτιος μαρτίου μαρ
      """,
      """
      apr april avril avr abril abr aprile kwiecień kwietnia kwi huhtikuu huhtikuuta huhti duben dubna dub április ápr
      nisan nis апрель апреля апр απρίλιος απριλίου απρ
      """,
      """
      may mai mayo maggio mag mei maio maj toukokuu toukokuuta touko květen května kvě május máj mayıs май мая
      μάιος μαΐου μαϊ μάι
      """,
      """
      jun june juni juin junio giugno giu junho czerwiec czerwca cze kesäkuu kesäkuuta kesä červen června čvn június jún
      haziran haz июнь июня июн ιούνιος ιουνίου ιουν
      """,
      """
      jul july juli juillet juil julio luglio lug julho lipiec lipca lip heinäkuu heinäkuuta heinä červenec července čvc
      július júl temmuz tem июль июля июл ιούλιος ιουλίου ιουλ
      """,
      """
      aug august août agosto ago augustus augusti sierpień sierpnia sie elokuu elokuuta elo srpen srpna srp augusztus
      ağustos ağu август августа авг αύγουστος αυγούστου αυγ
      """,
      """
      sep sept september septembre septiembre setiembre settembre set setembro wrzesień września wrz syyskuu syyskuuta
      syys září zář szeptember szept eylül eyl сентябрь сентября сен сент σεπτέμβριος σεπτεμβρίου σεπ
      """,
      """
      oct october oktober okt octobre octubre ottobre ott outubro out październik października paź lokakuu lokakuuta loka
      říjen října říj október ekim eki октябрь октября окт οκτώβριος οκτωβρίου οκτ
      """,
      """
      nov november novembre noviembre novembro listopad listopada lis marraskuu marraskuuta marras lis kasım kas ноябрь
      ноября ноя нояб νοέμβριος νοεμβρίου νοε
      """,
      """
      dec december dezember dez décembre déc diciembre dic dicembre dezembro grudzień grudnia gru joulukuu joulukuuta joulu
      prosinec prosince pro desember des aralık ara декабрь декабря дек δεκέμβριος δεκεμβρίου δεκ
      """,
    ]
    var numbers: [String: Int] = [:]
    for (index, words) in names.enumerated() {
      for word in words.split(whereSeparator: \.isWhitespace) {
        let name = TextFolding.folded(String(word))
        numbers[name] = numbers[name] ?? index + 1
      }
    }
    return numbers
  }()
}
