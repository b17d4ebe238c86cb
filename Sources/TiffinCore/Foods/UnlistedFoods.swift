/// Names of foods and drinks that are in none of Tiffin's tables.
///
/// A search for one of them finds nothing, rather than a food with a similar name: gyoza are not goose, and orzo is
/// not the beginning of orzotto.
enum UnlistedFoods {
  /// Returns true if the word is a name of such a food, in the singular or plural.
  ///
  /// - Parameter word: A word in lower case without accents.
  static func contains(_ word: String) -> Bool { names.contains(word) || names.contains(EnglishSingular.of(word)) }

  private static let names = Set(
    """
    absinthe affogato aioli ajvar alfajor alpro amaretto amatriciana aperol arak arancini arrabbiata ayran babybel
    baileys baklava ballantine bao barbacoa barramundi bastilla bearnaise bellini bibimbap biltong birria biscotti
    blini bloomer bobotie borek borscht boursin bovril branzino bream brigadeiro brill bruschetta bucatini bulgogi
    burek burrata cachaca caipirinha calvados campari cannoli caponata carnitas cassoulet cevapcici ceviche chaat
    chimichanga chimichurri churro coley confit congee corona cosmopolitan courvoisier crostini crumpet currywurst
    dango dolma dolmades donburi doritos dosa drambuie elote fanta farro fattoush feijoada flapjack fonio freekeh
    fufu galbi ganoush gazoz gelato gnudi gochugaru gochujang grappa gremolata grissini guinness gyoza gyro gyros
    habanero haggis halloumi haloumi halva harira harissa heineken horlicks huel idli injera jambalaya japchae
    jollof julep kadhi kahlua kalamata katsu kefta khachapuri kibbeh kimbap knafeh kofta kombucha korokke kulfi
    labneh laksa lamington langos langoustine larb limoncello lokum lucozade lumpia lutefisk malteser manakish
    manchego manti margarita marsala menudo mezcal milo mimosa mochi mofongo mojito moussaka msemen muffuletta
    negroni nigiri oatly obatzda okonomiyaki onigiri orecchiette orzo ossobuco ouzo pandan paneer pappardelle
    pastilla pavlova pelmeni peroni pilau pintxos piroshki pisco plaice poblano ponzu posole poutine pozole pringles
    profiterole pulao puttanesca quorn raita raki rasam rasgulla rendang ribena ribollita rillettes sambal sambuca
    samphire sarma sarmale sashimi satay sauerbraten schnapps semifreddo seviche shakshuka shawarma shiro skordalia
    skyr smorrebrod soju soutzoukakia souvlaki soylent spanakopita stifado stollen stracciatella sukiyaki tagine
    taleggio tapas tapenade taramasalata tartufo temaki tempura teppanyaki tiropita tonkatsu tteokbokki turron udon
    ugali unagi upma vimto vindaloo yakitori yakult yuzu zabaglione zeppole
    """.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }).map { String(Substring($0)) })
}
