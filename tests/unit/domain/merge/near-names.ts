/**
 * Names that look alike but are different products: every name of a line differs from all others. Written before the rule.
 */
export const nearNames = `
  lapte ≠ lapte praf ≠ lapte bătut ≠ lapte condensat ≠ lapte cu cacao ≠ lapte de capră ≠ lapte de soia ≠ lapte vegetal
  lapte 1,5% ≠ lapte 3,5% ≠ lapte 0,1% ≠ lapte
  lapte Zuzu ≠ lapte Napolact ≠ lapte
  lapte cu lactoză ≠ lapte fără lactoză
  lapte de cocos ≠ lapte cu cocos
  lapte de migdale ≠ lapte cu migdale
  lapte de ovăz ≠ lapte de orez ≠ orez cu lapte
  lapte ≠ lapți
  lăptucă ≠ lapte
  unt ≠ untură ≠ unt de arahide ≠ unt de cacao ≠ unt 65% ≠ unt 82% ≠ untdelemn
  smântână ≠ smântână dulce ≠ smântână 12% ≠ smântână 20% ≠ smântână vegetală ≠ smântână pentru gătit
  iaurt ≠ iaurt cu fructe ≠ iaurt grecesc ≠ iaurt de băut ≠ iaurt cu căpșuni ≠ iaurt cu vișine ≠ iaurt natural
  iaurt ≠ aluat
  brânză ≠ brânză topită ≠ brânză de vaci ≠ brânză de capră ≠ brânză de burduf ≠ brânză rasă ≠ cremă de brânză
  brânză ≠ brânzoaică
  caș ≠ cașcaval ≠ casă ≠ cas dulce
  cașcaval ≠ cașcaval afumat ≠ cașcaval felii ≠ cașcaval ras
  telemea ≠ telemea de oaie ≠ telemea de capră
  mascarpone ≠ mascara
  ouă ≠ ouă de prepeliță ≠ ouă M ≠ ouă L ≠ ouă de ciocolată ≠ ou Kinder
  ouă vopsite ≠ ouă de vopsit ≠ vopsea de ouă
  frișcă ≠ frișcă vegetală ≠ frișcă lichidă ≠ frișcă spray
  mere ≠ miere ≠ mure ≠ mare ≠ mire
  mere ≠ mere verzi ≠ mere roșii ≠ mere golden ≠ suc de mere ≠ oțet de mere ≠ piure de mere
  mere ≠ merișoare ≠ merdenele
  pere ≠ piper ≠ perie ≠ perne
  pară ≠ păr
  pere ≠ perete ≠ perle
  piersici ≠ pisici ≠ piersici la compot ≠ compot de piersici
  caise ≠ caise uscate ≠ dulceață de caise
  prune ≠ prune uscate ≠ pâine
  cireșe ≠ vișine ≠ cireșe amare
  căpșuni ≠ iaurt cu căpșuni ≠ gem de căpșuni ≠ căpșuni congelate
  struguri ≠ struguri albi ≠ struguri negri ≠ strugurel
  portocale ≠ suc de portocale ≠ portocale roșii
  portocale ≠ portocaliu
  lămâi ≠ suc de lămâie ≠ sare de lămâie ≠ lămâiță ≠ lame
  lime ≠ lămâie ≠ limbă
  pepene verde ≠ pepene galben ≠ pepene
  nuci ≠ nucă de cocos ≠ nuci pecan ≠ nuci caju ≠ miez de nucă ≠ nucșoară
  alune ≠ alune de pădure ≠ alună sărată
  semințe ≠ semințe de in ≠ semințe de dovleac ≠ semințe de floarea-soarelui ≠ semințe de chia
  ananas ≠ ananas conservă ≠ compot de ananas ≠ suc de ananas
  fructe ≠ fructe de mare ≠ fructe de pădure ≠ fructe uscate ≠ fructe congelate ≠ fructoză
  coacăze ≠ coacăze negre ≠ coacăze roșii
  rodii ≠ roșii
  afine ≠ afânat
  mango ≠ mangold
  cocos ≠ cacao ≠ coca
  roșii ≠ roșii cherry ≠ roșii prunișoare ≠ roșii uscate ≠ suc de roșii ≠ roșii decojite ≠ roșii cuburi
  suc de roșii ≠ suc roșu
  sos de roșii ≠ sos roșu
  roșii ≠ roșu ≠ rosé
  castraveți ≠ castraveți murați ≠ castraveți cornișon ≠ castraveciori ≠ castraveți de murat
  ardei ≠ ardei kapia ≠ ardei gras ≠ ardei iute ≠ ardei umplut ≠ ardei copt ≠ ardei de umplut
  ardei roșu ≠ ardei verde ≠ ardei galben ≠ ardei gras roșu ≠ ardei gras verde
  ardei iute ≠ boia iute
  ceapă ≠ ceapă roșie ≠ ceapă verde ≠ ceapă albă ≠ ceapă prăjită ≠ ceafă ≠ cepe murate
  ceai ≠ ceapă ≠ ceas ≠ ceară ≠ cești
  ceai ≠ ceai verde ≠ ceai negru ≠ ceai de mentă ≠ ceai de tei ≠ ceai rece
  usturoi ≠ usturoi verde ≠ usturoi granulat ≠ praf de usturoi ≠ sos de usturoi
  cartofi ≠ cartofi prăjiți ≠ cartofi noi ≠ cartofi dulci ≠ cartofi roșii ≠ cartofi albi ≠ cartofi congelați
  cartofi prăjiți ≠ cartofi de prăjit
  morcovi ≠ morcovi baby ≠ suc de morcovi ≠ morcovi rași
  varză ≠ varză murată ≠ varză roșie ≠ varză de Bruxelles ≠ varză călită ≠ varză kale ≠ varză de murat
  verze ≠ verzi ≠ verdeață
  verdeață ≠ verde
  salată ≠ salată verde ≠ salată iceberg ≠ salată de vinete ≠ salată de fructe ≠ salată de boeuf ≠ salam ≠ sălată de icre
  sfeclă ≠ sfeclă roșie ≠ hrean cu sfeclă
  țelină ≠ țelină apio ≠ sare cu țelină
  pătrunjel ≠ pătrunjel uscat ≠ rădăcină de pătrunjel
  mărar ≠ mărar uscat ≠ măr
  ridichi ≠ ridiche neagră ≠ ridichi de lună ≠ rechin
  dovleac ≠ dovlecei ≠ semințe de dovleac ≠ ulei de dovleac
  vinete ≠ vin ≠ vinete coapte ≠ salată de vinete ≠ vine
  fasole ≠ fasole verde ≠ fasole boabe ≠ fasole albă ≠ fasole roșie ≠ fasole bătută ≠ fasole păstăi
  mazăre ≠ mazăre congelată ≠ mazăre conservă ≠ mazăre uscată
  porumb ≠ porumb dulce ≠ porumb boabe ≠ făină de porumb ≠ porumb pentru floricele
  ciuperci ≠ ciuperci pleurotus ≠ ciuperci champignon ≠ ciuperci conservă
  bob ≠ boabe ≠ bomboane
  praz ≠ praf ≠ prăjit
  spanac ≠ spanac congelat ≠ baby spanac
  hrean ≠ hrană ≠ hrișcă
  gulii ≠ gulaș ≠ gură
  urzici ≠ ursus
  ghimbir ≠ ghimbir confiat ≠ ghimbir pudră
  carne ≠ carne tocată ≠ carne de porc ≠ carne de vită ≠ carne de pui ≠ carne de soia ≠ carne de tocat
  carne tocată de porc ≠ carne tocată de vită ≠ carne tocată amestec
  pui ≠ piept de pui ≠ pulpe de pui ≠ aripioare de pui ≠ ficat de pui ≠ puică ≠ pui congelat
  piept de pui ≠ piept de curcan ≠ piept de rață
  porc ≠ purcel ≠ pork
  vită ≠ vițel ≠ vie ≠ vitamine
  miel ≠ miere ≠ mei ≠ melci
  mici ≠ mic dejun ≠ mia ≠ mușchi
  rață ≠ rac ≠ rasol
  salam ≠ salam de Sibiu ≠ salam de vară ≠ salam de biscuiți ≠ salam uscat ≠ salamură
  șuncă ≠ șuncă de Praga ≠ șuncă presată ≠ șuncă de pui
  cârnați ≠ cârnăciori ≠ cârnați de casă ≠ cârnați afumați ≠ carne ≠ cârnați de pui
  ceafă de porc ≠ cotlet de porc ≠ mușchi de porc ≠ carne de porc ≠ ficat de porc
  pastramă ≠ pastă ≠ paste ≠ pască ≠ pastile
  pate ≠ paste ≠ pate de ficat ≠ pate vegetal ≠ pat
  pate de ficat cu ciuperci ≠ pate de ciuperci
  pește ≠ pește congelat ≠ pește afumat ≠ mâncare de pește ≠ mâncare pentru pești
  ton ≠ ton în ulei ≠ ton în suc propriu ≠ tonic ≠ toner ≠ salată de ton ≠ torn
  somon ≠ somon afumat ≠ file de somon ≠ icre de somon ≠ somn
  crap ≠ icre de crap ≠ crab ≠ crap afumat
  cod ≠ ficat de cod ≠ file de cod ≠ coadă ≠ codru
  sardine ≠ sare ≠ sarmale ≠ sărmăluțe
  macrou ≠ macaroane ≠ mac ≠ macrou afumat
  icre ≠ icre de crap ≠ icre de știucă ≠ salată de icre
  creveți ≠ creveți congelați ≠ cremă
  midii ≠ mied
  făină ≠ făină integrală ≠ făină de porumb ≠ făină 000 ≠ făină 650 ≠ făină de secară ≠ făină de migdale ≠ făină neagră
  făină albă ≠ făină neagră
  orez ≠ orz ≠ orez basmati ≠ orez brun ≠ orez cu lapte ≠ ovăz ≠ făină de orez
  paste ≠ paste integrale ≠ paste Barilla ≠ sos de paste ≠ paste fără gluten
  pastă de dinți ≠ pastă de tomate ≠ pastă de ardei ≠ pastă de usturoi ≠ pastă ≠ periuță de dinți
  mălai ≠ malai grișat ≠ malț ≠ mălăieț
  griș ≠ gris cu lapte ≠ gresie ≠ grisine
  linte ≠ linte roșie ≠ linte verde ≠ lint ≠ lanternă
  năut ≠ nuc ≠ hummus
  fulgi de ovăz ≠ fulgi de porumb ≠ fulgi de cocos ≠ fulgi de ciocolată ≠ fulgi de drojdie
  cereale ≠ cereale cu miere ≠ cereale integrale ≠ batoane de cereale
  tărâțe de ovăz ≠ tărâțe de grâu ≠ lapte de ovăz
  pesmet ≠ pesmet panko ≠ pesmeți dulci
  pâine ≠ pâine albă ≠ pâine neagră ≠ pâine integrală ≠ pâine toast ≠ pâine cu semințe ≠ pâine fără gluten ≠ pâine de secară
  chifle ≠ chiftele ≠ chifle cu susan ≠ chifle pentru burger
  corn ≠ cornuri cu gem ≠ cornulețe ≠ corn flakes ≠ coarne
  covrigi ≠ covrigei ≠ covrigi cu susan ≠ covor
  lipie ≠ lipici ≠ lipie integrală
  baghetă ≠ bagheta cu usturoi ≠ bateria ≠ băț
  plăcintă ≠ plăcintă cu mere ≠ plăcintă cu brânză ≠ foi de plăcintă
  cozonac ≠ cozonac cu nucă ≠ cozonac cu rahat
  tort ≠ tartă ≠ tortilla ≠ torță ≠ blat de tort ≠ lumânări de tort
  înghețată ≠ înghețată de vanilie ≠ înghețată de ciocolată ≠ gheață ≠ gheață uscată
  pizza ≠ pizza congelată ≠ pizza cu salam ≠ pizza 4 brânzeturi ≠ sos de pizza ≠ pizza prosciutto
  aluat ≠ aluat foietaj ≠ aluat de pizza ≠ alun
  săpun ≠ săpun lichid ≠ săpun de rufe ≠ săpun Dove ≠ săpun de casă
  șampon ≠ șampon antimătreață ≠ șampon pentru copii ≠ șampanie ≠ tampoane ≠ șampon uscat
  balsam ≠ balsam de rufe ≠ balsam de păr ≠ balsam de buze ≠ oțet balsamic
  gel de duș ≠ gel de ras ≠ gel de păr ≠ gel intim ≠ gem
  spumă de ras ≠ spumă de păr ≠ spumă de baie ≠ gel de ras
  cremă de mâini ≠ cremă de față ≠ cremă de corp ≠ cremă de zi ≠ cremă de noapte ≠ cremă ≠ crem
  cremă de ciocolată ≠ cremă de brânză ≠ cremă de vanilie
  hârtie igienică ≠ hârtie ≠ hârtie de copt ≠ hârtie de bucătărie ≠ hârtie A4 ≠ hartă
  hârtie igienică 2 straturi ≠ hârtie igienică 3 straturi
  șervețele ≠ șervețele umede ≠ șervețele de masă ≠ șervet ≠ șervețele demachiante
  absorbante ≠ absorbante de noapte ≠ absorbante zilnice ≠ absorbant umiditate
  dischete demachiante ≠ lapte demachiant ≠ șervețele demachiante
  apă de gură ≠ apă de toaletă ≠ apă de parfum ≠ apă micelară ≠ apă oxigenată ≠ apă
  lame de ras ≠ aparat de ras ≠ cremă de ras ≠ rezerve de ras
  deodorant ≠ deodorant stick ≠ deodorant spray ≠ deodorant roll-on
  vată ≠ vată de zahăr ≠ vată minerală
  alcool ≠ alcool sanitar ≠ bere fără alcool
  spirt ≠ șpriț ≠ spirit
  detergent ≠ detergent de vase ≠ detergent de rufe ≠ detergent lichid ≠ detergent capsule ≠ detergent pardoseli
  detergent rufe albe ≠ detergent rufe negre ≠ detergent rufe colorate
  burete ≠ burete de vase ≠ burete de baie ≠ burtă
  saci menajeri ≠ saci menajeri 35 l ≠ saci menajeri 60 l ≠ saci
  pungi ≠ pungi pentru congelator ≠ pungi de gheață ≠ pungi de cadou
  folie de aluminiu ≠ folie alimentară ≠ folie ≠ foi
  prosop ≠ prosoape de hârtie ≠ prosop de baie ≠ prosop de bucătărie
  soluție de geamuri ≠ soluție de pardoseli ≠ soluție de lentile ≠ soluție de baie
  odorizant ≠ odorizant de cameră ≠ odorizant auto ≠ odorizant wc
  mop ≠ rezervă mop ≠ mopsi
  apă plată ≠ apă minerală ≠ apă ≠ apă tonică ≠ apă cu lămâie ≠ apă de izvor
  apă cu gaz ≠ apă fără gaz
  apă Dorna ≠ apă Borsec ≠ apă Bucovina
  suc ≠ suc de mere ≠ suc de portocale ≠ suc de pere ≠ mere de suc ≠ sos
  suc de mere ≠ suc de mere și pere
  nectar de piersici ≠ nectar de caise ≠ nectarine
  Coca-Cola ≠ Coca-Cola Zero ≠ Pepsi ≠ Cola light ≠ Coca-Cola lămâie
  Fanta ≠ Fanta struguri ≠ Sprite
  bere ≠ bere fără alcool ≠ bere Ursus ≠ bere neagră ≠ beretă ≠ bară ≠ pere
  vin ≠ vin roșu ≠ vin alb ≠ vin rosé ≠ oțet de vin ≠ vinete ≠ vinars
  vin roșu sec ≠ vin roșu demisec ≠ vin alb sec
  cafea ≠ cafea boabe ≠ cafea măcinată ≠ cafea instant ≠ cafea cu lapte ≠ lapte de cafea ≠ cafea verde ≠ cafetieră
  cafea măcinată ≠ cafea de măcinat
  filtre de cafea ≠ filtru de apă ≠ cafea filtru
  cacao ≠ cacao cu lapte ≠ lapte cu cacao ≠ unt de cacao
  ceai de fructe ≠ ceai de fructe de pădure ≠ ceai de mentă
  țuică ≠ țuică de prune ≠ știucă
  rom ≠ romă ≠ esență de rom ≠ Rom tricolor ≠ salată romană
  gin ≠ ghin ≠ gin tonic
  sirop ≠ sirop de tuse ≠ sirop de arțar ≠ sirop de agave
  must ≠ mustar ≠ muscă ≠ mușcată
  conservă ≠ conservă de ton ≠ conserve de pisici
  măsline ≠ măsline verzi ≠ măsline negre ≠ măsline umplute ≠ ulei de măsline ≠ pastă de măsline
  măsline cu sâmburi ≠ măsline fără sâmburi
  zacuscă de vinete ≠ zacuscă de fasole ≠ zacuscă
  bulion ≠ bilon ≠ bujii
  supă ≠ supă de pui ≠ supă crema ≠ ciorbă ≠ supă instant
  ulei ≠ ulei de măsline ≠ ulei de floarea-soarelui ≠ ulei de cocos ≠ ulei de motor ≠ ulei 5W30 ≠ ulei 5W40
  ulei de usturoi ≠ ulei cu usturoi
  oțet ≠ oțet de mere ≠ oțet de vin ≠ oțet balsamic ≠ oțel
  sare ≠ sare de mare ≠ sare de baie ≠ sare de lămâie ≠ sare iodată ≠ sarea în bucate ≠ ser
  piper ≠ piper negru ≠ piper alb ≠ piper boabe ≠ piper măcinat ≠ pipetă
  boia ≠ boia dulce ≠ boia iute ≠ boi
  muștar ≠ muștar dulce ≠ muștar cu hrean ≠ semințe de muștar
  cimbru ≠ cimbru uscat ≠ cidru
  chimen ≠ chimion ≠ chimie
  drojdie ≠ drojdie uscată ≠ drojdie proaspătă ≠ fulgi de drojdie
  sos ≠ sos de roșii ≠ sos de soia ≠ sos de usturoi ≠ sos barbecue ≠ sos tartar
  soia ≠ sos de soia ≠ lapte de soia ≠ boabe de soia ≠ granule de soia
  maioneză ≠ maioneză light ≠ maia ≠ maionaise vegană
  vanilie ≠ esență de vanilie ≠ zahăr vanilat ≠ baton de vanilie
  zahăr ≠ zahăr brun ≠ zahăr pudră ≠ zahăr vanilat ≠ zahăr cubic ≠ gem fără zahăr
  gem cu zahăr ≠ gem fără zahăr
  miere ≠ miere de salcâm ≠ miere de tei ≠ miere poliflora ≠ mied
  gem ≠ gem de prune ≠ gem de caise ≠ dulceață de caise ≠ geam
  dulce ≠ dulciuri ≠ dulceață
  ciocolată ≠ ciocolată neagră ≠ ciocolată albă ≠ ciocolată cu lapte ≠ ciocolată cu alune ≠ ciocolată caldă ≠ lapte cu ciocolată
  biscuiți ≠ biscuiți cu cacao ≠ biscuiți digestivi ≠ biscuiți sărați ≠ salam de biscuiți
  napolitane ≠ napolitane cu lămâie ≠ foi de napolitane
  bomboane ≠ bomboane de pom ≠ boabe ≠ bombă
  halva ≠ halvița ≠ halat
  rahat ≠ rahat cu nucă ≠ rață
  gumă ≠ gumă de șters ≠ gumă Orbit
  chipsuri ≠ chipsuri cu sare ≠ cipuri ≠ chipsuri paprika
  pufuleți ≠ pufuleți cu brânză ≠ pufarine
  popcorn ≠ porumb ≠ corn
  stevia ≠ ștevie
  caramele ≠ caramel ≠ carambola
  scutece ≠ scutece 3 ≠ scutece 4 ≠ scutece 5 ≠ scuter
  scutece XL ≠ scutece XXL ≠ scutece L
  lapte praf 1 ≠ lapte praf 2 ≠ lapte praf
  mâncare de pisici ≠ mâncare de câini ≠ mâncare de pui ≠ mâncare pentru pui ≠ mâncare
  nisip ≠ nisip pentru pisici ≠ năsip de construcții
  baterii AA ≠ baterii AAA ≠ baterii R6 ≠ baterii 9V ≠ baterii
  becuri LED ≠ becuri E27 ≠ becuri E14 ≠ becuri
  vitamina C ≠ vitamina D ≠ vitamina D3 ≠ vitamina B12 ≠ vitamina B6 ≠ vitamina A ≠ vitamine
  omega 3 ≠ omega 6
  paracetamol 500 ≠ paracetamol 250 ≠ paracetamol
  flori ≠ floare de colț ≠ pământ de flori ≠ făină
  lumânări ≠ lumânări parfumate ≠ lumânări pastilă ≠ lumină
  pahare ≠ pahare de plastic ≠ pahare de vin ≠ pahare de carton
  farfurii ≠ farfurii de plastic ≠ farfurii de carton
  caiet ≠ caise ≠ caiet de matematică ≠ caiet dictando
  pix ≠ pixuri roșii ≠ pixuri albastre
  țigări ≠ țigări Kent ≠ țigări Marlboro ≠ țigaie ≠ tigaie mare
  cuie ≠ cui de prins ≠ cutie ≠ cuișoare
  ață ≠ ață dentară ≠ ață de cusut ≠ apă ≠ ace
  căști ≠ cască de duș ≠ castane
  mouse ≠ mousse ≠ musli
  ramă foto ≠ Rama ≠ ramuri
  bandă ≠ bandă adezivă ≠ banană ≠ bandaj
  șosete ≠ sosuri ≠ șosete bărbați
  costiță ≠ costum ≠ coaste
  limbă ≠ limbă de porc ≠ limbi de pisică
  inimi de pui ≠ inimi ≠ inimioare
  oase ≠ ouă ≠ oțet ≠ oale
  roșcove ≠ roșcat ≠ roșii
  fistic ≠ fistic crud ≠ cremă de fistic
  fursecuri ≠ furculițe ≠ furtun
  perlă ≠ pere ≠ perle parfumate
  cola ≠ coală ≠ coli A4 ≠ coală de hârtie
  tei ≠ teu ≠ ceai de tei
  mac ≠ măciuca ≠ semințe de mac
  vafe ≠ vase ≠ vată ≠ vază ≠ varză
  🍎 ≠ 🥛 ≠ 🍞
  7-Up ≠ 7 Days ≠ Up
  3 in 1 ≠ 2 in 1
  Nan 1 ≠ Nan 2 ≠ Nan 3
  hârtie A4 ≠ hârtie A3 ≠ hârtie A5
`
