extension CommonPasswords {
  /// In lower case and in order, separated by blanks and line breaks; only those of ``Password/shortest`` characters or
  /// more, since shorter ones are refused anyway.
  ///
  /// One literal: it stays in the program's file until a password is chosen.
  /// - Source: the 10,000 commonest of zxcvbn 4.5.0 (PyPI; `frequency_lists.py`, `passwords`), and, since that list
  ///   leaves out words and names, the 10,000 commonest of Royce Williams's list as in Django 5.2
  ///   (`common-passwords.txt.gz`). Entries that are not ASCII are broken text, and left out.
  static let list = #"""
    !qaz2wsx %%passwo .adgjmptw 0.0.0.000 0.00000000 00000000 000000000 0000000000 0000000000o 00001111 000webhost
    00112233 01010101 01011900 01011910 01011950 01011960 01011961 01011970 01011971 01011972 01011973 01011974 01011975
    01011976 01011977 01011978 01011979 01011980 01011981 01011982 01011983 01011984 01011985 01011986 01011987 01011988
    01011989 01011990 01011991 01011992 01011993 01011994 01011995 01011999 01012000 01012001 01012010 01012011 01020304
    0102030405 010203040506 01021990 01031985 01031988 01031989 01041985 01041988 01061986 01061990 01071986 01081989
    01091987 01091989 01121986 01121988 01230123 01234567 0123456789 0147258369 01478520 0147852369 0192837465 02011971
    02011975 02011980 02011981 02011982 02011983 02011984 02011985 02011986 02011987 02011988 02011989 02021971 02021973
    02021976 02021979 02021981 02021982 02021983 02021984 02021985 02021986 02021987 02021988 02021989 02021990 02031970
    02031973 02031974 02031975 02031977 02031978 02031979 02031980 02031981 02031982 02031984 02031985 02031986 02031987
    02031988 02031989 02041972 02041973 02041974 02041975 02041976 02041977 02041978 02041979 02041980 02041981 02041982
    02041983 02041984 02041985 02041986 02041987 02041988 02041989 02051970 02051972 02051973 02051975 02051976 02051977
    02051978 02051980 02051981 02051982 02051983 02051984 02051985 02051986 02051987 02051988 02051989 02061971 02061972
    02061974 02061976 02061977 02061980 02061982 02061983 02061984 02061985 02061986 02061987 02061988 02061989 02071971
    02071975 02071976 02071978 02071979 02071980 02071981 02071982 02071983 02071984 02071986 02071987 02071988 02071989
    02081970 02081973 02081974 02081976 02081977 02081980 02081982 02081983 02081984 02081985 02081986 02081987 02081988
    02081989 02091971 02091973 02091975 02091976 02091977 02091980 02091981 02091983 02091984 02091985 02091986 02091987
    02091989 02101973 02101976 02101977 02101979 02101981 02101983 02101984 02101985 02101986 02101987 02101988 02101989
    03031986 03041986 03041991 03082006 04041988 04041991 05051985 05051987 05051989 06061986 063dyjuy 07071977 07071987
    07091990 08031985 08031986 08051990 08081988 08121986 085tzzqi 09051945 09876543 0987654321 0987654321q 0o9i8u7y
    0r968ji9ufj6 10011986 10011990 100200300 10031988 10051987 10071987 10101010 10101986 10101990 10203040 1020304050
    10293847 1029384756 11001001 11051987 11051990 11061985 11081989 11111111 111111111 1111111111 11111111111
    111111111111 11112222 1111qqqq 11121986 11122233 111222333 111222tianya 11221122 11223344 1122334455 112233445566
    11235813 1123581321 12011987 12021988 12031985 12031987 12051988 12121212 1212121212 12121985 12121990 12131415
    1213141516 12211221 12301230 12312312 123123123 123123123123 123123qwe 1232323q 123321123 123321123321 123321456
    123321qwe 12340987 12341234 12344321 1234509876 12345123 1234512345 12345432 123454321 1234554321 12345600 12345612
    123456123 123456123456 12345654321 123456654321 12345671 12345677 12345678 123456781 123456789 123456789. 1234567890
    1234567890- 12345678900 12345678901 1234567890a 1234567890q 1234567890z 1234567891 12345678910 123456789123
    123456789123456789 1234567899 123456789987654321 123456789a 123456789abc 123456789asd 123456789b 123456789c
    123456789d 123456789e 123456789f 123456789g 123456789h 123456789j 123456789k 123456789l 123456789m 123456789n
    123456789o 123456789p 123456789q 123456789qwe 123456789qwerty 123456789r 123456789s 123456789t 123456789v 123456789w
    123456789z 12345678a 12345678q 12345678s 12345679 1234567a 1234567aa 1234567b 1234567j 1234567m 1234567q 1234567s
    1234567u 1234567z 12345687 123456987 123456aa 123456aaa 123456ab 123456abc 123456abcd 123456as 123456asd 123456qq
    123456qqq 123456qw 123456qwe 123456qwer 123456qwerty 123456ru 123456zxc 12345abc 12345abcde 12345asd 12345qaz
    12345qwe 12345qwer 12345qwert 12345qwerty 12348765 12349876 1234abcd 1234asdf 1234kekc 1234qwer 1234rewq 1234zxcv
    123581321 12365478 123654789 12369874 123698741 123698745 123789456 123abc123 123admin321 123asd123 123hfjdk147
    123masha 123mudar 123qq123 123qwe123 123qwe123qwe 123qwe456 123qweas 123qweasd 123qweasdzxc 123qwert 123qwerty
    123soleil 123stella 12locked 12qw12qw 12qw23we 12qw34er 12qwaszx 12qwerty 12s3t4p55 13021990 13031987 13041987
    13041988 13061986 13121985 13131313 13243546 13245768 134679852 13572468 13576479 1357908642 1357913579 135792468
    1357924680 135798642 14021985 14021986 14061991 14111986 14121412 14141414 14531453 14725836 147258369 14785236
    147852369 14789632 147896321 147896325 14881488 15011987 15021985 15051981 15051990 15101986 15151515 151nxjmt
    15426378 159159159 159357456 159753123 159753456 16051987 16051989 16121987 168asd168 17011987 17051988 17061988
    17171717aa 18011987 18061990 18091985 18121812 18273645 18436572 18atcskd2w 18n28n24a5 19031903 19051905 19061987
    19071907 19101987 19283746 192837465 19411945 19631963 19641964 19651965 19661966 19671967 19681968 19691969
    19701970 19711971 19721972 19731973 19741974 19751975 19761976 19771977 19781978 19791979 19801980 19811981 19821982
    19831983 19841984 19851985 19861986 19871987 19881988 19891989 19901990 19911991 19921992 19931993 19941994 19951995
    19961996 19971997 19981998 19991999 1a2a3a4a 1a2a3a4a5a 1a2b3c4d 1a2b3c4d5e 1a2s3d4f 1a2s3d4f5g 1andonly 1anthony
    1asshole 1babygirl 1basebal 1butterfly 1diamond 1footbal 1football 1fr2rfq7xl 1fuckyou 1g2w3e4r 1hotmama 1hxboqg2
    1iloveyou 1jennife 1letmein 1loveyou 1michael 1million 1mustang 1myspace 1passwor 1password 1princess 1q1q1q1q
    1q2q3q4q 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i 1q2w3e4r5t6y7u8i9o
    1q2w3e4r5t6y7u8i9o0p 1qa2ws3ed 1qay2wsx 1qaz!qaz 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw2
    1qazxsw23edc 1qazzaq1 1qw23er4 1sunshine 1superman 1truelove 1v7upjw3nt 1x2zkg8w 1z2x3c4v 1z2x3c4v5b 1zn6fpn01x
    1zxcvbnm 20002000 20012001 20022002 20031987 20032003 20051988 20052005 20061988 20062006 20072007 20082008 20091988
    20091991 20092009 20102010 20111986 20112011 2012comeer 20202020 20spanks 21011989 21031987 21031988 21031990
    21051988 21051991 21101986 21122112 21212121 22011988 22021986 22021989 22031984 22041987 22041988 22061941 22071986
    22222222 2222222222 22334455 22446688 23021986 23041987 23176djivanfros 23232323 23456789 23jordan 23skidoo 24011985
    24061986 24111989 24242424 24681012 246813579 24682468 25011990 25031987 25041988 25081988 25091987 25121987
    25251325 25252525 25800852 25802580 26031988 26061987 27061988 27731828 28011987 28021990 28021992 28041987 29011985
    29051989 29071983 29rsavoy 2blessed 2bornot2b 2children 2wsx3edc 2wsxzaq1 30031988 30041986 30051985 31011987
    31415926 321321321 32165498 321654987 3216732167 33333333 333333333 3333333333 333666999 33rjhjds 34523452 369258147
    369852147 393041123 3children 3d8cubaj2e 3edc4rfv 3odi15ngxb 3rjs1la2qe 3rjs1la7qe 3rjs5la8qe 421uiopy258 43046721
    44332211 44444444 44magnum 45454545 456123789 456456456 456789123 45m2do5bs 48151623 4815162342 4children 4myspace
    4rfv3edc 50spanks 51505150 5532361cnjqrf 55555555 5555555555 55bgates 5hsu75kpot 5tgb6yhn 5wr2i7h8 5xfgs3ii9d
    66613666 66666666 6666666666 67camaro 68camaro 69213124 69696969 69camaro 6hbf28w791 6v21wbgad 73501505 74108520
    74123698 741258963 74185296 741852963 74227422 77777777 7777777777 7777777a 786786786 78945612 789456123 7894561230
    78963214 789632145 789654123 789789789 7elephants 7hrdnw23 7ugd5hip2j 85208520 87654321 87654321q 88888888
    8888888888 890098890 89600506779 8ix6s1fceh 8j4ye3uz 8phrowz622 8phrowz624 9-11-1961 911turbo 918273645 9293709b13
    92k2cizcdp 963258741 963852741 987456321 98765432 987654321 9876543210 987654321a 987654321q 99762000 99999999
    999999999 9999999999 9uzp9jek3f ???????? ?????????? a1234567 a12345678 a123456789 a123456a a1a1a1a1 a1a2a3a4
    a1a2a3a4a5 a1b2c3d4 a1b2c3d4e5 a1s2d3f4 a1s2d3f4g5 a7777777 a838hfid aa123123 aa123456 aaa123123 aaaa1111 aaaaaaa1
    aaaaaaaa aaaaaaaaa aaaaaaaaaa aaliyah1 aardvark aaron123 aaron431 ab123456 abc12345 abc123456 abc123abc abcd1234
    abcd12345 abcd123456 abcde123 abcde12345 abcdef123 abcdefg1 abcdefg123 abcdefgh abcdefgh1 abcdefghij abdullah
    aberdeen abhishek abigail1 abnormal abracadabra abrakadabra acapulco access14 access99 account1 achilles acidburn
    ad123456 addison1 adekunle adelaide adgjmptw admin123 admin18533362 administrator adrenalin adriana1 adrienne
    adventur adventure aerosmit aerosmith afrodita agent007 agnieszka airborne airforce airforce1 airplane aishiteru
    akatsuki akax89wn akopa123 alabama1 albatros alberto1 alcatraz alejandr alejandra alejandra1 alejandro alejandro1
    aleksander aleksandr aleksandra alessand alessandra alessandro alex1234 alexalex alexande alexander alexander1
    alexander2 alexandr alexandra alexandra1 alexandre alexandria alexandru alexis09 alexis12 alexis123 alfarome
    alfaromeo alfredo1 algernon aligator alkaline alladin79 allah786 allblack alleycat alliance alligator allison1
    allnight allstar1 allstars allstate almighty alpha123 alphabet alphaman alterego amanda12 amanda123 amandine
    amarillo amateurs amazing1 amber123 ambrosia america1 america10 america12 america123 american american1 amethyst
    amorcito amoremio amsterda amsterdam amsterdam1 anaconda anakonda anamaria anarchy1 anastasi anastasia anastasiya
    anatoliy anderson anderson1 andre123 andreas1 andrew01 andrew11 andrew12 andrew123 andromed andromeda andyod22
    angel101 angel123 angel666 angelbaby angelbaby1 angeleye angeleyes angelica angelica1 angelika angelina angelina1
    angeline angelique angelito angelofwar anhyeuem animals1 anna2614 annabelle annalisa annamaria annette1 anteater
    antelope anthony1 anthony12 anthony123 anthony2 anthony3 anthony7 antigone antonella antonio1 antoshka anuradha
    anything anything1 aobo2010 aolsucks apollo11 apollo13 apple123 applepie applepie1 apples123 apsk54321 aptx4869
    aquafina aqualung aquarius arabella arcangel archange archangel architec architect argentin argentina argentina1
    argonaut arianna1 arizona1 armageddon armagedon armando1 armstron armstrong arschloch arsenal1 arsenal123 arsenal14
    arsenalfc artofwar as123456 as790433 asd12345 asd123456 asd123asd asdasd123 asdasdasd asdf1234 asdf3423 asdfasdf
    asdfasdf1 asdffdsa asdfg123 asdfg12345 asdfgh01 asdfgh12 asdfgh123 asdfghj1 asdfghjk asdfghjkl asdfghjkl1
    asdfghjkl123 asdfghjkl: asdfjkl: asdfjkl; asdfqwer asdfzxcv asdqwe123 ashleigh ashleigh1 ashley01 ashley11 ashley12
    ashley123 ashley13 asmodeus aspirine assassin assassins assclown asshole1 asshole12 asshole123 asshole2 assholes
    asslover assmunch astalavista asterios astonvil astonvilla atlanta1 atlantis atreides attitude august11 august12
    august13 august21 august23 augustin austin12 austin123 austin31 austin316 australi australia australia1 avalanch
    avalanche avangard awesome1 az123456 azerty123 azertyui azertyuiop azsxdcfv babatunde babemagn babemagnet baberuth
    babushka baby1234 babybaby babybear babyblue babyblue1 babyboo1 babyboy1 babyboy2 babycake babycakes babycakes1
    babydoll babydoll1 babyface babyface1 babygirl babygirl! babygirl01 babygirl08 babygirl09 babygirl1 babygirl10
    babygirl11 babygirl12 babygirl13 babygirl14 babygirl15 babygirl16 babygirl2 babygirl21 babygirl22 babygirl23
    babygirl3 babygirl4 babygirl5 babygirl69 babygirl7 babygirl9 babygurl babygurl1 babygurl12 babylon5 babylove
    babylove1 babyphat1 backbone backdoor backspac backspace backspace1 badabing badbitch1 badgirl1 badkarma badlands
    badminton badnaamhere bailey01 bailey12 bailey123 baili123com bajingan baldrick baller12 baller23 balloons ballsack
    baltimor banana11 banana123 bananas1 bangalore bangbang bangladesh baphomet baracuda barakuda barbados barbara1
    barbie123 barcelon barcelona barcelona1 bareback barefeet barefoot baritone barracud barracuda barselona basebal1
    baseball baseball1 baseball10 baseball11 baseball12 baseball13 baseball14 baseball15 baseball2 baseball21 baseball22
    baseball23 baseball24 baseball3 baseball4 baseball5 baseball6 baseball7 baseball8 baseball9 basketba basketbal
    basketbal1 basketball basketball1 bastard1 batista1 batman12 batman123 battlefield bautista bayliner baywatch
    bcfields beachbum bearbear bearcats bearshare beatles1 beatrice beautifu beautiful beautiful1 beautiful2 beckham23
    beckham7 beefcake beethove beethoven behemoth believe1 bella123 bellagio bellissima bendover benedict benessere
    bengals1 benjamin benjamin1 bentley1 bergkamp bernadette bernard1 bernardo bernhard besiktas bestfriend bestfriends
    bethany1 bettyboo bettyboop bettyboop1 beverly1 beyonce1 bigballs bigblack bigblock bigboobs bigbooty bigbucks
    bigbutts bigdaddy bigdaddy1 bigdick1 bigdicks bigfoot1 biggdogg bighead1 bigmoney bigmoney1 bignasty bigpenis
    bigpimpi bigpimpin1 bigpoppa bigpussy bigstick bigtruck billabon billabong billabong1 billiard billy123 billybob
    billybob1 billyboy binladen biohazard bionicle birdman1 birthday birthday1 birthday4 biscuit1 bisexual bismarck
    bismilla bismillah bitch101 bitch123 bitchass bitchass1 bitches1 bkl29m2bk blablabla black123 blackass blackbel
    blackbelt blackberry blackbir blackbird blackboy blackcat blackcoc blackcock blackdog blackhaw blackhawk blackice
    blackie1 blackjac blackjack blackjack1 blacklab blackman blackops blackout blackrose bladerunner blahblah blahblah1
    blasted1 blaster1 blessed1 blessing blessing1 blessings blingbling blink123 blink182 blizzard blizzard1 blogs123
    blondie1 blondinka bloopers blossom1 blowfish blowjobs blue1234 blueball bluebear bluebell blueberr blueberry
    blueberry1 bluebird bluebird1 blueblue bluedevi blueeyes blueeyes1 bluefish bluejays bluemoon bluenose bluesman
    bluestar bobafett bobby123 bobdylan bobmarle bobmarley bobmarley1 bollocks bondarenko bonehead bonethug bonghits
    boobear1 boobies1 booboo12 booboo123 boogaloo bookcase bookmark bookworm boomboom borabora bordeaux boricua1
    boris123 borussia boscoe01 bossman1 bowling1 bradford bradley1 brandon1 brandon12 brandon123 brandon2 brasilia
    bravehea braveheart brayden1 breanna1 brendan1 bretagne brian123 brianna1 briciola bridget1 brighton brigitte
    britney1 brittany brittany1 brittney brittney1 broadway broncos1 broodwar brooklyn brooklyn1 brother1 brothers
    browndog browneye brownie1 brucelee bruno123 bryant24 bubba123 bubblegum bubblegum1 bubbles1 bubbles12 bubbles123
    bubbles2 buckeye1 buckeyes buckeyes1 buckshot buckwhea budapest buddy123 buddyboy buddydog budlight budlight1
    budweise budweiser budweiser1 buffalo1 buffalos bugsbunn bugsbunny bugsbunny1 bukowski bulldawg bulldog1 bulldogs
    bulldogs1 bullfrog bullseye bullshit bullshit1 bullwink bumblebe bumblebee bunghole bunny123 buratino bushido1
    business business1 businessbabe buster01 buster11 buster12 buster123 buttercu buttercup buttercup1 butterfl
    butterfly butterfly1 butterfly2 butterfly3 butterfly7 butterfly8 buttfuck butthead butthead1 butthole butthole1
    buttons1 buttplug bynthytn byusdg23 c.ronaldo c3por2d2 c43qpul5rz cabernet cableguy cachorro cadillac cadillac1
    caitlin1 calamity caliente californ california caligula calimero callisto callofduty camaross camaroz28 cambiami
    cambridg cambridge camelot1 cameltoe cameron1 camille1 campbell canadian candice1 candy123 candyass candycane
    candycane1 candyman cannabis cannibal cannonda cantona7 capetown capital1 capitals capoeira capricor capricorn
    capricorn1 capslock captain1 caramel1 caramelo cardinal cardinals cardinals1 care1839 carebear carebear1 career121
    carefree carlitos carlos12 carlos123 carlotta carmelo15 carnival carolina carolina1 caroline caroline1 carolyn1
    carpedie carpediem carpente carthage cartman1 cartoons casablanca casanova casey123 caseydog cashflow cashmone
    cashmoney cashmoney1 cassandr cassandra cassandra1 cassidy1 castillo catalina catarina catdaddy caterina catfight
    catfish1 catherin catherine catherine1 catwoman cavalier cbr600rr cbr900rr cdtnkfyf cecilia1 celeste1 cellphone
    cellphone1 celtic1888 celticfc central1 cepetsugih cerberus cezer121 cfitymrf chainsaw challeng champagn champagne
    champion champion1 chandler chandler1 changeme changeme1 characte charger1 chargers chargers1 chargers21 charisma
    charlene charles1 charles2 charlie1 charlie12 charlie123 charlie2 charlie3 charlies charlott charlotte charlotte1
    charlton charmed1 charming cheater1 checkers checkmat cheer123 cheerleaers cheese12 cheese123 cheesecake cheetah1
    chelsea1 chelsea123 chelseafc chemical chemistr chemistry cherokee cherokee1 cherries cherry12 cherry123 cheshire
    chester1 chevelle chevrole chevrolet chevrolet1 chevys10 chewbacc cheyanne cheyenne cheyenne1 chicago1 chicken1
    chicken12 chicken123 chicken2 chickens chickenwing101 chihuahua children children2 children3 chillout chipmunk
    chipper1 chiquita chivas10 chivas100 chivas11 chivas12 chivas123 chivas13 chloe123 chocolat chocolate chocolate1
    chocolate2 choochoo chopper1 choppers chouchou choupette chris123 chrisbln chrisbrown chrissy1 christelle christia
    christian christian1 christian2 christie christin christina christina1 christine christine1 christma christmas
    christmas1 christop christophe christopher christy1 chronic1 chronic420 chrysler chuckles churchil ciaociao
    cinderella cinnamon cinnamon1 citibank civilwar cjkysirj cjmasterinf clarence clarinet clarissa classic1 classics
    classof07 classof08 classof09 classof200 classof201 claudia1 claymore clayton1 clemson1 cleopatr cleopatra clevelan
    cleveland cleveland1 clifford clifford1 clippers clitlick clitoris close-up cm6e7aumn9 cnfybckfd cobra427 cocacola
    cocacola1 cocksuck cocksucker coconut1 codeblue coldbeer coldplay collecti colleen1 college1 colombia colombia1
    colorado colorado1 colossus coltrane columbia columbus comanche comcast1 comeon11 comicbookdb commande commander
    commando commodor compton1 computer computer1 computer12 computer2 computers concorde concrete confused confused1
    consumer contortionist control1 converse converse1 cookie12 cookie123 cookiemons cookies1 cookies123 cool1234
    coolbean coolcat1 coolcool cooldude cooldude1 coolgirl coolguy1 coolhand coolkid1 coolman1 coolness copenhag
    corazon1 corleone cornelia cornhole corvet07 corvette corvette1 costaric cosworth counterstrike country1 couponsc10
    courtney courtney1 coventry cowboys1 cowboys22 cowboyup cowgirl1 cracker1 crackers crazy123 crazybab crazyman
    creampie creatine creation creative creative1 creepers crescent cricket1 criminal crimson1 crip4life cristian
    cristian1 cristiano cristina cristina1 crjhgbjy crocodil crosby87 crossfire crusader cruzazul crystal1 ctdfcnjgjkm
    cucciola cucciolo cucumber cuddles1 culinary cumeater cupcake1 cupcakes cutegirl cutie101 cutie123 cutiepie
    cutiepie1 cvbhyjdf cxfcnkbdfz cybersex cyclones cygnusx1 cynthia1 d123456789 d1lakiss d2xyw89sxj d71lwz9zjs
    d9zufqd92n daddy123 daddysgirl daedalus daffodil dagestan dagobert daisy123 daisydog daisymae dalejr88 dallas214
    dallas22 damage11 damilola dance123 dancing1 dangerou dangerous daniel01 daniel11 daniel12 daniel123 daniel13
    daniel19 daniela1 daniella danielle danielle1 danny123 dannyboy daredevi daredevil darkange darkangel darkangel1
    darklord darkmoon darkness darkness1 darkside darkstar darkstar1 darlene1 darling1 darthvad darthvader daughter
    davecole david123 davidoff davidson daydream dbrnjhbz deadhead deadman1 deadpool deadspin dearbook death123 death666
    deathnote deathrow deborah1 december december1 december12 deepblue deepthro deepthroat deerhunt deerhunter deeznuts
    deeznutz defender deftones deftones1 delacruz delphine delpiero demon123 demon1q2w3e demon1q2w3e4r demon1q2w3e4r5t
    demon666 derp12!@ derparol derrick1 designer desiree1 desmond1 desperado destiny1 destiny2 destroye destroyer
    detectiv detroit1 deutschland devil666 devildog devilman devilmaycry dfcbkbcf dfktynby dfktynbyf dhjnvytyjub
    diablo666 diamante diamond1 diamond2 diamonds diamonds1 dickhead dickhead1 dickweed diego123 dietcoke dietcoke1
    digital1 dilbert1 dilligaf dillweed dima1995 dimadima dingdong dinosaur diosesamor diosesfiel dipstick director
    dirtbike dirtbike1 dirtydog discover discovery disturbed disturbed1 diwtgm8492 dkflbckfd dkflbvbh dkflbvbhjdbx
    dkflbvbhjdyf doberman dodgeram dodgers1 doggydog doggystyle doghouse dogpound dolemite dolphin1 dolphins dolphins1
    domainlock2005 domenico dominator dominic1 dominican1 dominika dominion dominiqu dominique dominique1 donovan1
    dont4get dontforget dontknow doomsayer.2.7mords.v doomsday doorknob doraemon dorothy1 dortmund doughboy douglas1
    downhill download dpbk1234 dr.pepper dragon01 dragon11 dragon12 dragon123 dragon13 dragon22 dragon69 dragon88
    dragon99 dragonba dragonball dragonballz dragonfl dragonfly dragonfly1 dragons1 dragrace dragster dreamcas dreamcast
    dreamer1 dreamers drjynfrnt dropdead dropkick drowssap drowssap1 drpepper drpepper1 drummer1 dt123456 dthjybrf
    dtkjcbgtl dtxyjcnm ducati99 duckhunt ducksoup dumbass1 duracell durango1 dustydog dutchess dutchman dylan123
    dynamite dynasty1 dzxtckfd e3r4t5y6 earnhard earthlin earthlink eastside eastside1 eastwood eatmenow eatpussy
    eatshit1 eclipse1 edinburg eduardo1 education edward123 eggplant eh1k9oh335 eightbal einstein ejaculation ekaterina
    elbereth elcamino eldiablo eldorado electric electron elefante element1 eleonora elephant elephant1 eleven11
    elisabet elisabeth elizabet elizabeth elizabeth1 elizabeth2 elizaveta elliott1 elvis123 emachines emachines1
    emanuele embalmer emerald1 emiliano emily123 eminem12 eminem123 emmanuel emmanuel1 emmitt22 emotional enforcer
    engineer england1 english1 enrique1 enter123 enternow enterpri enterprise envision eqes606898 erection ericsson
    escalade escorpio escorpion esmeralda esperanza espresso essendon estrella estrella1 estrellita eternity ethernet
    euphoria evanescence evangeli evangelion evergree evergreen everlast everques everquest everton1 everything evgeniya
    evildead evildick evolutio evolution evony192 excalibu excalibur excellen exploite explorer explorer1 express1
    extreme1 f00tball f15eagle fabienne fabregas fabrizio fabulous facebook facebook1 facefuck failsafe fairlane
    faith123 faithful faithful1 fakepass falcons1 fallout3 falstaff familia1 family12 family123 familyguy familyguy1
    fandango fantasia fantasti fantastic fantasy1 fantomas farfalla farscape fashion1 fastball fastcars favorite2
    favorite6 favorite7 favorite8 fearless feathers february feder_1941 federica federico feelgood felicia1 felicidad
    felicidade felicity fellatio fenerbahce ferdinand fernanda fernandez fernando fernando1 ferrari1 fgtkmcby fhvfutljy
    fidelity fightclub fighter1 finalfantasy fireball fireball1 firebird firebird1 fireblad fireblade firefigh
    firefighter firefly1 firehawk fireman1 firestar firestorm firewall firework fishbone fishcake fisherma fisherman
    fishface fishhead fishing1 fishtank fivestar fkbyjxrf fkmnthyfnbdf fktrcfylh fktrcfylhf fktyeirf flamengo flamingo
    flashman flathead fletcher flexible flhtyfkby flintsto flipflop flipmode flipper1 florence florencia florida1
    flounder flower12 flower123 flowers1 flvbybcnhfnjh flyers88 footbal1 football football! football09 football1
    football10 football11 football12 football13 football14 football2 football20 football21 football22 football23
    football24 football3 football4 football5 football7 football8 football9 footlove fordf150 fordf250 fordf350 fordtruc
    foreplay foreskin forever1 forever2 forever21 forgetit forklift formula1 forsaken forzainter forzamilan forzaroma
    fountain foxhound foxylady fqrg7cs493 frances1 francesc francesca francesco francine francis1 francisc francisco
    francisco1 francois frank123 frankie1 franklin franklin1 freckles freckles1 fred1234 freddie1 frederic frederick
    frederik fredfred freebird freedom1 freedom2 freefall freeman1 freepass freeporn freestyle freeuser freewill
    freeze112 freiheit frenchie friday13 friendly friends! friends1 friends12 friends123 friends2 friends4 friendship
    friendster frogger1 front242 frontera frontier fruitbat fu7u4a#$$$ fuck_inside fuckedup fuckface fuckface1 fuckfest
    fuckfuck fuckhead fucking1 fuckinside fucklove fucklove1 fuckme123 fuckme69 fuckmehard fuckoff! fuckoff1 fuckoff2
    fuckshit fuckthat fuckthis fuckthis1 fucku123 fuckyeah fuckyou! fuckyou. fuckyou1 fuckyou11 fuckyou12 fuckyou123
    fuckyou13 fuckyou2 fuckyou22 fuckyou3 fuckyou4 fuckyou5 fuckyou6 fuckyou666 fuckyou69 fuckyou7 fuckyou8 fujifilm
    fuk19600 fuku00198 fullaccess fullback fullmoon funhouse funnyman funstuff funtimes fussball futurama futyn007
    fuzzball fxzz75yer fyfcnfcbz fyfnjkbq fynjybyf fyutkbyf fyutkjxtr g13916055158 g9l2d1fzpy gabriel1 gabriel123
    gabriela gabriela1 gabriele gabriell gabriella gabrielle gabrielle1 galactic galadriel galatasaray galeries
    gallaries gameboy1 gamecock gamecube gameover gandalf1 gangbang gangbanged gangsta1 gangster gangster1 ganjaman
    ganjubas gannibal garfield garfield1 gargoyle garrett1 gateway1 gateway2 gatorade gbgbcmrf gbhfvblf geibcnbr
    general1 genesis1 geoffrey george123 georgia1 georgina geraldin geraldine germany1 geronimo gerrard8 gertrude
    gesperrt getmoney getmoney1 getsdown gfgfvfvf gfhfljrc gfhjkm12 gfhjkm123 gfhjkmgfhjkm gfhjkzytn ghbdtn12 ghbdtn123
    ghbdtnbr ghbdtndctv ghbdtnrfrltkf ghblehjr ghbrjkbcn ghbywtccf ghhh47hj7649 ghjcnbnenrf ghjcnjgfhjkm ghjcnjghjcnj
    ghjcnjnfr ghjdthrf ghjnjnbg ghjnjrjk ghjuhfvvf ghjvtntq ghostrider ghtktcnm gianluca gigabyte giggles1 gilbert1
    ginger12 ginger123 ginscoot giovanna giovanni giovanni1 girasole girfriend girlfriend giuseppe giveitup gizmo123
    gizmodo1 gladiato gladiator glendale glennwei glenwood glitter1 gn56gn56 gobigred godbless goddess1 godfathe
    godfather godfather1 godhelpme godisgood godisgood1 godisgreat godislove godislove1 godlovesme godofwar godsmack
    godspeed godzilla godzilla1 gogators goldberg goldeney goldeneye goldfing goldfinger goldfish goldfish1 goldrush
    goldstar goldwing golfball golfclub golfcourse golfing1 gonzales gonzalez good123654 goodbye1 goodfell goodgirl
    goodison goodlife goodluck goodness goodstuf goodtime goodyear goofball google.com google12 google123 gooseman
    gordon24 gorgeous gorgeous1 gorilla1 gorillaz gotigers gotohell gotyoass grace123 grandkids grandma1 grandpa1
    grandpri grapeape graywolf greatone greatsex greedisgood green123 greenbay greenday greenday1 greenday12 greeneyes
    greenman greentea gregory1 gremlins grenouille gretchen greyhoun greywolf griffin1 grizzly1 groupd2013 gsxr1000
    gtkmvtym gtnhjdbx guadalupe guadalupe1 guardian guatemala guerrero guesswho guilherme guillaum guillaume guillerm
    guillermo guinness guinness1 guitarra gulliver gunsling gunsmoke gwerty123 gy3yt2rgls gymnastic gymnastics
    h1xp2z2duk h2vwdubjx4 hahahaha hairball halflife halfmoon hallo123 hallowee halloween halloween1 hamburger hamilton
    hamilton1 hammerhe hamster1 handball handsome handsome1 handyman hannah01 hannah11 hannah12 hannah123 hannibal
    hannover happines happiness happiness1 happy123 happyday happydays happydog happyman hardball hardcock hardcore
    hardcore1 harddick hardrock hardwood hardwork harley01 harley12 harley123 harmony1 harrison harrison1 harry123
    harrypotte harrypotter hatteras hattrick hawaii50 hawaiian hawkeye1 hawkeyes hawkwind hawthorn hayabusa
    hd764nw5d7e1vb1 headless headshot heather1 heather2 hedgehog heineken heinlein hellfire hello123 hello1234 hellohel
    hellohello hellokit hellokitty hellothere helloworld hellsing hellyeah henderso hendrix1 hercules hercules1 herewego
    heritage hermione hernande hernandez hernandez1 hershey1 hetfield hibernia highbury highheel highland highlander
    highlife hilfiger hillbill hillside history1 history278 hitman47 hockey11 hockey12 hogwarts holahola holiday1
    holland1 hollister hollister1 hollister2 holly123 hollywoo hollywood hollywood1 holyshit home0401 home1234 homebrew
    homelesspa homemade homepage homer123 homework honda123 hondacbr hondacivic honduras honduras1 honey123 honeybee
    honeybun honeydew hongkong honolulu hooligan hoosiers hooters1 hornyboy hornyguy hornyman horseman horsemen hospital
    hotbabes hotchick hotgirl1 hotgirls hotmail1 hotmama1 hotpink1 hotpussy hotsauce hotstuff hotstuff1 hottie101
    hottie12 hottie123 hottie13 hounddog housewife housewifes houston1 houston713 hrvatska htubcnhfwbz hugetits hugoboss
    huhbbhzu78 hulkster hunter01 hunter11 hunter12 hunter123 hunting1 hurrican hurricane hurricane1 huskers1 hustler1
    hyderabad hyperion iamcool1 iamnumber1 iamthebest ibilljpf ibilltes icecream icecream1 icehouse ichliebedich
    id6c3wr6un idontcare idontkno idontknow idontknow1 iforgot1 ig4abox4 ignatius ihatethisgame ihateyou ihateyou1
    ihateyou2 ijrjkflrf il0vey0u il0veyou ilikepie ilikepie1 ilikesex illinois illmatic illumina illusion ilove123
    ilovechris ilovegod ilovegod1 iloveher iloveher1 ilovehim ilovehim! ilovehim1 ilovehim2 ilovejesus ilovejusti
    iloveme! iloveme1 iloveme123 iloveme2 ilovemom ilovemom1 ilovemusic ilovemymom ilovemyself iloveporn ilovepussy
    ilovesex iloveu12 iloveu123 iloveyou iloveyou! iloveyou. iloveyou08 iloveyou09 iloveyou1 iloveyou10 iloveyou11
    iloveyou12 iloveyou123 iloveyou13 iloveyou14 iloveyou15 iloveyou2 iloveyou21 iloveyou22 iloveyou23 iloveyou3
    iloveyou4 iloveyou5 iloveyou6 iloveyou69 iloveyou7 iloveyou8 iloveyou9 ilya1234 ilya1992 imissyou immortal imnumber1
    impalass imperial imperium implants impossible imtheman incorrect incubus1 india123 indiana1 indonesia indya123
    infiniti infinity information innocent insanity insertion insertions insomnia inspiron interacial intercourse
    interests international internet internet1 intrepid intruder inuyasha inuyasha1 invictus ireland1 irishman ironhors
    ironmaiden ironman1 isabella isabella1 isabelle isabelle1 islander istanbul istheman italian1 italiano iverson1
    iverson3 iw14fi9j iw14fi9jxl iwantsex j123456789 j38ifubn j3qq4h7h2v jack1234 jackass1 jackass2 jacket025 jackjack
    jackson1 jackson5 jacob123 jacqueline jaihanuman jaimatadi jakcgt333 jakester jamaica1 james007 james123 jamesbon
    jamesbond jamesbond007 jamie123 january1 japanees jasmine1 jasmine12 jasmine123 jasmine2 jason123 jayhawks jazmine1
    jbond007 jeanette jediknig jediknight jeepster jefferso jefferson jeffery1 jeffhardy jeffhardy1 jeffrey1 jellybea
    jellybean jellybean1 jennifer jennifer1 jennifer12 jenny123 jeremiah jeremiah1 jermaine jermaine1 jerusalem jesse123
    jessica1 jessica12 jessica123 jessica13 jessica2 jessica3 jessica7 jesucristo jesus123 jesus4me jesus777 jesuschris
    jesuschrist jesusfreak jesusis1 jesusislord jesussaves jg3h4hfn ji394su3 jiggaman jillian1 jimmy123 jingjing
    jjcg16dj5k jobsearch jobshop2002 jocelyn1 joejonas1 johannes john!20130605at1753 john1234 johncena johncena1
    johndeer johndeere johndeere1 johngalt johnjohn johnlock johnpaul johnson1 joker123 jonas123 jonathan jonathan1
    jordan01 jordan10 jordan11 jordan12 jordan123 jordan13 jordan23 josefina joseluis joseph12 joseph123 josephin
    josephine joshua01 joshua11 joshua12 joshua123 joystick juancarlo juancarlos juanita1 juggalo1 juliette jumpman23
    jundian2011xr junebug1 junior12 junior123 junkmail junkyard jupiter1 jupiter2 jurassic just4fun justdoit justice1
    justin01 justin11 justin12 justin123 justinbieb justinbieber justine1 juventus juventus1 ka_djkhjsy6 kaitlyn1
    kakashi1 kakashka kamasutra kamikadze kamikaze kangaroo karamelka karolina katarina katelyn1 katerina katharin
    katherine katherine1 kathleen kathleen1 kathmandu kathryn1 katie123 katrina1 kawasaki kawasaki1 kayla123 kayleigh
    kazanova kazantip kcchiefs kcj9wx5n kelly123 kendall1 kennedy1 kenneth1 kennwort kentucky kentucky1 kenworth
    kevin123 keyboard keyboard1 keystone kfcnjxrf kickass1 kickflip kicksass kifj9n7bfu kikeunyw kikimora killbill
    killemall killer11 killer12 killer123 killer13 killer666 killzone kimberley kimberly kimberly1 king1234 kingdom1
    kingfish kingking kingkong kingkong1 kingsize kingsley kingston kirsten1 kisskiss kissmyas kissmyass kissmyass1
    kittens1 kitty123 kittycat kittycat1 kittykat kittykat1 kjrjvjnbd kkkkkkkk klapaucius kleopatra klondike knickerless
    knickers knights1 knockers knuckles kobebryant kochamcie kochanie kolawole komputer konstantin koolaid1 kordell1
    koroleva kovalenko krasnodar krasotka kristen1 kristian kristin1 kristina kristina1 kristine krokodil krystal1
    l1nk3d1n l58jkdjp! l6ho3tg7wb labrador lacrimosa lacrosse lacrosse1 ladybird ladybug1 ladygaga laetitia lagwagon
    lakers24 lakeside lakewood lalakers lalala123 lalalala lalaland lambchop lamborghini lampard8 lancaste lancelot
    landrove landrover landscap lapochka laracroft laserjet lasttime lasvegas lasvegas1 laura123 lauren12 laurence
    lavalamp lavender lawrence lawrence1 layouts1 leavemealone lebowski lebron23 leedsutd left4dead legoland legolas1
    lemmings lemonade lenochka leonard1 leonardo leonardo1 leonidas lesbian1 lesbians letmein1 letmein123 letmein2
    letmein22 letmeinn letmesee letsdoit letsfuck letsplay lexingky lexmark1 lexor123 lfitymrf libertad liberty1
    licorice lifehack lifeisgood lifesucks lifesucks1 lighthou lighthouse lightnin lightning lightning1 lillian1
    lilmama1 lilwayne lilwayne1 limewire limpbizkit lincoln1 linda123 lindsay1 lindsey1 lineage2 linkedin linkedin1
    linkedin123 linkedin2011 linkinpark lionhear lionheart lionking lipgloss lipgloss1 lipstick littlebit littlebit1
    littlema littleman littleman1 livelife liverp00l liverpoo liverpool liverpool1 liverpool8 liverpoolfc livestrong
    livewire lizaveta lizottes ljxtymrf lkjhgfdsa lobster1 lockdown lockerroom logan123 logitech logitech1 loglatin
    lokomotiv lol12345 lolipop1 lollipop lollipop1 lollollol lollypop lollypop1 london12 london123 london22 lonesome
    lonestar lonewolf longdick longdong longhair longhorn longhorns longhorns1 longjohn longlegs longshot loredana
    lorenzo1 lorraine lorraine1 losangel losangeles loser123 lostsoul lotus123 louloute love1234 love12345 love123456
    love2008 love2009 love2010 love4ever love4life love4you love5683 lovebird lovebug1 lovefeet lovehate lovehurts
    lovehurts1 loveislife loveless lovelife lovelife1 lovelove lovelove1 lovely12 lovely123 loveme12 loveme123 loveme89
    lover123 loverboy loverboy1 lovergirl lovergirl1 loverman lovesexy lovestory lovesucks lovesucks1 loveyou1
    loveyou123 loveyou2 lovingyou lowrider lowrider1 lucas123 lucifer666 lucky123 lucky777 luckydog luckydog1 luckyman
    luckyone ludacris lunchbox luscious luv2epus m1234567 m123456789 macaroni macdaddy macgyver machoman macintos
    macintosh mackenzi mackenzie mackenzie1 madagascar madagaskar madala11 madalina maddison madeleine madeline
    madeline1 madison1 madison2 madonna1 magandaako magdalena magellan maggie01 maggie12 maggie123 magic123 magician
    magicman magnavox magnolia mahalkita mailcreated5240 majestic makaveli makaveli1 makayla1 makeitso makemoney
    maksimka malachi1 malaysia malcolm1 mallorca mallory1 mallrats mama1234 mamacita mamamama mamapapa mammamia mamochka
    management manager1 manchest manchester mandarin mandingo mandolin mandrake manhatta mannheim manning18 manunited
    mapet123456 maprchem56458 maradona maradona10 marajade marathon marauder marcella marcello marcius2 marcopolo
    margaret margaret1 margarit margarita margarita1 margherita margosha maria123 mariajose mariana1 marianna marianne
    marie123 marigold marihuana marijuan marijuana marijuana1 marilyn1 mariners marines1 marino13 mario123 mariposa
    mariposa1 marishka marissa1 marjorie marketin marketing marlboro marlboro1 marriage married1 marseill marseille
    marshall marshall1 martin123 martina1 martinez martinez1 maryjane maryjane1 maryjane42 maryland masamune maserati
    mash4077 master01 master11 master12 master123 masterbaiting masterbate masterbating masterkey mastermi mastermind
    masturbation matahari matchbox matematica mathilde matilda1 matthew1 matthew12 matthew123 matthew2 matthew3 matthias
    mattingl maurice1 mauricio maurizio maurolarastefy maverick maverick1 mavericks maximilian maximus1 maxpayne
    maxpower maxwell1 mazafaka mazda323 mazda626 mazdarx7 mckenzie meandyou meatball meathead meatloaf mechanic
    mechanical medicina medicine mega_pizdetz666 megadeth megaman1 megan123 megaparol megaparol12345 megapass megasecret
    megatron melanie1 melinda1 melissa1 memphis1 meowmeow mephisto mercedes mercedes1 mercury1 meredith meridian
    mermaid1 mersedes messenger metal666 metalgear metalica metallic metallica metallica1 metropol mexican1 mexico10
    mexico12 mexico123 mexico13 miami305 michael01 michael1 michael11 michael12 michael123 michael13 michael2 michael23
    michael3 michael5 michael7 michael8 michael9 michaela micheal1 michele1 michelle michelle1 michelle12 michelle2
    michigan michigan1 mickey12 mickey123 mickeymouse microlab microphone microsof microsoft microsoft1 midnight
    midnight1 mike1234 mikejones1 mikemike milagros milamber milashka milenium mileycyrus milhouse milkshake milkshake1
    milkyway millenium million1 million2 millwall minecraft minimoni minnesot minotaur miracle1 miranda1 mischief
    misfit99 misiaczek mission1 mississi mississipp mississippi missy123 mistress mitchell mitchell1 mitsubishi mittens1
    mmmmmmmm mmmmmmmmmm mnbvcxz1 mobbdeep mobster1 mobydick modelsne mohammad mohammed mojojojo molly123 mollydog
    momanddad mommy123 momsanaladventure monalisa monamour money100 money123 money4me moneybag moneymaker moneyman
    moneyman1 moneymoney mongoose monique1 monkey01 monkey10 monkey101 monkey11 monkey12 monkey123 monkey13 monkey14
    monkey21 monkey22 monkey23 monkey69 monkeybo monkeyboy monkeybutt monkeyma monkeyman monkeys1 monolith monopoly
    monster1 monster12 monster123 monster2 monsters montana1 montecar montecarlo monterey montgom240 montgom2409
    montreal montrose moonbeam moonligh moonlight moonlight1 moonshin moonshine moonstar moremoney morning21 morozova
    morpheus morrison morrowind mortgage morticia mortimer mostwanted motdepasse mother12 mother123 motherfu motherfuck
    motherfucker motherlode motocros motocross motocross1 motorcyc motorola motorola1 mountain mountain1 mousepad
    mrf11277215 ms0083jxj mudvayne muffdive muhammad muhammed multiplelo multiplelog multisyn munchkin munchkin1
    murcielago mushroom music101 music123 music4life musicman mustang0 mustang1 mustang2 mustang3 mustang5 mustang6
    mustang69 mustang8 mustang9 mustangg mustangs my2girls my3girls myfamily myfriend mygirls2 mylove123 mymother
    mynameis mypasswo mypassword mysecret myspace! myspace. myspace.co myspace0 myspace01 myspace07 myspace08 myspace09
    myspace1 myspace10 myspace101 myspace11 myspace12 myspace123 myspace13 myspace2 myspace22 myspace23 myspace3
    myspace4 myspace5 myspace69 myspace7 myspace8 myspace9 mystery1 myxworld n0=acc3ss n8zgt5p0shw= nacional nadezhda
    nancy123 napoleon narayana naruto11 naruto12 naruto123 naruto13 nascar24 nascar88 nastenka natalia1 natalie1
    natascha natasha1 natedogg nathalie nathan12 nathan123 nathanie nathaniel nathaniel1 national naughty1 nautilus
    navigato navigator navyseal nbuhtyjr ncc1701a ncc1701d ncc1701e ncc74656 nebraska needforspeed nemesis1 nemrac58
    netscape network1 networking neveragain nevermin nevermind nevermor nevermore newcastl newcastle newcastle1 newlife1
    neworder newpass1 newpass6 newpassword newport1 newproject2004 newstart newyork1 nicetits nicholas nicholas1
    nichole1 nickjonas nickjonas1 nicolas1 nicole01 nicole11 nicole12 nicole123 nicole13 nicole21 nicole22 nigga123
    nigger123 nighthaw nightmar nightmare nightmare1 nightowl nightwin nightwish nikki123 nineball nineinch ninja123
    nintendo nintendo1 nintendo64 nirvana1 nissan350z njdevils nks230kjs82 nocturne noisette nokia123 nokia3250
    nokia3310 nokia5130 nokia5230 nokia5530 nokia5800 nokia6233 nokia6300 nokian70 nokian73 nokian95 nolimits noname123
    nonmembe nonmember noodles1 nopassword normandy northside1 nosferat nosferatu nostromo notebook nothing1 notredam
    notredame nounours november november1 november11 novifarm novikova nthvbyfnjh ntktdbpjh number11 number12 nursing1
    nuttertools nwo4life nygiants nyq28giz1z nyyankee oakland1 oblivion obsidian ocpoook325 october1 october10 october2
    october31 offspring ohiostate1 ohmnamah23 oklahoma oklahoma1 olayinka oldschool oliveira oliver123 oluwaseun
    omarion1 omegared omsairam onedirection onelove1 onepiece opelastra open1234 opendoor opensesame operator optimist
    optiplex orange12 orange123 ordinateur oriflame original orlando1 oscar123 outsider overkill overlord owt243ygbj
    p0015123 p0o9i8u7 p3rat54797 p455w0rd p4ssw0rd p@ssw0rd p@ssword pa55w0rd pa55word packard1 packers1 packers4
    paintbal paintball paintball1 pakistan pakistan1 pakistan123 pakistani paladin1 pallmall palmtree panasoni panasonic
    panasonic1 pancakes panda123 pandora1 panorama pantera1 panther1 panthers panthers1 panties1 pantyhos pantyhose
    papabear papamama paper123 paperino papichul papillon paradigm paradise paradise1 paramedi paramore paramore1
    parlament parola12 parsifal partizan pasadena pasquale pass1234 pass1word passcode passer2009 passer2011 passfind
    passion1 passions passmast passpass passport passport1 passthie passw0rd passwerd passwor1 password password!
    password. password0 password00 password01 password07 password08 password09 password1 password10 password11
    password12 password123 password1234 password13 password14 password15 password16 password17 password19 password2
    password20 password21 password22 password23 password24 password3 password33 password4 password5 password6 password69
    password7 password77 password8 password88 password9 password99 passwords passwort passwort1 pasword1 patches1
    pathfind pathfinder patience patricia patricia1 patrick1 patriots patriots1 patriots12 patrizia patterso pauline1
    pavement pavilion pavilion1 payton34 pazzword123 pe#5gz29ptzmse peace123 peaceout peaches1 peanut12 peanut123
    peanuts1 pearljam pebbles1 pedro123 peekaboo pegasus1 pendrago penelope penetrating penetration penguin1 penguins
    penis123 pennstat pennstate pennywis penthous pentium4 pepper12 pepper123 pepsi123 peregrin perfect1 personal
    pertinant peter123 peterbil peternorth peterpan peterpan1 peterson petrovich phaedrus phantom1 pharmacy phialpha
    philippe philips1 phillies phillip1 phillips phoenix1 phoenix2 pi314159 pianoman pickles1 pictuers pictures piercing
    pikachu1 pimpdadd pimpdaddy pimpdaddy1 pimpster pineappl pineapple pineapple1 pinetree pinewood pingpong pinkfloy
    pinkfloyd pinkfloyd1 pinky123 pinnacle pioneer1 pipeline pippen33 piramida pirates1 pistons1 pitbull1 pitchers
    pizza123 pizzahut pizzaman pk3x7w9w plastics platinum platinum1 platypus playball playboy1 playboy123 playboy2
    playboy69 playboys player69 playmate playstat playstation playstation3 playtime pleaseme pleasure plymouth
    poiuytrewq pok29q6666 pokemon1 pokemon11 pokemon12 pokemon123 pokemon2 pokerface polarbea polarbear polaris1
    polaroid polniypizdec0211 polniypizdec1102 polniypizdec110211 polopolo pontiac1 poochie1 poohbear poohbear1 pool6123
    poontang poophead pooppoop popcorn1 poppy123 poptart1 porcodio porkchop porkchop1 pornking pornographic pornpass
    pornstar pornstar1 porsche1 porsche9 porsche911 portland portugal portugal1 poseidon positive postov1000 pothead1
    pothead420 power123 powerade powerman pr1ncess prashant preacher preciosa precious precious1 predator prelude1
    presario presiden president preston1 pretty12 prettyboy1 prettygirl primavera princesa princesa1 princesita princess
    princess! princess01 princess08 princess09 princess1 princess10 princess11 princess12 princess13 princess14
    princess15 princess16 princess2 princess21 princess22 princess23 princess3 princess4 princess5 princess7 princess8
    princess9 princessa princesse princeto principe principessa pringles printer1 priscill priscilla private1 priyanka
    professional professor progress project1 projectsadminx promise1 prospero psychnau pudding1 puertorico pufunga7782
    pumpkin1 pumpkins punisher punkrock punkrock1 puppies1 puppy123 puppydog puppylove puppylove1 purple11 purple12
    purple123 purple13 purple22 pussy123 pussy4me pussycat pussycat1 pussyeat pussylicker pussylov pussylover pussyman
    pyramid1 pyramids q1234567 q123456789 q1234567890 q1q2q3q4 q1q2q3q4q5 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q2w3e4r5
    qarglr123 qawsedrf qawsedrftg qaz12345 qaz123456 qaz123wsx qazqazqaz qazwsx12 qazwsx123 qazwsxed qazwsxedc
    qazwsxedc1 qazwsxedc123 qazwsxedcrfv qazwsxedcrfvtgb qazxsw12 qazxsw123 qazxswedc qdujvyg5sxa qq123456 qqqq1111
    qqqqqqqq qqqqqqqqqq qqww1122 qti7zxh18u quant4307s question qw123321 qw123456 qwaszx12 qwe1122334 qwe12345 qwe123456
    qwe123asd qwe123qwe qweasd123 qweasdzx qweasdzxc qweasdzxc1 qweasdzxc123 qwedsazxc qwegta13091990 qweqwe123
    qweqweqwe qwer1234 qwer4321 qwerasdf qwerasdfzxcv qwerqwer qwerqwer2 qwert123 qwert1234 qwert12345 qwertasdfg
    qwerty01 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty13 qwerty21 qwerty22 qwerty321
    qwerty666 qwerty69 qwerty77 qwerty777 qwerty78 qwerty789 qwerty99 qwertyqwerty qwertyu1 qwertyui qwertyui1 qwertyuio
    qwertyuio1 qwertyuiop qwertyuiop1 qwertyuiop123 qwertyuiop[] qwertzui qwertzuiop r2d2c3p0 r2d2c3po r4e3w2q1
    r9lw4j8khx racecar1 rachael1 rachelle radiance radiohea radiohead ragnarok raiders1 raiderz1 rainbow1 rainbow123
    rainbow6 rainbows raindrop rainyday raistlin rajkumar rammstei rammstein rammstein1 ramstein ranchero rangers1
    rapunzel rasengan rasputin rastafari rastaman raymond1 rb26dett rdfhnbhf ready2go realmadrid rebbyt34 rebecca1
    rebelde1 rebound1 reckless recovery red12345 redalert redbaron redbeard redbull1 reddevil reddwarf redhead1 redheads
    redlight redneck1 redroses redshift redskins redskins1 redsox04 redstorm redwing1 redwings redwings1 register
    reloaded remember remember1 remingto remington renegade repytwjdf rerehepf rerfhfxf rerfhtre research reset123
    resident respect1 revelation revenge1 revival47 revoluti revolution revolver rfgbnjirf rfhfvtkmrf rfhfylfi rfhlbyfk
    rfhnjirf rfnthbyf rfntymrf rfvfcenhf rhbcnbyf rhfcfdbwf rhfcfdxbr rhfcjnrf rhiannon rhjrjlbk rhtdtlrj ricardo1
    riccardo richard1 richmond rickster ricochet riffraff rightnow riverrat riversid riverside rjhjktdf rjirfrgbde
    rjyatnrf rjycnfynby rktjgfnhf roadkill roadking roadrunn roadrunner roadster robert12 robert123 roberto1 robinhood
    robinson robinson1 robotech robotics rochelle rocketma rocketman rockets1 rockford rockhard rocknrol rocknroll
    rocknroll1 rockroll rockstar rockstar1 rockstar12 rocky123 rockydog rodriguez rodriguez1 rolltide rolltide1 romanova
    romashka ronaldinho ronaldo1 ronaldo7 ronaldo9 rooney10 rooster1 roosters rootbeer rootbeer1 rootedit rosebud1
    rosemarie rosemary rosewood rossella roxanne1 rsalinas rt6ytere runescape runescape1 rush2112 rushmore russell1
    russian7 rustydog s123456789 s8ylpe9jdpvym saab9000 sabrina1 sadie123 sagitario sagitarius sailboat sailfish
    sailormoon salamander salamandra salasana saltydog salvador salvador1 salvation salvator salvatore sam12345 samadams
    samantha samantha1 samantha12 sammy123 sammydog sample123 sampson1 samsung1 samsung123 samuel01 sanchez1 sandiego
    sandiego1 sandman1 sandrine sandy123 sandydog sangeeta sanity72 santacru santana1 santiago santiago1 saopaulo
    sapphire sarah123 sarajevo saratoga sasha123 sasha_007 sassy123 sasuke12 sasuke123 satan666 satellit satellite
    satriani saturday sausages savannah savannah1 saxophon sayangku scarface scarface1 scarlet1 scarlett scarlett1
    schalke04 schastie scheisse schnuffi school12 school123 scirocco scoobydo scoobydoo scoobydoo1 scooter1 scooter2
    scorpio1 scorpion scorpion1 scorpions scotland scotland1 scrabble scrapper scrappy1 screamer screwyou scruffy1
    scvmofas79 seahawks seahorse sealteam searcher seattle1 sebastia sebastian sebastian1 sebastie sebastien secret123
    secret666 security security1 seductive segblue2 seinfeld seminole semperfi semperfi1 senators senha123 senior07
    senior08 senior09 seniseviyorum sentinel sentnece sephirot sephiroth septembe september september1 september2
    september9 septiembre seraphim serenity serenity1 sergbest sersolution service1 seven777 sevenof9 seventeen sexsexse
    sexsexsex sextrime1 sexy1234 sexybabe sexybaby1 sexyback1 sexybeast1 sexybitch sexybitch1 sexyboy1 sexygirl
    sexygirl1 sexygurl1 sexylady sexylady1 sexylove1 sexymama sexymama1 sexyman1 sexysexy sfgiants shadow01 shadow11
    shadow12 shadow123 shadow13 shakira1 shamrock shamrock1 shaney14 shanghai shannon1 sharingan sheepdog sherlock
    sherman1 sherwood shevchenko shinigami shirley1 shitface shitface1 shitfuck shithead shithead1 shooter1 shopping
    shopping1 shorty12 shorty123 shorty13 shotgun1 shotokan showboat showtime shredder sidekick sidekick3 sidewind
    sigmachi silverad silverado simba123 simon123 simpleplan simpson1 simpsons simpsons1 singapor singapore sinister
    sithlord sixtynin sixtynine sk84life sk8board sk8ordie skate123 skate4life skateboa skateboard skater12 skater123
    skeeter1 skinhead skipper1 skittles skittles1 skorpion skydiver skyline1 skywalke skywalker skywalker1 slamdunk
    slapnuts slapshot slayer666 slimshad slimshady slipknot slipknot1 slipknot6 slipknot66 slippery slowhand smackdow
    smackdown smackdown1 smallville smartass smashing smeghead smile123 smile4me smirnoff smirnova smoke420 smokedog
    smoothie smuggles snakeman snapshot sneakers snickers snickers1 snoogans snoopdog snoopdogg snoopy123 snowball
    snowball1 snowbird snowboar snowboard snowboard1 snowflak snowflake snowflake1 snowman1 snowwhite snuggles snuggles1
    sobriety soccer01 soccer07 soccer08 soccer09 soccer10 soccer101 soccer11 soccer12 soccer123 soccer13 soccer14
    soccer15 soccer16 soccer17 soccer18 soccer19 soccer20 soccer21 soccer22 soccer23 soccer24 socrates softball
    softball1 softball10 softball11 softball12 softball13 softball2 softball3 softball7 softtail software sojdlg123aljg
    sokolova soldier1 solidsnake solitude solnishko solomon1 solution something something1 songbird sonic123
    sonyericsson sonyfuck sonyvaio sooners1 sophie123 sopranos soso123aljg souljaboy1 soulmate southern southpar
    southpark southpark1 southpaw southsid southside southside1 spaceman spanish1 spanking sparhawk sparkle1 sparkles
    spartacu spartan1 spartan117 spartans special1 specialk spectrum spencer1 spiderma spiderman spiderman1 spiderman2
    spiderman3 spike123 spitfire spitfire1 splatter splinter spongebo spongebob spongebob1 spongebob2 sporting springer
    sprinter sprocket squerting squirrel srinivas ssssssss ssyu1314 stalker1 stallion stamford stampede standard
    stanislav stanley1 star1234 starbuck starbucks starbucks1 starcraf starcraft starcraft1 stardust starfire starfish
    starfish1 stargate stargate1 starligh starlight starlight1 starlite starship starstar start123 startfinding startrek
    startrek1 starwars starwars1 steelers steelers1 steelers7 steelhea stefania stefanie stellina stephane stephani
    stephanie stephanie1 stephen1 sterling sterling1 steve123 stewart1 stickman stigmata stiletto stinger1 stingray
    stocking stonecol stonecold stonecold1 stoner420 stonewal stoppedby strange1 stranger strannik stratfor strawber
    strawberry streaming strength stripper stroller student1 stunt101 su123456 sublime1 submarin success1 suckcock
    suckdick suckmydick suikoden sullivan summer01 summer05 summer06 summer07 summer08 summer09 summer10 summer11
    summer12 summer123 summer69 summer99 summerti summertime sundance sunderla sunderland sundevil sunflowe sunflower
    sunflower1 sunlight sunny123 sunnyday sunshine sunshine! sunshine1 sunshine12 sunshine2 sunshine3 sunshine7 super123
    superbow superfly supergirl supergirl1 superman superman1 superman12 superman2 superman23 superman3 superman7
    supermario supernov supernova supersonic supersta superstar superstar1 sureno13 surfing1 surside13 surveyor survivor
    suzanne1 svetlana swallows sweet123 sweetass sweetgirl sweethea sweetheart sweetie1 sweetnes sweetness sweetness1
    sweetpea sweetpea1 sweety12 swimmer1 swimming swimming1 swingers swinging swordfis swordfish swordfish1 sylveste
    sylvester syncmaster syracuse sz9kqcctwy tabitha1 tacobell tacobell1 taekwondo tailgate taishan2011 takamine
    talisman tamerlan tampabay tanechka tangerin tangerine tarantul target123 tarheels tarheels1 tashkent tatiana1
    taylor01 taylor11 taylor12 taylor123 tazmania teacher1 teamo123 teamwork techn9ne technics technology tecumseh
    teddy123 teddybea teddybear teddybear1 teiubesc telecast telechargement telefono telephon telephone television
    televizor temitope temp1234 temppass temppassword temptress tenerife tennesse tequiero tequila1 terminat terminator
    terrapin terrell1 terriers test1234 testibil testing1 testing123 testpass testtest texas123 thailand thanatos
    thankgod thankyou thebeast thebest1 theboss1 theclash thedoors theflash theforce thegame1 thegreat thegreat1
    thegreat123 theking1 thelast1 thematri thematrix theodore theonly1 theresa1 therock1 thesaint thesims2 thething
    thetruth theused1 theworld thinkpad thirteen thirteen13 thisisit thissuck thomas01 thomas12 thomas123 thomas22
    thompson thorsten threesom thug4life thuglife thuglife1 thumbnils thumper1 thunder1 thunderb thunderbird thursday
    tiberian tiberius tickling ticklish ticktock tiffany1 tiger123 tigercat tigger01 tigger11 tigger12 tigger123
    timelord timothy1 timoxa94 tinkerbe tinkerbell titanic1 titanium titleist titlover tkbpfdtnf tnk0mk16vx together
    tokiohotel tomahawk tommy123 tommyboy tomorrow tomservo tonyhawk tooltime toonarmy tootsie1 topolino topsecre
    topsecret toriamos tortoise toshiba1 tottenha tottenham tottenham1 touchdow toulouse trader12 trailers training
    transexual transfor transformers translator traveler treasure treefrog trenton1 trfnthbyf triangle tricolor trigger1
    trinidad trinitro trinitron trinity1 trinity3 triplets triskelion tristan1 trojans1 trombone trooper1 tropical
    trouble1 trousers trucker1 trucking trueblue truelove truelove1 truffles trumpet1 trustn01 trustno1 tryagain
    ttd955audg tunafish turkey50 tweety12 tweetybird twilight twilight1 twilight12 twinkle1 twisted1 twister1 ty2t1hv3oc
    tyler123 u1v7hhh7ef ufhvjybz uhbujhbq uhfybn8888 ultimate ultraman umbrella uncencored underdog underground undertak
    undertaker undertow underworld unicorn1 univers2l universa universal universe universi university unknown1
    uqa9ebw445 ursitesux username usmarine usmc0311 usuckballz1 utahjazz uvgx8f8232 vacation vacation1 vaffanculo
    vagabond valdepen valencia valentin valentina valentina1 valentine valentine1 valentino valeria1 valerie1 valeriya
    valhalla valkyrie valleywa vampire1 vampires vancouve vancouver vanessa1 vanguard vanhalen vanilla1 vaseline
    vasilisa vauxhall vegas123 vendetta venezuel venezuela verbatim vergeten verizon1 veronica veronica1 veronika
    veronique verygood vfhbyjxrf vfhnsirf vfhufhbnf vfitymrf vflfufcrfh vfnbkmlf vfntvfnbrf vfpfafrf vfrcbvrf vfvfgfgf
    vfvfvskfhfve vfylfhby vicecity victoire victoria victoria1 victory1 viewsoni viewsonic vikings1 viktoria viktoriya
    vincent1 vincenzo violator violetta viper123 vipergts viphv5j736 virginia virginia1 virginie vittoria vittorio
    vivitron vjqgfhjkm vkontakte vladimir vladislav vladvlad vodafone volkodav volkswag volkswagen volleyba volleyball
    voyager1 vqsablpzla vrbgqns997 vsjasnel12 vthctltc w5tn36alfw w5txn36alfw w66yrybgra wachtwoord waffenss waheguru
    wallace1 walmart1 wanderer wangyut2 wapapapa warcraft warcraft1 warcraft3 wareagle warehous warhamme warhammer
    warrior1 warriors warriors1 warszawa wasdwasd washingt washington water123 waterboy waterfal waterfall waterloo
    watermelon waterpolo waterski wdtnjxtr weare138 webhompas webhompass webmaste webmaster websol76 websolutions
    webster1 wedding1 wednesda wednesday welcome1 welcome12 welcome123 welcome2 wellhung wellingt wellington werewolf
    westham1 westlife westside westside1 westwood wetpussy wg8e3wjf whatever whatever! whatever1 whatever2 whatsup1
    whatthezor whiplash whiskers whiskey1 whistler whiteboy whiteboy1 whiteout whitesox whitney1 whocares whoknows
    whoopass wildbill wildcard wildcat1 wildcats wildcats1 wildfire wildwood william1 william123 william2 william3
    williams williams1 winchest winchester windmill windows1 windows7 windsurf wingchun wingzero winston1 winter12
    winter99 wisconsi wishbone woaini1314 wolfgang wolfpack wolverin wolverine wolverine1 wonderboy wonderfu wonderful
    wonderful1 wonderland woodland woodstoc woodstock woodwork woofwoof wordpass wordpass1 worldcup wow12345 wp2003wp
    wrangler wrestlin wrestling wrestling1 wrinkle1 wrinkles x3luym2mmj x4ivyga51f x72jhhu3z xboxlive xiang123456
    xxxxxxxx xxxxxxxxxx y6p67ftrqj yagjecc826 yahoo.com yahoo123 yahoomail yamahar1 yamahar6 yankees1 yankees13 yankees2
    yaroslav yeahbaby year2005 yellow11 yellow12 yellow123 yesterda yfcntymrf yfdbufnjh10305070 yfdbufnjh63 yfnfitymrf
    yjdsqgfhjkm yogibear yolanda1 yomomma1 yorktown yosemite youandme youbye123 youngmoney yourmama yourmom1 yousuck1
    youtube1 ytngfhjkz ytrhjvfyn ytyfdbcnm yuantuo2012 z0102030405 z123456789 z1x2c3v4 z1x2c3v4b5 zacefron zacefron1
    zachary1 zag12wsx zanzibar zaq12345 zaq12wsx zaq1xsw2 zaq1xsw2cde3 zaqwsxcde zaqxswcde zcxfcnkbdf zeppelin zeppelin1
    zerocool zildjian zolushka zxasqw12 zxc123456 zxcasdqwe zxcasdqwe123 zxcv1234 zxcvasdf zxcvb123 zxcvb12345 zxcvbnm,
    zxcvbnm,./ zxcvbnm1 zxcvbnm12 zxcvbnm123 zxcvbnm: zxcvvcxz zz8807zpl zzzzzzzz zzzzzzzzzz
    """#
}
