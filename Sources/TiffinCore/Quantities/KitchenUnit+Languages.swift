extension KitchenUnit {
  /// Spellings in German, French, Spanish, Italian, Dutch, Swedish, Danish, Norwegian, Finnish, Polish, Portuguese and
  /// Turkish, in lower case without accents, separated by commas.
  static let spellingsAbroad: [KitchenUnit: String] = [
    .gram: "gramo,gramos,grammo,grammi,grama,gramas,gramy,gramow",
    .kilogram: "kilogramo,kilogramos,kilogrammi,chilo,chilogrammo,chilogrammi,quilo,quilos,quilogramas,kilogramy",
    .pound: "libra,libras,libbra,libbre",
    .millilitre: "mililitro,mililitros,millilitro,millilitri,mililitr,mililitrow",
    .centilitre: "centilitro,centilitros,centilitri",
    .decilitre: "decilitro,decilitros,decilitri",
    .litre: "litro,litros,litri,litr,litra,litry,litrow,ltrs",
    .teaspoon: """
    theel,cuil a c,cuill a c,teskje,teskjeer,teske,teskeer,teelusikka,teelusikkaa,teel,teeloeffel,teeloffeln,kaffeeloffel,c a cafe,c a the,c c,cac,cuil a cafe,cuill a cafe,cuiller a cafe,\
    cuillere a the,cuilleres a the,cuilleree a cafe,cuillerees a cafe,petite cuillere,petites cuilleres,\
    cdta,cdtas,cdita,cditas,cucharadita,cucharaditas,cucharadita de cafe,cucharadita de te,cucharaditas de cafe,\
    cucharaditas de te,cucharilla,cucharillas,cucchiaino,cucchiaini,cucchiaino da te,cucchiaini da te,\
    cucchiaino da caffe,cucchiaini da caffe,theelepel,theelepels,theelepeltje,koffielepel,koffielepels,\
    cay kasigi,tsk,tesked,teskedar,ts,lyzeczka,lyzeczki,lyzeczek,lyzeczke,colher cha,colheres cha,colher de cha,\
    colheres de cha
    """,
    .dessertspoon:
      "tatli kasigi,cucharada de postre,cucharadas de postre,colher de sobremesa,colheres de sobremesa,colher sobremesa,colheres sobremesa,dessertlepel",
    .tablespoon: """
    ss,rkl,ruokalusikka,ruokalusikkaa,eetl,cuil a s,cuill a s,spiseskje,spiseskjeer,spiseske,spiseskeer,\
    essl,essloeffel,essloffeln,c a soupe,c a table,c s,cs,cas,cuil a soupe,cuill a soupe,cuiller a soupe,\
    cuilleree a soupe,cuillerees a soupe,cuillere a table,cuilleres a table,cda,cdas,cucharada,cucharadas,\
    cucharada sopera,cucharadas soperas,cucharada de sopa,cucharadas de sopa,cucchiaio,cucchiai,\
    cucchiaio da tavola,cucchiai da tavola,cucchiaio da minestra,cucchiai da minestra,eetlepel,eetlepels,\
    cda sopera,cdas soperas,msk,matsked,matskedar,spsk,lyzka stolowa,lyzki stolowe,lyzek stolowych,lyzka,lyzki,lyzek,lyzke,yemek kasigi,colher,colheres,colher sopa,colheres sopa,colher de sopa,\
    colheres de sopa
    """,
    .cup: """
    taza,tazas,tazza,tazze,kop,kopje,kopjes,kopp,koppar,szklanka,szklanki,szklanek,szklanke,xicara,xicaras,\
    su bardagi,xicara cha,xicaras cha,xicara de cha,xicaras de cha,chavena,chavenas
    """,
    .dozen:
      "dutzend,dtzd,douzaine,douzaines,docena,docenas,dozzina,dozzine,duzia,duzias,dozijn,dussin,dusin,tuzin,tuziny",
    .tin: """
    dase,daser,boks,bokser,prk,purkki,tolkki,\
    ds,konserve,boite,boites,bte,lata,latas,scatola,scatole,scatoletta,lattina,lattine,blik,blikje,blikjes,\
    blikken,burk,burkar,konservburk,puszka,puszki,puszek
    """,
    .packet: """
    pakke,pakker,forp,pss,pussi,\
    pck,pckg,pkch,packchen,paeckchen,packungen,packerl,paket,pakete,paquet,paquets,paquete,paquetes,sobre,sobres,\
    pacchetto,pacchetti,confezione,confezioni,bustina,bustine,pak,pakje,pakjes,pakken,forpackning,forpackningar,\
    opakowanie,opakowania,opakowan,pacote,pacotes
    """,
    .jar:
      "bote,botes,glas,glaser,glaschen,gl,bocal,bocaux,tarro,tarros,frasco,frascos,vasetto,vasetti,barattolo,barattoli,potje,potjes,"
      + "sloik,sloika,sloiki",
    .bottle:
      "flasche,flaschen,flaschchen,bouteille,bouteilles,botella,botellas,bottiglia,bottiglie,fles,flessen,flesje,flaska,"
      + "flaskor,butelka,butelki,garrafa,garrafas",
    .pot: "kruka,krukor",
    .tub: "becher,yaourt,tarrina,tarrinas,vaschetta,vaschette,bakje,bakjes",
    .bag:
      "pose,poser,beutel,btl,tute,tuten,netz,netze,zak,zakje,zakjes,zakken,pase,pasar,torebka,torebki,torebek,bolsa,bolsas,sacchetto",
    .carton:
      "brique,briques,cartone,cartoni,brick,bricks,brik,briks,karton,kartons,kartonik,tetrapak,tetrapack,tetrapacks",
    .punnet: "barquette,barquettes,bandeja,bandejas,schale,schalen,schalchen,korbchen",
    .tube: "tuben,tubo,tubos,tubetto,tubetti,tubka,tubki",
    .roll: "rolle,rollen,rouleau,rouleaux,rotolo,rotoli,rollo,rollos,rulle,rullar,rolka,rolki",
    .log: "buche,buches,buchette,buchettes",
    .tray: "vassoio,vassoi,tacka,tacki",
    .canister: "kanister",
    .bar: "tafel,tafeln,riegel,tablette,tablettes,tableta,tabletas,tavoletta,tavolette",
    .bulb: "knolle,knollen",
    .bunch: """
    bundt,bundter,bunt,bunter,nippu,ciuffo,ciuffi,ciuffetto,mazzolino,\
    bd,bde,bnd,bunde,botte,bottes,bouquet,bouquets,manojo,manojos,mazzo,mazzi,mazzetto,mazzetti,bos,bosje,bosjes,\
    knippe,knippen,peczek,peczki,peczkow,maco,macos,molho,molhos
    """,
    .clove:
      "fed,fedd,kynsi,kyntta,diente,dientes,spicchio,spicchi,teen,tenen,teentje,teentjes,klyfta,klyftor,zabek,zabki,zabkow,dente,dentes",
    .cube:
      "panetto,panetti,pastilla,pastillas,wurfel,dado,dadi,tarning,tarningar,blokje,blokjes,kostka,kostki,kostek,cubo,cubos",
    .fillet: "pave,paves,filetto,filetti,filete,filetes,file",
    .glass:
      "vasito,vasitos,bicchierino,bicchierini,vaso,vasos,bicchiere,bicchieri,copo,copos,copa,copas,kieliszek,kieliszki",
    .head:
      "kropje,kropjes,kopf,kopfe,tete,tetes,cabeza,cabezas,testa,teste,cespo,cespi,krop,stronk,huvud,glowka,glowki,cabeca,cabecas",
    .leaf: """
    bl,feuille,feuilles,hoja,hojas,foglia,foglie,blad,bladeren,blaadje,blaadjes,listek,listki,listkow,lisc,liscie,\
    lisci,folha,folhas
    """,
    .loaf: "laib,laibe",
    .piece:
      "pc,pcs,stucke,stuck,piece,pieces,morceau,morceaux,trozo,trozos,pezzo,pezzi,stuk,stuks,stukje,stukjes,kawalek,"
      + "kawalki,pedaco,pedacos",
    .slice: """
    skive,skiver,viipale,viipaletta,plasterek,plasterki,plasterkow,\
    scheib,rondelle,rondelles,loncha,lonchas,rebanada,rebanadas,rodaja,rodajas,fetta,fette,plak,plakje,plakjes,\
    plakken,sneetje,sneetjes,skiva,skivor,plaster,plastry,plastrow,kromka,kromki,kromek,fatia,fatias,rodela,rodelas
    """,
    .sprig: """
    stiel,stiele,stielen,zweigen,zweiglein,brin,brins,branche,branches,rama,ramas,ramita,ramitas,rametto,rametti,\
    takje,takjes,tak,takken,kvist,kvistar,galazka,galazki,galazek,ramo,ramos,raminho,raminhos
    """,
    .stalk: "stange,stangen,stg,tallo,tallos,gambo,gambi,costa,coste,stengel,stengels,stjalk,stjalkar,lodyga,lodygi,"
      + "talo,talos",
    .handful:
      "neve,handfuld,handfulde,kourallinen,hand voll,handv,handvol,handje,handjes,handjevol,puno,punado,punados,manciata,manciate,nave,navar,"
      + "garsc,garsci,garscie,punhado,punhados,mao cheia",
    .knob: "stich,klontje,klontjes,klick,klickar",
    .dash: "spritzer,trait,traits,scheutje,scheut,chorrito,chorritos,skvatt",
    .drizzle: "chorro,chorros,straaltje,ringla",
    .drop: "tropfen,goutte,gouttes,gota,gotas,goccia,gocce,druppel,druppels,droppe,droppar,kropla,krople,kropli",
    .pinch: """
    mespunt,mespuntje,\
    knsp,knivspids,knivspiss,klype,klyper,ripaus,nip,\
    pr,msp,messerspitze,messerspitzen,pizca,pizcas,pizzico,pizzichi,snuf,snufje,snufjes,nypa,nypor,\
    szczypta,szczypty,pitada,pitadas
    """,
    .splash: "schuss,schluck,schlucke,spruzzo,spruzzata",
  ]

  /// Weights and volumes that are a round number of another unit, such as a German pound of 500 g, by their names in
  /// lower case without accents.
  static let customary: [String: (count: Quantity, unit: KitchenUnit)] = {
    let rows: [(String, Int128, KitchenUnit)] = [
      ("pfund,pfd,pf,pond,ponden,livre,livres", 500, .gram), ("etto,etti,ettogrammo,hg,hekto,ons", 100, .gram),
      ("dag,dkg,deka,deko", 10, .gram), ("krm,kryddmatt", 1, .millilitre),
    ]
    return rows.reduce(into: [:]) { units, row in
      for name in row.0.split(separator: ",") {
        units[String(name)] = (Quantity(reducing: row.1, 1), row.2)
      }
    }
  }()
}
