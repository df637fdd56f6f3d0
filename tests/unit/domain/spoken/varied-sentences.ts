/** Sentences written after the rules, with other ways of speaking; the same form as `sentences`. */
export const variedSentences: Readonly<Record<string, string>> = {
  'a weekly shop': `
    Vreau să adaugi trei pâini și un litru de ulei. → pâini = 3 | ulei = 1 l
    pune și două kilograme de făină → făină = 2 kg
    mai avem nevoie de detergent și de hârtie igienică → detergent | hârtie igienică
    două iaurturi grecești, o smântână de gătit și o telemea de oaie → iaurturi grecești = 2 | smântână de gătit | telemea de oaie
    un kil de carne tocată, jumătate de kil de slănină și zece cârnați → carne tocată = 1 kg | slănină = 0.5 kg | cârnați = 10
    șase ouă, o pâine de secară, un pachet de unt → ouă = 6 | pâine de secară | unt = 1 pachet
    patru banane, cinci portocale, un ananas → banane = 4 | portocale = 5 | ananas
    bere, vin și suc → bere | vin | suc
    Un bax de bere și două sticle de vin roșu. → bere = 1 bax | vin roșu = 2 sticlă
    scutece, șervețele umede și lapte praf → scutece | șervețele umede | lapte praf
    mâncare de pisici și nisip → mâncare de pisici | nisip
    trei sute de grame de telemea și două sute de grame de măsline → telemea = 300 g | măsline = 200 g
    să luăm și niște fructe → fructe
    cafea, ceai, zahăr și miere → cafea | ceai | zahăr | miere
    cumpără te rog două pâini → pâini = 2
    un kilogram de mere verzi și unul de pere → mere verzi = 1 kg | pere = 1 kg
    patru sute de grame de ciuperci → ciuperci = 400 g
    opt sute de grame de pulpe de pui → pulpe de pui = 800 g
    nouă ouă → ouă = 9
    șaptesprezece mere → mere = 17
    patruzeci de sarmale → sarmale = 40
    nouăzeci și nouă de lumânări → lumânări = 99
    șase sute șaizeci de grame de pește → pește = 660 g
    treisprezece gogoși și patrusprezece covrigi → gogoși = 13 | covrigi = 14
    optsprezece ouă, nouăsprezece mere → ouă = 18 | mere = 19
    cincizeci de grame de drojdie → drojdie = 50 g
  `,
  'how engines write': `
    2 pâini, 10 ouă și 1 l de lapte → pâini = 2 | ouă = 10 | lapte = 1 l
    Adaugă 2kg de cartofi. → cartofi = 2 kg
    Doi litri de lapte, vă rog! → lapte = 2 l
    Lapte și ouă. → Lapte | ouă
    1/2 kg de brânză → brânză = 0.5 kg
    0,5 kg de cașcaval → cașcaval = 0.5 kg
    Vreau 500 de grame de carne de vită. → carne de vită = 500 g
    300 g. de șuncă și 2 buc. de pâine → șuncă = 300 g | pâine = 2 buc
    Pâine, lapte, unt, ouă, brânză și smântână. → Pâine | lapte | unt | ouă | brânză | smântână
    Un pachet de cafea. Un kilogram de zahăr. Și doi litri de ulei. → cafea = 1 pachet | zahăr = 1 kg | ulei = 2 l
    lapte. pâine. → lapte | pâine
    12 ouă, 3 sticle de apă minerală → ouă = 12 | apă minerală = 3 sticlă
    20 de ouă → ouă = 20
    Detergent de rufe, 2 bucăți. → Detergent de rufe = 2 buc
    oua lapte si paine → oua | lapte | paine
    doua sute de grame de sunca si o suta de grame de cascaval → sunca = 200 g | cascaval = 100 g
    doi litri de lapte o pâine jumătate de kil de unt → lapte = 2 l | pâine | unt = 0.5 kg
    3 iaurturi 2 pâini 1 kg mere → iaurturi = 3 | pâini = 2 | mere = 1 kg
    cinci mere trei pere două kile de struguri → mere = 5 | pere = 3 | struguri = 2 kg
    Dr. Oetker praf de copt și zahăr vanilat → Dr. Oetker praf de copt | zahăr vanilat
    Lapte 3,5% și iaurt → Lapte 3,5% | iaurt
    un Nutella și doi Kinder → Nutella | Kinder = 2
  `,
  'and between everything': `
    mere și pere și prune și nuci → mere | pere | prune | nuci
    și lapte → lapte
    și lapte și pâine → lapte | pâine
    și încă două pâini și un unt → pâini = 2 | unt
    roșii și castraveți și ardei gras → roșii | castraveți | ardei gras
    un kil și jumătate de struguri și o jumătate de pepene → struguri = 1.5 kg | pepene = 0.5
    douăzeci și doi de covrigi și o sticlă de lapte → covrigi = 22 | lapte = 1 sticlă
    pâine albă și neagră → pâine albă și neagră
    vin alb și roșu → vin alb și roșu
    vin alb și bere neagră → vin alb | bere neagră
    ceapă roșie și usturoi → ceapă roșie | usturoi
    cașcaval și șuncă pentru sandvișuri → cașcaval | șuncă pentru sandvișuri
    plăcintă cu mere și scorțișoară → plăcintă cu mere și scorțișoară
    croissant cu ciocolată și cafea → croissant cu ciocolată | cafea
    tort cu ciocolată și zmeură → tort cu ciocolată și zmeură
    paste cu ton și un vin → paste cu ton | vin
    pâine cu cartofi și ouă → pâine cu cartofi | ouă
    covrigi cu sare și susan → covrigi cu sare și susan
    covrigi cu sare și iaurt → covrigi cu sare | iaurt
    salată cu ton și porumb → salată cu ton și porumb
    sandviș cu șuncă și cașcaval → sandviș cu șuncă și cașcaval
    cremă cu aloe și galbenele → cremă cu aloe și galbenele
    săpun cu lavandă și detergent → săpun cu lavandă | detergent
    șampon pentru păr și corp → șampon pentru păr și corp
    lapte fără lactoză și pâine fără gluten → lapte fără lactoză | pâine fără gluten
    suc de portocale și apă → suc de portocale | apă
    unt de arahide și gem de caise → unt de arahide | gem de caise
    furculițe și cuțite de plastic → furculițe | cuțite de plastic
    batoane cu fructe și nuci → batoane cu fructe și nuci
    struguri albi și negri, două kile → struguri albi și negri = 2 kg
    roșii cherry și mozzarella → roșii cherry | mozzarella
    făină, zahăr și drojdie și, dacă se poate, unt → făină | zahăr | drojdie | unt
  `,
  'amounts behind and corrections': `
    brânză, jumătate de kil → brânză = 0.5 kg
    pâine, două → pâine = 2
    Pâine două bucăți și lapte trei litri. → Pâine = 2 buc | lapte = 3 l
    cartofi cinci kile, ceapă două kile, morcovi un kil → cartofi = 5 kg | ceapă = 2 kg | morcovi = 1 kg
    șuncă o sută de grame și cașcaval două sute de grame → șuncă = 100 g | cașcaval = 200 g
    ulei, un litru, zahăr, două kilograme → ulei = 1 l | zahăr = 2 kg
    mere, cam trei kile → mere = 3 kg
    unt, două pachete → unt = 2 pachet
    ouă o duzină → ouă = 12
    făină de porumb, un kilogram → făină de porumb = 1 kg
    trei mere, nu, patru → mere = 4
    două kile de mere, nu, trei → mere = 3 kg
    pâine, ba nu, lipie → lipie
    apă doi litri lapte un litru → apă = 2 l | lapte = 1 l
  `,
  'words around the items': `
    Ok, deci: lapte, ouă, unt. → lapte | ouă | unt
    stai să văd, lapte → lapte
    pune-mi te rog pe listă un kil de roșii → roșii = 1 kg
    adaugă-mi două beri → beri = 2
    mi-ar trebui niște ață → ață
    ne-ar mai trebui pâine → pâine
    s-a terminat uleiul → uleiul
    nu uita de sare → sare
    să nu uiți să cumperi lapte → lapte
    trebuie luat detergent → detergent
    trebuie să mai luăm și apă → apă
    am vrea și noi o pizza → pizza
    hmm, nu știu, iaurt → iaurt
    bun, pune și o ciocolată → ciocolată
    mai vreau două pâini, atât → pâini = 2
    lapte, mulțumesc → lapte
    pe listă pune te rog morcovi → morcovi
    îmi trebuie un set de becuri → becuri = 1 set
    de cumpărat: pâine și lapte → pâine | lapte
    adaugă în listă trei sticle de suc → suc = 3 sticlă
    lapte în lista de cumpărături → lapte
    vreau să cumpăr o sută de grame de nuci → nuci = 100 g
    și gata → 
    ăăă →
  `,
  'and more of all that': `
    două sute cincizeci și cinci de grame de unt → unt = 255 g
    o sută de șervețele → șervețele = 100
    trei sute șaizeci și cinci de pahare → pahare = 365
    o mie de șuruburi → șuruburi = 1000
    un kil de roșii, două kile de castraveți și un sfert de kil de brânză telemea → roșii = 1 kg | castraveți = 2 kg | brânză telemea = 0.25 kg
    roșii, castraveți, ardei și ceapă → roșii | castraveți | ardei | ceapă
    o legătură de leuștean → leuștean = 1 legătură
    trei căpățâni de varză → varză = 3 căpățână
    două linguri de zahăr → zahăr = 2 lingură
    o linguriță de sare → sare = 1 linguriță
    două cutii de lapte condensat → lapte condensat = 2 cutie
    o cutie de chibrituri și două de brichețe → chibrituri = 1 cutie | brichețe = 2 cutie
    cinci pungi de chipsuri → chipsuri = 5 pungă
    un litru jumate de suc → suc = 1.5 l
    pune un kil jumate de mere și trei sferturi de kil de pere → mere = 1.5 kg | pere = 0.75 kg
    aş vrea niște lapte → lapte
    te rog să pui pe listă și un pachet de unt → unt = 1 pachet
    vreau să pui lapte pe listă → lapte
    poți să adaugi și niște banane? → banane
    mai ia și două iaurturi → iaurturi = 2
    hai să luăm și o înghețată → înghețată
    adaugă cartofi doi kilograme → cartofi = 2 kg
    lapte, un litru → lapte = 1 l
    lapte un litru, pâine două, ouă zece → lapte = 1 l | pâine = 2 | ouă = 10
    pâine una → pâine
    apă minerală șase sticle → apă minerală = 6 sticlă
    iaurt patru bucăți → iaurt = 4 buc
    mărar o legătură → mărar = 1 legătură
    mărar și pătrunjel, câte o legătură → mărar = 1 legătură | pătrunjel = 1 legătură
    hârtie igienică, un bax → hârtie igienică = 1 bax
    sifon, două sticle → sifon = 2 sticlă
    pește și cartofi → pește | cartofi
    brânză și roșii → brânză | roșii
    mămăligă cu brânză și smântână → mămăligă cu brânză și smântână
    pâine cu semințe și brânză → pâine cu semințe | brânză
    iaurt cu căpșuni și lapte → iaurt cu căpșuni | lapte
    iaurt cu căpșuni și vanilie → iaurt cu căpșuni și vanilie
    înghețată cu vanilie și ciocolată → înghețată cu vanilie și ciocolată
    ouă și șuncă și cașcaval → ouă | șuncă | cașcaval
    ciocolată neagră și cu lapte → ciocolată neagră și cu lapte
    pastă de tomate și ketchup → pastă de tomate | ketchup
    piper negru și boia dulce → piper negru | boia dulce
    gem de caise și dulceață de vișine → gem de caise | dulceață de vișine
    bere fără alcool și suc de mere → bere fără alcool | suc de mere
    o pâine albă și una neagră → pâine albă | pâine neagră
    doi kilograme și jumătate de carne de porc → carne de porc = 2.5 kg
    jumate de kil de cafea → cafea = 0.5 kg
    jumătate de litru de frișcă lichidă → frișcă lichidă = 0.5 l
    un sfert de pâine → pâine = 0.25
    Vreau 2 kg de cartofi, 1 kg de ceapă și 5 ouă. → cartofi = 2 kg | ceapă = 1 kg | ouă = 5
    Cartofi 2 kg. Ceapă 1 kg. → Cartofi = 2 kg | Ceapă = 1 kg
    3 litri de lapte 2 pâini → lapte = 3 l | pâini = 2
    două pâini zece ouă un lapte → pâini = 2 | ouă = 10 | lapte
    un kil de zahăr un kil de făină un litru de ulei → zahăr = 1 kg | făină = 1 kg | ulei = 1 l
    două sute de grame de salam o sută de grame de cașcaval → salam = 200 g | cașcaval = 100 g
    lapte ouă și două pâini → lapte | ouă | pâini = 2
    mere pere și banane → mere | pere | banane
    pâine lapte unt → pâine | lapte | unt
    suc de portocale două sticle și apă → suc de portocale = 2 sticlă | apă
    o sută de grame de măsline verzi fără sâmburi → măsline verzi fără sâmburi = 100 g
    două pachete de biscuiți cu cacao și un lapte → biscuiți cu cacao = 2 pachet | lapte
    ne trebuie cam trei kile de cartofi pentru salată → cartofi pentru salată = 3 kg
    vreau lapte... nu, iaurt → iaurt
    două pâini, adică trei → pâini = 3
    trei pâini, de fapt patru → pâini = 4
    un pui, nu, doi → pui = 2
    lapte și nu uita pâinea → lapte | pâinea
    nu mai e sare → sare
    ni s-a terminat detergentul → detergentul
    lămâi vreo patru → lămâi = 4
    vreo zece ouă → ouă = 10
    aproximativ două kile de carne → carne = 2 kg
    un pic de pătrunjel → pătrunjel
    niște șuncă, vreo două sute de grame → șuncă = 200 g
    ulei de floarea soarelui doi litri → ulei de floarea soarelui = 2 l
    Coca-Cola doi litri → Coca-Cola = 2 l
    o Coca-Cola la doi litri → Coca-Cola la doi litri
    lapte de soia și unt → lapte de soia | unt
    cereale pentru copii și lapte → cereale pentru copii | lapte
    detergent pentru vase și bureți de vase → detergent pentru vase | bureți de vase
    apă de gură și ață dentară → apă de gură | ață dentară
    o sticlă de vin alb și una de vin roșu → vin alb = 1 sticlă | vin roșu = 1 sticlă
    adauga doua kile de rosii si un kil de castraveti → rosii = 2 kg | castraveti = 1 kg
    jumatate de kil de branza si o suta de grame de masline → branza = 0.5 kg | masline = 100 g
    trei sute de grame carne tocată → carne tocată = 300 g
    cinci sute grame făină → făină = 500 g
    doi litri lapte → lapte = 2 l
    un pachet unt → unt = 1 pachet
    patru role hârtie de bucătărie → hârtie de bucătărie = 4 rolă
    Mulțumesc. →
    avocado doi, lămâi trei → avocado = 2 | lămâi = 3
  `,
  'another day’s shop': `
    te rog pune două kilograme de roșii și o legătură de ceapă verde → roșii = 2 kg | ceapă verde = 1 legătură
    vreau un kilogram de făină, două pachete de drojdie și o sticlă de ulei → făină = 1 kg | drojdie = 2 pachet | ulei = 1 sticlă
    adaugă pâine → pâine
    o sută de grame de șuncă de Praga → șuncă de Praga = 100 g
    trei legături de ridichi → ridichi = 3 legătură
    patru felii de pizza → pizza = 4 felie
    jumătate de pâine → pâine = 0.5
    jumătate de litru de ulei → ulei = 0.5 l
    un sfert de litru de lapte → lapte = 0.25 l
    sare, piper și boia → sare | piper | boia
    ouă zece, lapte doi litri, unt un pachet → ouă = 10 | lapte = 2 l | unt = 1 pachet
    mere trei kile și pere două kile → mere = 3 kg | pere = 2 kg
    Vreau lapte, ouă și, te rog, niște brânză. → lapte | ouă | brânză
    pune pe listă șase beri și un bax de apă → beri = 6 | apă = 1 bax
    biscuiți cu ciocolată și lapte → biscuiți cu ciocolată | lapte
    prăjitură cu mere și nucă → prăjitură cu mere și nucă
    tartă cu lămâie și bezea → tartă cu lămâie și bezea
    cornuri cu gem și lapte → cornuri cu gem | lapte
    clătite cu gem și ciocolată → clătite cu gem și ciocolată
    pui cu cartofi și salată → pui cu cartofi | salată
    ciorbă de burtă și pâine → ciorbă de burtă | pâine
    salam cu piper și usturoi → salam cu piper și usturoi
    trei kile și jumătate de struguri → struguri = 3.5 kg
    două litruri de lapte → lapte = 2 litruri
    un kg de roșii și jumătate de kg de ceapă → roșii = 1 kg | ceapă = 0.5 kg
    zece kile de cartofi și cinci kile de ceapă și două kile de morcovi → cartofi = 10 kg | ceapă = 5 kg | morcovi = 2 kg
    douăzeci și patru de ouă și treizeci de pahare → ouă = 24 | pahare = 30
    optzeci și cinci de grame de ciocolată → ciocolată = 85 g
    nouă sute nouăzeci și nouă de grame de orez → orez = 999 g
    șase sute de grame mușchi de porc → mușchi de porc = 600 g
    doua sute cincizeci grame cascaval → cascaval = 250 g
    cinci conserve de fasole → fasole = 5 conservă
    două tuburi de muștar → muștar = 2 tub
    două cartele metrou → metrou = 2 cartelă
    trei plicuri de zahăr vanilat → zahăr vanilat = 3 plic
    un borcan de dulceață de căpșuni și unul de gem → dulceață de căpșuni = 1 borcan | gem = 1 borcan
    lapte, sau mai bine iaurt → iaurt
    vreau să cumpărăm niște carne de pui și niște cartofi → carne de pui | cartofi
    și roșii, și castraveți, și ceapă → roșii | castraveți | ceapă
    roșii și, și castraveți → roșii | castraveți
    hmm două pâini → pâini = 2
    Am nevoie de două baterii AA și de un bec. → baterii AA = 2 | bec
    lapte de capră un litru → lapte de capră = 1 l
    un litru de lapte de capră → lapte de capră = 1 l
    Lapte Zuzu și Coca-Cola Zero. → Lapte Zuzu | Coca-Cola Zero
    pastă de dinți Colgate și șampon Head & Shoulders → pastă de dinți Colgate | șampon Head & Shoulders
    pungi de gunoi o rolă → pungi de gunoi = 1 rolă
    saci menajeri și mănuși → saci menajeri | mănuși
    usturoi, trei căpățâni, și mărar → usturoi = 3 căpățână | mărar
    fructe și legume → fructe | legume
    fructe de pădure și iaurt → fructe de pădure | iaurt
    ardei kapia și vinete → ardei kapia | vinete
    struguri fără sâmburi și pepene → struguri fără sâmburi | pepene
    șervețele umede pentru copii și scutece → șervețele umede pentru copii | scutece
    trei sferturi de pâine → pâine = 0.75
    cafea boabe și cafea măcinată → cafea boabe | cafea măcinată
    apă plată și apă minerală → apă plată | apă minerală
    apă plată și suc → apă plată | suc
    vin roșu și vin alb → vin roșu | vin alb
    adaugă 3 pachete de unt și 2 l lapte → unt = 3 pachet | lapte = 2 l
    Un kilogram jumate de pulpe de pui. → pulpe de pui = 1.5 kg
    o jumătate kil de carne → carne = 0.5 kg
    vreo două-trei kile de mere → mere = 2-3 kg
    două trei kile de mere → mere = 2-3 kg
    doi sau trei castraveți → castraveți = 2-3
    patru pahare și o lampă → pahare = 4 | lampă
  `,
}
