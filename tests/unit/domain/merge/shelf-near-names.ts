/** As `nearNames`, from a walk along the shelves; written after the rule, and before the rule was tested with it. */
export const shelfNearNames = `
  lapte integral ≠ lapte degresat ≠ lapte semidegresat ≠ lapte bio ≠ lapte UHT ≠ lapte proaspăt
  lapte cu vanilie ≠ lapte cu căpșuni ≠ lapte cu ciocolată ≠ lapte cu miere
  lapte de vacă ≠ lapte de oaie ≠ lapte de capră ≠ lapte de bivoliță
  lapte demachiant ≠ lapte de corp ≠ lapte praf ≠ lapte de cocos
  lapte praf bebe ≠ lapte praf
  iaurt 2% ≠ iaurt 3% ≠ iaurt 10% ≠ iaurt 0%
  iaurt natural ≠ iaurt de băut ≠ iaurt cu cereale ≠ iaurt vegan ≠ iaurt de capră
  unt nesărat ≠ unt sărat ≠ unt de casă ≠ unt vegetal
  brânză de oaie ≠ brânză de capră ≠ brânză de vaci ≠ brânză cu mucegai ≠ brânză feta ≠ brânză sărată ≠ brânză dulce
  cașcaval Dalia ≠ cașcaval Rucăr ≠ cașcaval pane
  telemea de oaie ≠ telemea de vacă ≠ telemea de bivoliță
  ouă mici ≠ ouă mari ≠ ouă medii ≠ ouă bio
  ouă M ≠ ouă L ≠ ouă XL ≠ ouă S
  mozzarella ≠ mozzarella light ≠ mozzarella rasă ≠ mortadella
  ricotta ≠ ricota rucola ≠ rucola
  sana ≠ sana 3,6% ≠ salam ≠ sandale
  zer ≠ zero ≠ zară ≠ zahăr
  mere golden ≠ mere Ionatan ≠ mere Idared ≠ mere pentru plăcintă
  mere ≠ compot de mere ≠ plăcintă cu mere ≠ gem de mere
  pere ≠ pere Williams ≠ compot de pere ≠ pireu
  piersici ≠ nectarine ≠ piersici plate
  caise ≠ caisă uscată ≠ compot de caise
  căpșuni ≠ căpșunică
  mure ≠ murături ≠ gem de mure
  prune ≠ prune afumate ≠ magiun de prune ≠ brunch
  struguri fără semințe ≠ struguri cu semințe
  lămâi ≠ lămâi verzi ≠ zeamă de lămâie ≠ coajă de lămâie
  portocale ≠ coajă de portocală ≠ grepfrut roșu
  banane ≠ banane verzi ≠ chipsuri de banane ≠ bandă
  nuci ≠ nuci decojite ≠ nuci macadamia ≠ nuci braziliene
  alune ≠ alune prăjite ≠ alune crude ≠ unt de alune ≠ cremă de alune
  semințe de susan ≠ semințe de mac ≠ semințe de cânepă ≠ semințe de flori
  afine ≠ afine uscate ≠ afine congelate ≠ sirop de afine
  kiwi ≠ kaki ≠ kiwi galben
  roșii cherry roșii ≠ roșii cherry galbene
  roșii ≠ roșii verzi ≠ roșii coapte ≠ roșii tocate ≠ roșii în suc propriu
  ardei gras ≠ ardei grași galbeni ≠ ardei lung ≠ ardei bulgărești
  ardei copți ≠ ardei de copt
  mere coapte ≠ mere de copt
  brânză topită ≠ brânză de topit
  ouă fierte ≠ ouă de fiert
  vinete coapte ≠ vinete de copt
  ceapă ≠ praf de ceapă ≠ ceapă confiată ≠ sos de ceapă
  usturoi ≠ pastă de usturoi ≠ usturoi măcinat ≠ usturoi românesc
  cartofi ≠ cartofi wedges ≠ cartofi pai ≠ piure de cartofi ≠ cartofi copți ≠ chips de cartofi
  morcovi ≠ morcovi congelați ≠ tort de morcovi
  varză albă ≠ varză acră ≠ varză chinezească ≠ varză creață
  salată verde ≠ salată romană ≠ salată de roșii ≠ salată de icre ≠ salată de ton ≠ salată Caesar
  pătrunjel frunze ≠ pătrunjel rădăcină
  mazăre verde ≠ mazăre galbenă ≠ mazăre cu morcovi
  fasole verde ≠ fasole galbenă ≠ fasole neagră ≠ fasole uscată
  porumb dulce ≠ porumb copt ≠ mălai de porumb ≠ amidon de porumb
  sfeclă ≠ sfeclă coaptă ≠ sfeclă de zahăr
  ridichi roșii ≠ ridichi albe ≠ ridichi negre
  ghimbir ≠ ceai de ghimbir ≠ ghimbir murat
  ciuperci ≠ ciuperci uscate ≠ supă de ciuperci ≠ ciuperci de pădure
  castraveți ≠ castraveți în oțet ≠ castraveți la borcan ≠ castraveți Fabio
  vită ≠ antricot de vită ≠ mușchi de vită ≠ rasol de vită ≠ viță de vie
  carne tocată ≠ carne tocată de vită ≠ carne tocată mixtă ≠ carne pentru tocat
  pulpe de pui ≠ pulpe superioare de pui ≠ pulpe inferioare de pui ≠ pulpe de rață
  aripi de pui ≠ aripioare picante ≠ aripi de curcan
  ficat de pui ≠ ficat de porc ≠ ficat de vită ≠ pate de ficat
  costiță ≠ costițe afumate ≠ coaste ≠ coastă de oaie
  cârnați afumați ≠ cârnați de porc ≠ cârnați de oaie ≠ cârnați oltenești ≠ cabanos
  salam crud uscat ≠ salam săsesc ≠ salam Victoria ≠ salam bănățean
  șuncă de casă ≠ șuncă afumată ≠ șuncă de curcan
  parizer de pui ≠ parizer de porc ≠ parizer țărănesc
  crenvurști de pui ≠ crenvurști de porc ≠ crenvurști cu cașcaval
  mici de vită ≠ mici de oaie ≠ pastă de mici
  slănină ≠ slănină afumată ≠ sardină ≠ slană
  somon file ≠ somon cu piele ≠ somon fără piele
  ton bucăți ≠ ton mărunțit ≠ ton cu legume ≠ ton cu roșii
  macrou în ulei ≠ macrou în sos tomat ≠ macrou congelat
  creveți ≠ creveți decorticați ≠ covrigi
  icre ≠ icre negre ≠ icre roșii ≠ icre cu ceapă
  făină 000 ≠ făină 550 ≠ făină de grâu ≠ făină de cocos ≠ făină de năut ≠ făină de ovăz
  făină cu agenți ≠ făină fără gluten
  orez rotund ≠ orez cu bob lung ≠ orez sălbatic ≠ orez pentru sushi
  paste penne ≠ paste fusilli ≠ paste de orez ≠ paste cu ou ≠ pene ≠ penne
  spaghete ≠ spaghete integrale ≠ spaghete nr 5 ≠ spaghete nr 3
  tăiței ≠ tăiței de orez ≠ tăieței pentru supă
  griș ≠ griș de porumb ≠ griș cu lapte
  pesmet ≠ pesmet panko ≠ pesmet fără gluten
  ovăz ≠ fulgi de ovăz ≠ lapte de ovăz ≠ tărâțe de ovăz
  pâine cu cartofi ≠ pâine cu maia ≠ pâine de secară ≠ pâine graham ≠ pâine feliată
  pâine cu sare ≠ pâine fără sare
  chifle ≠ chifle integrale ≠ chifle cu maia
  covrigi ≠ covrigi cu sare ≠ covrigi cu mac ≠ covrigi cu brânză
  croissant ≠ croissant cu ciocolată ≠ croissant cu vanilie ≠ croissant cu unt
  plăcintă ≠ plăcintă cu dovleac ≠ plăcintă cu carne ≠ aluat de plăcintă
  tort ≠ tort de ciocolată ≠ tort aniversar ≠ foi de tort ≠ torturi cu fructe
  chec ≠ cec ≠ chec cu cacao ≠ formă de chec
  înghețată ≠ înghețată pe băț ≠ înghețată la cornet ≠ înghețată cu cacao
  pizza ≠ blat de pizza ≠ pizza capricciosa ≠ pizza margherita ≠ făină de pizza
  săpun solid ≠ săpun lichid ≠ săpun de mâini ≠ săpun intim ≠ săpun cu miere
  șampon cu mușețel ≠ șampon cu ou ≠ șampon păr gras ≠ șampon păr uscat
  pastă de dinți copii ≠ pastă de dinți albire ≠ pastă de dinți
  periuță ≠ periuță de unghii ≠ periuță electrică ≠ perie de păr
  deodorant bărbați ≠ deodorant femei
  apă de toaletă ≠ hârtie de toaletă ≠ săpun de toaletă
  cremă de ras ≠ cremă de plajă ≠ cremă hidratantă ≠ cremă depilatoare
  cremă de mâini ≠ săpun de mâini ≠ mănuși
  vată ≠ vată dischete ≠ bețișoare de vată
  plasturi ≠ plastilină ≠ plasă ≠ plastic
  scutece 3 ≠ scutece 4 ≠ scutece adulți ≠ scutece piscină
  absorbante normale ≠ absorbante lungi ≠ absorbante cu aripioare ≠ absorbante fără aripioare
  detergent pudră ≠ detergent gel ≠ detergent manual ≠ detergent automat
  detergent rufe ≠ detergent vase ≠ detergent podele ≠ detergent geamuri
  balsam de rufe ≠ detergent de rufe ≠ săpun de rufe ≠ coș de rufe ≠ cleme de rufe
  tablete de vase ≠ sare de vase ≠ burete de vase ≠ detergent de vase ≠ mașină de vase
  folie alimentară ≠ folie de aluminiu ≠ folie stretch ≠ folie de plastic
  saci de gunoi ≠ coș de gunoi ≠ saci de rafie ≠ saci de dormit
  saci 35l ≠ saci 60l ≠ saci 120l
  mop ≠ mop plat ≠ cap de mop ≠ top
  bec 10W ≠ bec 15W ≠ bec cald ≠ bec rece
  baterii R3 ≠ baterii R6 ≠ baterii CR2032
  apă plată 0,5 ≠ apă plată 2 ≠ apă plată 5
  apă minerală ≠ apă micelară ≠ apă minerală carbogazoasă
  suc de portocale ≠ suc de portocale roșii ≠ sirop de portocale ≠ suc de portocale cu pulpă
  suc roșu ≠ suc de rodie ≠ suc de roșii
  suc fără zahăr ≠ suc cu zahăr
  Pepsi ≠ Pepsi Max ≠ Pepsi Twist
  Coca-Cola ≠ Coca-Cola Light ≠ Coca-Cola Cherry
  bere blondă ≠ bere brună ≠ bere roșie ≠ bere nefiltrată
  bere la doză ≠ bere la sticlă ≠ bere la PET
  vin alb sec ≠ vin alb demisec ≠ vin alb dulce ≠ vin alb
  vin de masă ≠ vin fiert ≠ pahare de vin
  țuică de prune ≠ țuică de pere ≠ prune
  cafea boabe ≠ cafea solubilă ≠ cafea fără cofeină ≠ cafea verde ≠ capsule cafea
  ceai de mușețel ≠ ceai de sunătoare ≠ ceai de tei ≠ ceai verde ≠ ceai alb
  cacao ≠ unt de cacao ≠ boabe de cacao ≠ cacao neagră
  rom ≠ rom alb ≠ rom negru ≠ esență de rom
  mazăre la borcan ≠ mazăre la conservă ≠ mazăre boabe
  ardei în oțet ≠ ardei în ulei ≠ ardei umpluți
  zacuscă de vinete ≠ zacuscă de ciuperci ≠ zacuscă cu fasole
  pate de ficat ≠ pate de ficat de rață ≠ pate de pește ≠ pate de pui
  gem de căpșuni ≠ gem de zmeură ≠ gem de vișine ≠ dulceață de căpșuni ≠ gem fără zahăr
  supă de legume ≠ supă de pui ≠ supă cremă de legume ≠ cub de supă
  ulei de măsline ≠ ulei de măsline extravirgin ≠ ulei de rapiță ≠ ulei de susan ≠ ulei de in
  ulei de motor ≠ ulei de corp ≠ ulei de bebeluși ≠ ulei alimentar
  măsline în ulei ≠ ulei de măsline ≠ măsline kalamata
  oțet de mere ≠ oțet de vin alb ≠ oțet de vin roșu ≠ oțet alimentar ≠ oțet de orez
  sare fină ≠ sare grunjoasă ≠ sare roz ≠ sare cu usturoi ≠ sare de mare
  piper alb ≠ piper roșu ≠ piper verde ≠ piper boabe
  boia de ardei ≠ boia afumată ≠ boia dulce ≠ boia iute
  sos de roșii ≠ sos de ardei ≠ sos iute ≠ sos alb ≠ sos roșu ≠ suc de roșii
  muștar dulce ≠ muștar iute ≠ muștar de Dijon ≠ muștar boabe
  maioneză ≠ maioneză cu usturoi ≠ maioneză vegană
  zahăr tos ≠ zahăr cubic ≠ zahăr de cocos ≠ zahăr brun ≠ zahăr vanilinat
  miere de tei ≠ miere de rapiță ≠ miere cu nuci ≠ miere de mană
  miere cu ghimbir ≠ miere de ghimbir ≠ ghimbir cu miere
  ciocolată cu lapte și alune ≠ ciocolată cu lapte ≠ ciocolată amăruie ≠ ciocolată cu stafide
  biscuiți cu cremă ≠ biscuiți cu lapte ≠ biscuiți cu unt ≠ biscuiți populari
  napolitane cu cacao ≠ napolitane cu vanilie ≠ napolitane învelite
  bomboane mentolate ≠ bomboane de ciocolată ≠ bomboane cu lichior
  gumă de mestecat ≠ gumă de mestecat fără zahăr
  chipsuri cu cașcaval ≠ chipsuri cu smântână ≠ chipsuri de porumb
  alune în ciocolată ≠ ciocolată cu alune
  stafide ≠ stafide aurii ≠ stavrid
  mâncare de câini ≠ mâncare uscată de câini ≠ mâncare umedă de câini
  hrană pisici ≠ hrană pisici somon ≠ hrană pisici pui ≠ hrană păsări
  lumânări ≠ lumânări de ceară ≠ lumânări de tort
  pahare de vin ≠ pahare de apă ≠ pahare de unică folosință
  farfurii adânci ≠ farfurii întinse ≠ farfurii de desert
  caiet mate ≠ caiet română ≠ caiet de desen
  cui ≠ cuib ≠ ceai ≠ cuier
  șosete bărbați ≠ șosete damă ≠ șosete copii
  vitamina C 500 ≠ vitamina C 1000 ≠ vitamina E ≠ vitamina K2
  sirop de tuse ≠ sirop de zmeură ≠ sirop de mentă ≠ tuș
  nurofen ≠ nurofen copii ≠ nurofen forte
  ață albă ≠ ață neagră ≠ ață dentară
  lapte ≠ laptop ≠ lac
  mere ≠ meniu ≠ merlot
  pâine ≠ panini ≠ pană
  sos ≠ soc ≠ soclu
  scutece 4 ≠ scutece 4+ ≠ scutece 5
  sos de pește ≠ sos pentru pește
  colivă ≠ colivie
  lustru ≠ lustră
  raclette ≠ racletă
  muscat ≠ mușcată
  Corona ≠ coroană
  pate ≠ pateuri
  pate de ciuperci ≠ pateu cu ciuperci
  pesmet ≠ pesmeți
  Zarea ≠ zară
  spray de calcar ≠ spray de călcare
  cod ≠ cot ≠ coș ≠ coc
  rac ≠ rag ≠ rom
  cină ≠ cană ≠ canea
  sapă ≠ apă ≠ supă ≠ ceapă ≠ sepie
  boabe ≠ bob ≠ bobine
  pip ≠ pipote ≠ pipetă
  vafe ≠ vafă cu ciocolată ≠ vatră
  tartă ≠ tartar ≠ tărtăcuță
  mango ≠ manga ≠ mangal
  nap ≠ napolitane ≠ napi murați
  fragi ≠ frigider ≠ frag alb
  smochine ≠ smochin ornamental ≠ smoking
`
