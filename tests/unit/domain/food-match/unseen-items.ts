/** Items written after the rule, to test its quality. */
export const unseenItems: Readonly<Record<string, string>> = {
  rosii: 'rosii prunisoare, roșii pentru salată, roșia, roșii bio',
  castraveti: 'castraveți lungi, castravecior, castraveți românești',
  'ardei-gras': 'ardei verde, ardei gras galben',
  cartofi: 'cartofi de copt, cartofi vrac, sac de cartofi, cartofi bio, 3 kg cartofi',
  ceapa: 'ceapă vrac, ceapă uscată, sac ceapă galbenă',
  usturoi: 'usturoi bio, căpățână usturoi',
  morcovi: 'morcovi bio, pungă morcovi, morcovii',
  varza: 'varză timpurie, o varză mare, varza de toamnă',
  conopida: 'conopidă congelată, conopidă mică',
  'zahar-brun': 'zahăr de trestie',
  'fasole-verde': 'fasole verde fidea, fasole verde proaspătă',
  'ciuperci-champignon': 'ciuperci champignon feliate, caserolă ciuperci, ciuperci maro',
  patrunjel: 'patrunjel frunze, pătrunjel legătură, pătrunjel uscat',
  marar: 'mărar uscat, marar congelat',
  mere: 'mere gala, mere dulci, mere golden delicious, mere bio, pungă mere, măr roșu',
  banane: 'banane coapte, banane mici',
  portocale: 'portocale dulci, plasă portocale, portocale roșii',
  lamai: 'lămâi bio, plasă de lămâi, lamaie mare',
  struguri: 'struguri albi fără sâmburi, struguri roz',
  capsuni: 'căpșuni congelate, căpșuni mari',
  nuci: 'nuci coajă, nuci măcinate, nuci fără coajă',
  migdale: 'migdale decojite, migdale fulgi',
  lapte:
    'lapte de vaci, lapte degresat, lapte la pungă, lapte bio 3,8%, lapte Napolact 3,5%, lapte de la țară',
  iaurt: 'iaurt cremos, iaurt Activia, iaurt degresat, iaurt 0,1%, iaurturi mici',
  'iaurt-grecesc': 'iaurt grecesc natural, iaurt grecesc Olympus',
  smantana: 'smantana 15%, smântână fermentată 20%',
  unt: 'unt 80% grăsime, unt President, unt bio, pachet unt',
  oua: 'ouă L, 30 de ouă, ouă de la găini crescute la sol, ouă mari, ouă de casă, ouăle',
  'branza-de-vaci': 'brânză de vaci slabă, brânză dulce de vaci, branza de casa, brânză proaspătă',
  telemea: 'telemea maturată, telemea Sibiu, telemea de bivoliță',
  cascaval: 'cașcaval Dalia, cașcaval Hochland felii, cascaval de oaie, cașcaval pentru pizza',
  'piept-de-pui':
    'piept de pui feliat, piept pui fără piele, piept de pui bio, file piept de pui, piept de pui Agricola',
  'pulpe-de-pui':
    'pulpe superioare de pui, pulpe de pui fără os, pulpe pui inferioare, pulpe de pui congelate',
  'pui-intreg': 'pui întreg congelat, pui de casă, pui mare',
  'carne-de-vita': 'carne de vită fără os, vită pentru ciorbă, rasol vită, pulpă de vită',
  'carne-tocata-de-porc': 'carne tocată porc, carne de porc tocată',
  'ceafa-de-porc': 'ceafă de porc fără os, ceafă pentru grătar, ceafa de porc dezosata',
  'cotlet-de-porc': 'cotlet de porc felii, cotlet cu os',
  'carnati-afumati': 'cârnați de casă, carnati afumati de porc, cârnați de Pleșcoi',
  'sunca-presata': 'șuncă Praga feliată, șuncă de porc, sunca presata felii',
  salam: 'salam Sibiu feliat, salam crud-uscat',
  mici: 'mici congelați, mici de vită și oaie, caserolă mici',
  somon: 'somon file congelat, file de somon cu piele, somon norvegian',
  'ton-conserva':
    'ton în suc propriu Rio Mare, ton bucăți în ulei, conservă ton în suc propriu, conserve de ton',
  'faina-alba': 'făină Băneasa, făină tip 000, făină superioară, faina alba 650',
  malai: 'mălai extra fin, mălai Băneasa',
  orez: 'orez cu bob rotund, orez pentru sarmale, orez jasmine',
  paste: 'paste scurte, paste Barilla, paste spaghetti',
  'paine-alba': 'pâine albă de casă, franzelă feliată, paine rotunda, pâinea, pâine cu maia',
  'paine-integrala': 'pâine neagră feliată, pâine integrală toast',
  'ulei-de-floarea-soarelui': 'ulei de gătit, ulei Floriol, ulei pentru prăjit, ulei floarea soarelui 5 l',
  'ulei-de-masline': 'ulei de măsline extravirgin bio, ulei măsline 0,5 l, ulei extravirgin de măsline',
  otet: 'oțet alb, oțet de vin alb',
  sare: 'sare neiodată, sare de Himalaya, sare de masă, sare pentru murături',
  'piper-negru': 'piper negru măcinat, piper râșniță',
  zahar: 'zahăr cubic, zahăr Mărgăritar, zahăr de 1 kg, zahăr cristal',
  miere: 'miere de mană, miere bio, miere de rapiță, miere poliflora',
  'cafea-macinata': 'cafea Tchibo, cafea la ibric, cafea măcinată 500 g, cafea decofeinizată',
  'apa-minerala': 'apă minerală plată, apă cu gaz, bax de apă minerală, apa Dorna',
  bere: 'bere Heineken, bere nefiltrată, bere la sticlă',
  mustar: 'muștar clasic, muștar cu boabe, borcan muștar',
  ketchup: 'ketchup picant, ketchup Heinz',
  masline: 'măsline Kalamata fără sâmburi, borcan măsline, măsline negre feliate',
  bulion: 'bulion borcan, pastă de tomate concentrată, bulion de roșii',
  'porumb-conserva': 'porumb dulce conservă, porumb dulce la borcan, conserve porumb',
  'fulgi-de-ovaz': 'fulgi de ovăz integrali, fulgi de ovăz fini',
  biscuiti: 'biscuiți populari, biscuiți Petit Beurre, biscuiți cu ciocolată, biscuiți sărați',
  zacusca: 'zacuscă de fasole, borcan zacuscă',
  icre: 'icre de hering, icre de somon',
  drojdie: 'drojdie cub, drojdie proaspătă cub',
  cremvursti: 'crenvurști de porc, cremvursti mini, crenvurști Caroli',
}

/** Items that are no food of the guide; written together with the list above. */
export const unseenOthers = `
  ton proaspăt, file de ton, sardine proaspete, cârnați cabanos, pateuri, esență de rom, fasole bătută, pește proaspăt
  cremă de ras, lapte de curățare, apă termală, ulei esențial de lămâie, ulei de transmisie, ulei de barbă, ulei de lemn
  sare Epsom, sare de dedurizare, sare pentru drum, săpun de lapte, săpun cu miere, gel de duș cu lapte și miere, șampon cu ou
  balsam cu cocos, scrub cu cafea, mască cu miere, unt de cacao cosmetic, cremă cu gălbenele, pastă de lipit, paste termice
  detergent cu oțet, lavetă, odorizant cu cireșe, lumânare cu miere, lumânări de tort, pâine de jucărie, cutie de lapte goală
  cutie pâine, borcan gol, borcane pentru zacuscă, capace pentru borcane, pungi pentru lapte, coș rufe, coșuleț de fructe
  farfurie pentru supă, bol de salată, cuțit pentru unt, tavă pentru pâine, forme de înghețată, pahare pentru bere
  desfăcător de conserve, cană pentru cafea, linguriță de miere, filtru de cafea, aparat de cafea, râșniță de cafea, rasnita piper
  mașină de tocat carne, tocător, storcător citrice, semințe de iarbă, semințe de ardei, bulbi de ceapă, ceapă de flori
  pământ pentru roșii, îngrășământ roșii, hrană pentru pește, hrană pești, pește pentru acvariu, mâncare pentru pui, furaj pui
  conserve pisică, plicuri pisici, pateu pentru pisici, conservă câini vită, os de vită pentru câine, lapte pentru pisici
  iaurt pentru câini, scutece Pampers, lapte de creștere, lapte de mamă, biberon, cereale bebe, piure de mere bebe
  vitamina D, supliment cu usturoi, capsule ulei de pește, capsule de usturoi, ceai laxativ, sirop de pătlagină, propolis
  carnet, caiet cu mere, carte cu rețete de pâine, tricou alb, rochie neagră, ou fabergé, ouă decorative, măr de plastic
  bec, bec cod 10W, piele de pantofi, curea, mouse, cod de bare, vin de spălat, pară de duș, para pentru nas, pernă, mur
  lapte vegetal, brânză vegană, brânză cheddar, cheddar, halloumi, ricotta
  iaurt cu căpșuni, iaurt vegetal, unt de nuci, unt clarifiat, ulei de argan, ulei de usturoi, ulei cu busuioc
  sos bolognese, sos barbecue, sos carbonara, sos iute, gem de mure, dulceață de trandafiri, compot de pere
  suc de ananas, suc de lămâie, nectar de pere, limonadă, must, vin fiert, vin spumant rose, lichior de vișine
  ciocolată cu alune, înghețată de ciocolată, biscuiți pentru câini, tort cu căpșuni, prăjitură cu vișine, cornulețe cu gem
  fursecuri cu nucă, covrigi cu sare, crackers cu brânză, pateuri cu brânză, merdenele, plăcintă cu varză, salată de varză
  supă cremă de ciuperci, ciorbă de burtă, ciorbă de fasole, mâncare de mazăre, sarmale, ardei umpluți cu carne, chiftele de pui
  piept de rață afumat cu portocale, pulpe de curcan, tacâm de pui, ficat de gâscă, limbă de vită
  pește prăjit, pastă de pește, pate de somon, salată de pui, sandviș cu pui, burger de vită, carne de pui tocată
  făină de năut, făină de hrișcă, pudră de cocos, apă de cocos, zahăr de cocos, lapte de orez, orez expandat
  rondele de orez, hârtie de orez, tăiței de orez, oțet de orez, vin de orez, pâine fără gluten, paste fără gluten
`
