/** As `sameNames`, from a walk along the shelves; written after the rule, and before the rule was tested with it. */
export const shelfSameNames = `
  roșii prunișoare = rosii prunisoare = roșie prunișoară
  castraveți Fabio = castravete fabio
  ardei lung = ardei lungi
  ardei galben = ardei galbeni
  ardei capia roșu = ardei kapia roșii
  ceapă șalotă = ceapa salota = cepe șalote
  cartofi albi = cartof alb = CARTOFI ALBI
  cartofi pentru copt = cartofi de copt
  morcovi spălați = morcov spălat
  rădăcină de țelină = radacini de telina
  varză chinezească = varza chinezeasca
  varză de Bruxelles = varza Bruxelles
  salată romană = salate romane
  salată creață = salate crețe = salata creata
  sparanghel verde = sparangheli verzi
  anghinare = anghinară
  fenicul = feniculul
  pătrunjel verde = patrunjel verde
  legătură de mărar = legatura marar = legături de mărar
  ciuperci brune = ciupercă brună
  ghebe = gheabă
  hribi = hrib
  știuleți de porumb = știulete de porumb = stiuleti porumb
  dovleac plăcintar = dovleci plăcintari
  bame = bamă
  urzici = urzică = urzicile
  ștevie = stevie = ștevii
  pomelo = Pomelo
  litchi = Litchi
  papaya = papaia
  curmale Medjool = curmală medjool
  struguri fără semințe = struguri fara seminte = strugure fără semințe
  mere Ionatan = mere ionatan = măr Ionatan
  pere Williams = pară Williams
  prune Stanley = prună stanley
  pepene roșu = pepeni roșii
  fistic sărat = fistic sarat
  caju crud = caju cruzi
  migdale crude = migdală crudă
  semințe de cânepă = seminte canepa = sămânță de cânepă
  semințe de susan = seminte susan
  castane coapte = castană coaptă
  lapte UHT = lapte uht = Lapte UHT
  lapte semidegresat = lapte semi-degresat = lapte semi degresat
  lapte de oaie = lapte oaie
  lapte acru = LAPTE ACRU
  unt de casă = unt casa
  unt ghee = Unt Ghee
  smântână fermentată = smantana fermentata
  frișcă lichidă = frisca lichida
  frișcă pentru bătut = frișcă de bătut
  iaurt de băut = iaurt baut = iaurturi de băut
  iaurt cu piersici = iaurt piersici = iaurt cu piersică
  skyr natur = Skyr natur
  kefir de capră = chefir capră
  brânză de burduf = branza burduf
  brânză în saramură = branza saramura
  cremă de brânză = crema branza = creme de brânză
  cașcaval feliat = cascaval feliat
  cașcaval de vacă = cașcaval vacă
  telemea de vacă = telemea vaca = telemea de vaci
  parmezan ras = parmezan rasă
  brânză rasă = branza rasa
  urdă = urda = urde
  margarină = margarina = margarine
  ouă mărimea M = ouă M = oua marimea M
  gălbenușuri = gălbenuș = galbenus
  piept de curcan = piept curcan
  pulpe de rață = pulpe rata = pulpă de rață
  copănele de pui = copanele pui
  tacâmuri de pui = tacâm de pui
  pipote și inimi = pipote inimi
  ciolan afumat = ciolane afumate
  costiță afumată = costițe afumate = costita afumata
  coaste de porc = coastă de porc = coaste porc
  carne de miel = carne miel
  mușchiuleț de porc = muschiulet porc
  cotlet de porc = cotlete de porc = cotlet porc
  antricot de vită = antricoate de vită
  șnițel de pui = șnițele de pui = snitele pui
  chiftele = chiftea = chiftelele
  sarmale = sarma = sarmalele
  jambon = jamboane
  salam de vară = salam vara
  cabanos = cabanoși = cabanosi
  parizer de pui = parizer pui
  mezeluri = mezel
  tobă = tobe = toba
  pastramă de oaie = pastrama oaie
  leberwurst = Leberwurst
  fileuri de cod = file de cod = file cod = fileu de cod
  macrou afumat = macrouri afumate
  hering marinat = heringi marinați
  scrumbii = scrumbie
  midii = midie = midiile
  calamari = calamar
  inele de calamar = inel de calamar = inele calamar
  icre de crap = icre crap
  ton în suc propriu = ton suc propriu = ton in suc propriu
  sardine în ulei = sardină în ulei = sardine ulei
  făină de grâu = faina grau
  făină tip 650 = faina tip 650
  mălai grișat = malai grisat
  orez cu bob lung = orez bob lung
  orez sălbatic = orez salbatic
  paste penne = paste Penne
  tagliatelle = tagliatele
  foi de lasagna = foi lasagna = foaie de lasagna
  tăiței de casă = taitei casa
  fidea fină = fidea fina
  cușcuș = cuscus = couscous
  linte verde = LINTE VERDE
  fasole albă = fasole alba
  năut fiert = naut fiert
  cereale integrale = cereală integrală
  musli crocant = muesli crocant
  batoane de cereale = baton de cereale = batoane cereale
  biscuiți digestivi = biscuit digestiv = biscuiti digestivi
  pâine cu secară = paine cu secara
  pâine de casă = paine casa = pâini de casă
  pâine prăjită = paine prajita
  chifle cu susan = chiflă cu susan = chifle susan
  covrigi cu sare = covrigi sare = covrig cu sare
  gogoși = gogoașă = gogosi = gogoșile
  plăcinte = plăcintă = placinta
  plăcintă cu brânză = placinta branza = plăcinte cu brânză
  merdenele = merdenea
  ștrudel = strudel = ștrudele
  croissant cu unt = croissante cu unt = croissant unt
  înghețată de vanilie = inghetata vanilie = înghețată vanilie
  legume congelate = legumă congelată
  spanac congelat = SPANAC CONGELAT
  găluște = gălușcă = galuste
  foi de plăcintă = foi placinta = foi pentru plăcintă
  gheață = gheata = gheața
  șampon antimătreață = sampon antimatreata = șampon anti-mătreață = șampon anti mătreață
  șampon pentru copii = sampon copii = șampon de copii
  gel de ras = gel ras = geluri de ras
  lame de ras = lame ras = lamă de ras
  aparat de ras = aparate de ras = aparat ras
  spumă de ras = spuma ras
  apă de gură = apa gura
  ață dentară = ata dentara
  periuță electrică = periuțe electrice
  săpun de mâini = sapun maini = săpun pentru mâini
  cremă de față = crema fata = creme de față
  loțiune de corp = lotiune corp
  dischete demachiante = dischetă demachiantă = dischete demachiant
  tampoane = tampon
  pansamente = pansament
  vată = vata
  batiste nazale = batistă nazală
  hârtie de bucătărie = hartie bucatarie
  rolă de hârtie = role de hârtie = role hartie
  prosop de bucătărie = prosoape de bucătărie = prosop bucatarie
  detergent lichid = detergenți lichizi
  detergent capsule = DETERGENT CAPSULE
  soluție de geamuri = solutie geamuri = soluție pentru geamuri
  înălbitor = inalbitor
  odorizant de cameră = odorizant camera = odorizante de cameră
  tablete pentru mașina de spălat vase = tablete masina spalat vase
  bureți magici = burete magic
  mănuși de menaj = manusi menaj = mănuși pentru menaj
  găleată = găleți = galeata
  mătură = mături = matura
  lavete din microfibră = lavetă microfibră = lavete microfibra
  pungi pentru gheață = pungi de gheață = pungi gheata
  șervețele de masă = servetele masa
  apă gazoasă = apa gazoasa
  apă cu lămâie = apa lamaie
  suc natural = sucuri naturale
  suc de struguri = suc struguri
  nectar de caise = nectar caise
  limonadă = limonada = limonade
  ceai de fructe = ceai fructe = ceaiuri de fructe
  ceai de tei = ceai tei
  cafea instant = cafea Instant
  cafea fără cofeină = cafea fara cofeina
  capsule de cafea = capsule cafea = capsulă de cafea
  bere neagră = beri negre = bere neagra
  bere la doză = bere doza
  vin spumant = vinuri spumante
  vin rosé = vin rose
  șampanie = sampanie
  vodcă = votcă = vodka
  whisky = whiskey
  Red Bull = redbull = RedBull
  sirop de soc = sirop soc
  energizant = energizante
  mazăre la conservă = mazare conserva
  roșii în bulion = rosii bulion
  roșii decojite = rosii decojite = roșie decojită
  pastă de tomate = pasta tomate
  castraveciori în oțet = castraveciori otet
  gogoșari murați = gogosari murati = gogoșar murat
  ciuperci la conservă = ciuperci conserva
  fasole cu cârnați = fasole carnati
  supă la plic = supa plic
  pate de ficat = pate ficat = pateu de ficat
  compot de ananas = compot ananas
  ulei de cocos = ulei cocos
  ulei extravirgin = ulei extra virgin = ulei extra-virgin
  oțet balsamic = otet balsamic
  piper măcinat = piper macinat
  boia iute = boia iuți
  foi de dafin = foi dafin = foaie de dafin
  cimbru uscat = CIMBRU USCAT
  scorțișoară = scortisoara
  cuișoare = cuisoare
  nucșoară = nucsoara
  sos de usturoi = sos usturoi = sosuri de usturoi
  zeamă de lămâie = zeama lamaie
  esență de vanilie = esenta vanilie = esențe de vanilie
  zahăr pudră = zahar pudra
  zahăr cubic = zahar cubic
  sirop de arțar = sirop artar
  ciocolată de menaj = ciocolata menaj = ciocolată menaj
  ciocolată cu alune = ciocolata alune = ciocolată cu alune
  fursecuri = fursec = fursecurile
  jeleuri = jeleu
  acadele = acadea = acadelele
  caramele = caramelă
  gumă de mestecat = guma mestecat = gume de mestecat
  covrigei = covrigel
  sticksuri = sticks = sticks-uri
  popcorn = pop-corn = pop corn
  halva = halvaua = HALVA
  bezele = bezea
  clătite = clătită = clatite
  eclere = ecler = ecleruri
  torturi = tort = tortul
  scutece de noapte = scutece noapte
  lapte praf bebe = LAPTE PRAF BEBE
  hrană umedă pentru pisici = hrana umeda pisici = hrană umedă de pisici
  lumânări parfumate = lumânare parfumată = lumanari parfumate
  pahare de carton = pahar de carton = pahare carton
  farfurii de unică folosință = farfurii unica folosinta
  tacâmuri de plastic = tacamuri plastic
  cărbuni de grătar = carbuni gratar = cărbune de grătar
  ghivece = ghiveci
  trandafiri = trandafir = trandafirii
  lalele = lalea = lalelele
  pixuri albastre = pix albastru
  creioane colorate = creion colorat
  șosete = șosetă = sosete
  jucării = jucărie = jucarii
  țigări = țigară = tigari
  brichete = brichetă
  medicamente = medicament
  vitamine = vitamină
  picături de nas = picaturi nas = picături pentru nas
`
