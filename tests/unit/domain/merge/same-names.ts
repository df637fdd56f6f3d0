/**
 * Lines of spellings of one product, as families write it; different lines are different products. Written before the rule.
 */
export const sameNames = `
  măr = mere = Mere = MERE = mar = merele = mărul
  mere verzi = măr verde = mere verzi 🍏 = MERE VERZI
  mere roșii = măr roșu = mere rosii = mere roşii
  mere golden = măr golden = Mere Golden
  pere = pară = para = perele
  banane = banană = banana = bananele = Banane 🍌
  banane bio = banană bio
  portocale = portocală = portocala = portocalele
  portocale de suc = portocale suc = portocale pentru suc
  lămâie = lămâi = lamaie = lamai = LĂMÂI = lămâile = lămîi
  lămâi verzi = lămâie verde
  mandarine = mandarină = mandarina
  clementine = clementină
  grepfrut = grepfruturi = grepfruit
  struguri = strugure = strugurii = STRUGURI
  struguri albi = strugure alb = struguri albi
  struguri negri = strugure negru
  căpșuni = căpșună = capsuni = căpșune = capsune
  zmeură = zmeura = zmeură
  afine = afină = afina
  mure = mură
  cireșe = cireașă = cirese = cireșele
  vișine = vișină = visine
  caise = caisă = caisa
  caise uscate = caisă uscată
  piersici = piersică = piersica = piersicile
  nectarine = nectarină
  prune = prună = pruna
  prune uscate = prună uscată
  pepene verde = pepeni verzi = PEPENE VERDE
  pepene galben = pepeni galbeni
  ananas = ananasul = ananași
  mango = Mango = mango 🥭
  avocado = AVOCADO = avocado 🥑
  kiwi = Kiwi = kiwi-uri
  rodie = rodii = rodia
  smochine = smochină
  curmale = curmală
  gutui = gutuie
  nuci = nucă = nuca = NUCI
  nucă de cocos = nuca cocos = nuci de cocos
  miez de nucă = miez nuca = miez de nuci
  alune = alună = alunele
  alune de pădure = alune padure
  migdale = migdală
  arahide = arahidă
  stafide = stafidă
  fructe de pădure = fructe padure = fruct de pădure
  semințe = seminte = sămânță = seminţe
  semințe de floarea soarelui = semințe floarea-soarelui = seminte floarea soarelui
  semințe de dovleac = seminte dovleac
  semințe de in = seminte in
  roșii = roșie = rosii = ROŞII = roşii = roșiile = roșii 🍅
  roșii cherry = rosii cherry = roșie cherry = ROSII CHERRY
  roșii mari = roșie mare
  castraveți = castravete = castraveti = castraveţi = castraveții
  castraveți cornișon = castravete cornișon = castraveti cornison
  ardei = ardeii = ARDEI = ardeiul
  ardei gras = ardei grași = ardei grasi
  ardei gras roșu = ardei grași roșii
  ardei kapia = ardei capia = Ardei Kapia
  ardei iute = ardei iuți = ardei iuti
  ardei roșu = ardei roșii = ardei rosu
  ardei verde = ardei verzi
  gogoșari = gogoșar = gogosari
  ceapă = cepe = ceapa = CEAPĂ = ceapă 🧅
  ceapă roșie = cepe roșii = ceapa rosie
  ceapă verde = cepe verzi = ceapa verde
  ceapă albă = cepe albe = ceapa alba
  usturoi = usturoiul = USTUROI
  cartofi = cartof = cartofii = Cartofi 🥔
  cartofi noi = cartof nou
  cartofi dulci = cartof dulce
  cartofi roșii = cartofi rosii = cartof roșu
  morcovi = morcov = morcovii = MORCOVI
  păstârnac = pastarnac = păstârnaci
  pătrunjel = patrunjel = PĂTRUNJEL
  pătrunjel rădăcină = patrunjel radacina
  rădăcină de pătrunjel = rădăcini de pătrunjel = radacini patrunjel
  mărar = marar = mărarul
  leuștean = leustean
  țelină = telina = ţelină = Țelină
  salată verde = salata verde = salate verzi
  salată iceberg = salata iceberg
  spanac = spanacul
  varză = varza = verze = VARZĂ
  varză albă = varza alba = verze albe
  varză roșie = varza rosie = verze roșii
  varză murată = varza murata
  conopidă = conopida = conopide
  broccoli = brocoli = Broccoli
  dovlecei = dovlecel = dovleceii
  dovleac = dovleci = dovleacul
  vinete = vânătă = vinetele = vanata
  fasole verde = fasole verzi = FASOLE VERDE
  mazăre = mazare = mazărea
  porumb = porumbul
  porumb dulce = PORUMB DULCE
  ciuperci = ciupercă = ciuperca = ciupercile
  ciuperci champignon = ciuperca champignon
  praz = praji = prazul
  ridichi = ridiche = ridichea
  sfeclă = sfecla = sfecle
  sfeclă roșie = sfecla rosie
  gulii = gulie
  ghimbir = ghimbirul
  lapte = laptele = LAPTE = lapte 🥛
  lapte 3,5% = lapte 3.5% = lapte 3,5 % = Lapte 3,5%
  lapte 1,5% = lapte 1.5 = LAPTE 1,5%
  lapte fără lactoză = lapte fara lactoza
  lapte de capră = lapte capra
  lapte bătut = lapte batut
  lapte praf = LAPTE PRAF
  lapte cu cacao = lapte cacao
  lapte de migdale = lapte migdale
  lapte Zuzu = lapte zuzu
  ouă = ou = oua = OUĂ = ouăle = ouă 🥚
  ouă de prepeliță = oua prepelita = ou de prepeliță
  ouă de țară = oua de tara = ouă țară
  iaurt = iaurturi = iaurtul = IAURT
  iaurt grecesc = iaurturi grecești = iaurt grecesc
  iaurt cu fructe = iaurturi cu fructe = iaurt fructe
  iaurt cu căpșuni = iaurt capsuni = iaurt cu capsuni
  smântână = smantana = smântâna = smîntînă = SMÂNTÂNĂ
  smântână 20% = smantana 20% = smântână 20 %
  smântână de gătit = smantana gatit = smântână pentru gătit
  frișcă = frisca = frişcă
  unt = untul = UNT
  unt 82% = unt 82
  brânză = branza = brînză = brânza
  brânză de vaci = branza vaci = brânză de vacă = branza de vaci
  brânză topită = branza topita
  telemea = telemeaua = TELEMEA
  telemea de oaie = telemea oaie
  cașcaval = cascaval = caşcaval = cașcavalul
  cașcaval afumat = cascaval afumat
  mozzarella = mozarella = mozzarela = mozarela
  parmezan = parmezanul = Parmezan
  chefir = kefir
  carne tocată = carne tocata = carnea tocată
  carne de porc = carne porc
  carne de vită = carne vita
  piept de pui = piept pui = PIEPT DE PUI = piepturi de pui
  pulpe de pui = pulpe pui = pulpă de pui
  aripioare de pui = aripioare pui = aripioară de pui
  ficat de pui = ficat pui
  pui = puiul = PUI
  cârnați = carnati = cârnat = cârnaţi = cârnații
  crenvurști = crenvursti = crenvurșt = cremvurști
  salam = salamul = salamuri
  salam de Sibiu = salam sibiu = Salam de Sibiu
  șuncă = sunca = şuncă = șunca
  mici = micii = MICI
  mușchi de porc = muschi porc = mușchi porc
  ceafă de porc = ceafa porc = ceafă porc
  slănină = slanina
  caltaboși = caltaboș = caltabosi
  kaizer = kaiser = Kaizer
  pește = peste = peștele = PEŞTE
  somon = somonul = Somon
  somon afumat = SOMON AFUMAT
  file de somon = file somon
  păstrăv = pastrav = păstrăvi
  crap = crapul
  icre = icrele
  creveți = creveti = crevete
  hamsii = hamsie
  făină = faina = făina = FĂINĂ
  făină 000 = faina 000
  făină integrală = faina integrala = făinuri integrale
  mălai = malai = mălaiul
  griș = gris = grişul
  orez = orezul = OREZ
  orez basmati = orez Basmati
  paste = pastele = PASTE
  paste făinoase = paste fainoase
  spaghete = spaghetti = Spaghete
  tăiței = taitei = tăiţei
  fulgi de ovăz = fulgi ovaz = fulgii de ovăz
  cereale = cerealele = CEREALE
  fasole boabe = FASOLE BOABE
  linte roșie = linte rosie
  năut = naut = năutul
  pesmet = pesmetul
  pâine = paine = pâini = pâinea = PÂINE = pîine = pâine 🍞
  pâine albă = paine alba = pâini albe
  pâine neagră = paine neagra = pâini negre
  pâine integrală = paine integrala = pâini integrale
  pâine cu semințe = paine seminte = pâine semințe
  pâine feliată = paine feliata
  chifle = chiflă = chifla = chiflele
  baghetă = baghete = bagheta
  lipie = lipii = lipia
  covrigi = covrig = covrigii
  cornuri = corn = cornurile
  croissant = croissante = croissanturi
  franzelă = franzela = franzele
  cozonac = cozonaci = cozonacul
  mazăre congelată = mazare congelata
  înghețată = inghetata = îngheţată = înghețate
  pizza = Pizza = pizza 🍕
  foietaj = foietajul
  cartofi prăjiți = cartofi prajiti = cartofi prăjiţi
  săpun = sapun = săpunuri = săpunul
  săpun lichid = sapun lichid = săpunuri lichide
  șampon = sampon = şampon = șampoane
  balsam de păr = balsam par
  gel de duș = gel dus = gel de dus
  pastă de dinți = pasta dinti = pastă dinți = pasta de dinti = paste de dinți
  periuță de dinți = periuta dinti = periuțe de dinți
  hârtie igienică = hartie igienica = HÂRTIE IGIENICĂ = hîrtie igienică
  șervețele = servetele = șervețel = şerveţele
  șervețele umede = servetele umede = șervețel umed
  deodorant = deodorante = deodorantul
  absorbante = absorbant
  cremă de mâini = crema maini = cremă mâini
  bețișoare de urechi = betisoare urechi
  plasturi = plasture
  detergent = detergentul = detergenți
  detergent de vase = detergent vase = detergent pentru vase
  detergent de rufe = detergent rufe = detergent pentru rufe
  balsam de rufe = balsam rufe
  burete de vase = bureți de vase = burete vase = bureti vase
  saci menajeri = sac menajer = saci menajeri
  saci de gunoi = saci gunoi = sac de gunoi = saci pentru gunoi
  folie alimentară = folie alimentara = folii alimentare
  hârtie de copt = hartie copt = hîrtie de copt
  prosoape de hârtie = prosop de hârtie = prosoape hartie
  lavete = lavetă = laveta
  mopuri = mop
  apă = apa = ape = APĂ
  apă plată = apa plata = ape plate
  apă minerală = apa minerala = ape minerale
  apă fără gaz = apa fara gaz
  suc = sucul = sucuri
  suc de portocale = suc portocale = suc de portocală
  suc de mere = suc mere = sucuri de mere
  suc de roșii = suc rosii
  Coca-Cola = coca cola = Coca Cola = COCA-COLA = cocacola
  7-Up = 7up = 7 Up = 7UP
  bere = beri = berea = BERE
  bere fără alcool = bere fara alcool
  vin = vinul = vinuri
  vin roșu = vin rosu = vinuri roșii
  vin alb = vinuri albe
  cafea = cafele = cafeaua = CAFEA = cafea ☕
  cafea boabe = CAFEA BOABE
  cafea măcinată = cafea macinata
  ceai = ceaiuri = ceaiul
  ceai verde = ceaiuri verzi
  ceai de mentă = ceai menta
  țuică = tuica = ţuică
  conserve = conservă = conserva
  ton = tonul = TON
  ton în ulei = ton in ulei = ton ulei
  porumb la conservă = porumb conserva
  măsline = măslină = masline = măslinele
  măsline verzi = masline verzi = măslină verde
  măsline negre = masline negre
  zacuscă = zacusca = zacuște
  bulion = bulionul
  castraveți murați = castraveti murati = castravete murat
  murături = murătură = muraturi
  compot de vișine = compot visine = compoturi de vișine
  ciorbă = ciorba = ciorbe
  ulei = uleiul = uleiuri
  ulei de măsline = ulei masline = ulei de masline
  ulei de floarea-soarelui = ulei floarea soarelui
  oțet = otet = oţet = oțetul
  oțet de mere = otet mere
  sare = sarea = SARE
  sare de mare = sare mare
  piper = piperul
  piper negru = PIPER NEGRU
  boia dulce = BOIA DULCE
  muștar = mustar = muştar
  ketchup = kechup = Ketchup
  maioneză = maioneza
  sos de soia = sos soia
  drojdie = drojdii = drojdia
  praf de copt = praf copt
  zahăr = zahar = zahărul
  zahăr vanilat = zahar vanilat
  zahăr brun = zahar brun
  miere = mierea = MIERE
  miere de albine = miere albine = miere de albină
  gem = gemuri = gemul
  gem de căpșuni = gem capsuni = gem de căpșune
  dulceață de caise = dulceata caise
  ciocolată = ciocolata = ciocolate
  ciocolată neagră = ciocolata neagra
  ciocolată cu lapte = ciocolata lapte
  biscuiți = biscuit = biscuiti = biscuiţi
  napolitane = napolitană = napolitana
  prăjituri = prăjitură = prajituri
  bomboane = bomboană = bomboanele
  chipsuri = chips-uri = chips
  pufuleți = pufuleti
  scutece = scutec = scutecele
  scutece 4 = scutece nr. 4 = scutece nr 4
  mâncare de pisici = mancare pisici = mâncare pentru pisici = mâncare pisică
  mâncare de câini = mancare caini = mâncare pentru câine
  nisip pentru pisici = nisip pisici = nisip de pisici
  baterii = baterie = bateriile
  baterii AA = baterie AA
  becuri = bec = becul
  becuri LED = bec LED
  lumânări = lumânare = lumanari
  flori = floare = florile
  chibrituri = chibrit
  pahare de plastic = pahar de plastic = pahare plastic
  caiete = caiet
  vitamina C = vitamină C = Vitamina c
`
