/** Sentences as people say them while they cook or drive; items as in the tables of typed text, none for talk. */
export const everydaySentences: Readonly<Record<string, string>> = {
  'a reason before the wish': `
    am rămas fără ulei → ulei = 1 st
    am rămas fără zahăr și fără făină → zahăr = 1 st | făină = 1 st
    rămânem fără cafea → cafea = 1 st
    no hai că mai trebe și clisă afumată → clisă afumată = 1 st
    mai trebe lapte → lapte = 1 st
    ne trebe două pâini → pâini = 2 st
    musai să luăm și boia dulce → boia dulce = 1 st
    musai o pâine → pâine = 1 st
    neapărat lapte și ouă → lapte = 1 st | ouă = 1 st
    să cumpărăm neapărat niște detergent → detergent = 1 st
    pur și simplu o pâine și atât → pâine = 1 st
    mâine vine mama deci ne trebuie un tort și niște prosecco → tort = 1 st | prosecco = 1 st
    vin copiii la noi deci ne trebuie suc și biscuiți → suc = 1 st | biscuiți = 1 st
    facem grătar diseară așa că ne trebuie mici și muștar → mici = 1 st | muștar = 1 st
    fac sarmale mâine așa că îmi trebuie varză murată carne tocată un kil și orez → varză murată = 1 st | carne tocată = 1 kg | orez = 1 st
    fac clătite deci îmi trebuie lapte un litru ouă șase și gem → lapte = 1 l | ouă = 6 st | gem = 1 st
    avem musafiri sâmbătă și ne trebuie două sticle de vin → vin = 2 sticlă
    sunt la magazin și nu mai știu dacă ne trebuie lapte → lapte = 1 st
    e ziua lui Andrei și trebuie să luăm lumânări → lumânări = 1 st
    mâine e luni și ne trebuie pâine pentru pachet → pâine pentru pachet = 1 st
    lapte și ne trebuie și pâine → lapte = 1 st | pâine = 1 st
    roșii două kile și mai trebuie castraveți → roșii = 2 kg | castraveți = 1 st
    telemea îmi trebuie și iaurt → telemea = 1 st | iaurt = 1 st
    cred că mai avem ulei dar oțet nu mai avem → oțet = 1 st
    mai avem zahăr dar făină nu mai avem → făină = 1 st
    ouă nu mai avem → ouă = 1 st
    avem nevoie de lapte și pâine deci luăm și unt → lapte = 1 st | pâine = 1 st | unt = 1 st
    am nevoie de roșii dar nu din alea moi → roșii = 1 st, notă: dar nu din alea moi
    avem nevoie de avocado dar să fie copt → avocado = 1 st, notă: dar să fie copt
    mai am nevoie de lapte dar și de unt → lapte = 1 st | unt = 1 st
    am rămas fără ulei dar mai trebuie și oțet → ulei = 1 st | oțet = 1 st
    nu mai avem lapte dar ia și ouă → lapte = 1 st | ouă = 1 st
    două pâini că mâine e duminică deci ne trebuie și ouă → pâini = 2 st | ouă = 1 st
    lapte unt mâine e post deci ne trebuie și orez → lapte = 1 st | unt mâine e post = 1 st | orez = 1 st
    eu fac clătite deci ne trebuie ouă → ouă = 1 st
    ăăă păi lapte cred că doi litri → lapte = 2 l
    vin copiii la noi sâmbătă deci ia două sticle de suc → suc = 2 sticlă
    pleacă mama mâine deci o pâine și două iaurturi → pâine = 1 st | iaurturi = 2 st
    lapte pâine deci și ouă → lapte = 1 st | pâine = 1 st | ouă = 1 st
    stai așa să mă gândesc lapte unt și ouă zece → lapte = 1 st | unt = 1 st | ouă = 10 st
    nu mai avem ulei ia doi litri → ulei = 2 l
    s-a terminat zahărul adu un kil → zahărul = 1 kg
    nu mai e lapte în frigider → lapte = 1 st
    nu mai avem pâine în casă → pâine = 1 st
    aoleu am uitat de cafea → cafea = 1 st
    a da era să uit drojdie proaspătă → drojdie proaspătă = 1 st
    dacă vezi mango ia două → mango = 2 st
    dacă găsești pepene ia unul → pepene = 1 st
    era să uit de lapte → lapte = 1 st
    maică dragă să-mi aduci și mie niște pâine și un pic de brânză → pâine = 1 st | brânză = 1 st
    să ne iei și nouă două înghețate → înghețate = 2 st
    când treci pe la farmacie ia și tu un sirop de tuse → sirop de tuse = 1 st, la farmacia
    dacă ajungi la lidl ia te rog două pâini și unt → pâini = 2 st, la Lidl | unt = 1 st, la Lidl
    auzi când vii acasă adu lapte → lapte = 1 st
    pentru supă îmi trebuie păstârnac țelină și morcovi un kil → păstârnac = 1 st | țelină = 1 st | morcovi = 1 kg
    vai nu mai avem deloc sare → sare = 1 st
    fă o listă cu lapte ouă și făină → lapte = 1 st | ouă = 1 st | făină = 1 st
    fă-mi o listă de cumpărături cu roșii și ardei → roșii = 1 st | ardei = 1 st
    copilul are nevoie de acuarele și un bloc de desen → acuarele = 1 st | bloc de desen = 1 st
    pâinea s-a terminat → pâinea = 1 st
    nu mai avem nici lapte nici ouă → lapte = 1 st | ouă = 1 st
    lapte ne trebuie → lapte = 1 st
  `,
  'a dish or an occasion before its things': `
    pentru clătite lapte un litru ouă patru făină și gem de prune → lapte = 1 l | ouă = 4 st | făină = 1 st | gem de prune = 1 st
    pentru grătar ceafă de porc două kile cârnați proaspeți un kil bere un bax și cărbuni → ceafă de porc = 2 kg | cârnați proaspeți = 1 kg | bere = 1 bax | cărbuni = 1 st
    pentru ciorbă morcovi țelină și ceapă → morcovi = 1 st | țelină = 1 st | ceapă = 1 st
    pentru salată roșii castraveți și ulei de măsline → roșii = 1 st | castraveți = 1 st | ulei de măsline = 1 st
    pentru micul dejun iaurt și cereale → iaurt = 1 st | cereale = 1 st
    pentru mâine pâine și lapte → pâine = 1 st | lapte = 1 st
    pentru petrecere suc trei sticle și chipsuri → suc = 3 sticlă | chipsuri = 1 st
    pentru pisică nisip și plicuri → pentru pisică nisip = 1 st | plicuri = 1 st
    lapte pentru clătite → lapte pentru clătite = 1 st
    praf pentru clătite două plicuri → praf pentru clătite = 2 plic
    pentru grătar → pentru grătar = 1 st
    îmi trebuie pentru mâine la școală un caiet și două pixuri → caiet = 1 st | pixuri = 2 st
    pentru școală un caiet și două pixuri → caiet = 1 st | pixuri = 2 st
    ia pentru grătar cărbuni și chibrituri → cărbuni = 1 st | chibrituri = 1 st
    iubitule adu și tu un pachet de țigări → țigări = 1 pachet
  `,
  'the size of a pack behind its thing': `
    șase sticle de apă plată de doi litri → apă plată = 6x2 l
    două pachete de paste de cinci sute de grame → paste = 2x500 g
    două sticle de ulei de un litru → ulei = 2x1 l
    apă dorna șase sticle de un litru și jumătate → apă dorna = 6x1.5 l
    patru sticle de suc de un litru jumate → suc = 4x1.5 l
    apă minerală șase sticle de doi litri și pâine → apă minerală = 6x2 l | pâine = 1 st
    două borcane de gem de trei sute de grame și unt → gem = 2x300 g | unt = 1 st
    două pungi de gheață → gheață = 2 pungă
    trei pachete de unt de optzeci și doi la sută → unt de 82% = 3 pachet
    ceafă de porc fără os un kil două sute → ceafă de porc fără os = 1.2 kg
    carne tocată un kil cinci sute → carne tocată = 1.5 kg
    lapte un litru cinci sute și pâine → lapte = 1.5 l | pâine = 1 st
    un kil două sute de cașcaval → cașcaval = 1.2 kg
  `,
  'a note behind an amount': `
    banane un kil să fie mai verzi → banane = 1 kg, notă: să fie mai verzi
    avocado două bucăți dar să fie coapte → avocado = 2 buc, notă: dar să fie coapte
    roșii două kile să fie coapte și castraveți → roșii = 2 kg, notă: să fie coapte | castraveți = 1 st
    cașcaval trei sute de grame notă feliat subțire → cașcaval = 300 g, notă: feliat subțire
    carne tocată un kil notă pentru chiftele → carne tocată = 1 kg, notă: pentru chiftele
    brânză de burduf ca cea de săptămâna trecută → brânză de burduf = 1 st, notă: ca cea de săptămâna trecută
    perje două kile pentru gem → perje = 2 kg, notă: pentru gem
    cartofi trei kile pentru piure ceapă un kil → cartofi = 3 kg, notă: pentru piure | ceapă = 1 kg
    pâine două bucăți din aia neagră → pâine = 2 buc, notă: din aia neagră
    mere trei kile dar nu verzi → mere = 3 kg, notă: dar nu verzi
    pere un kil dacă sunt bune → pere = 1 kg, notă: dacă sunt bune
    lapte doi litri cel cu capac verde → lapte = 2 l, notă: cel cu capac verde
    ouă zece dacă au de țară → ouă = 10 st, notă: dacă au de țară
  `,
  'a number that agrees with the thing before it': `
    mici douăzeci muștar și pâine → mici = 20 st | muștar = 1 st | pâine = 1 st
    ouă zece lapte și unt → ouă = 10 st | lapte = 1 st | unt = 1 st
    mere cinci pâine și zahăr → mere = 5 st | pâine = 1 st | zahăr = 1 st
    iaurturi patru smântână două pâine → iaurturi = 4 st | smântână = 2 st | pâine = 1 st
    chifle șase unt și șuncă → chifle = 6 st | unt = 1 st | șuncă = 1 st
    lapte două pâini → lapte = 1 st | pâini = 2 st
    lapte zece ouă → lapte = 1 st | ouă = 10 st
    unt trei iaurturi → unt = 1 st | iaurturi = 3 st
    mere cinci pere trei → mere = 5 st | pere = 3 st
    roșii trei castraveți doi ceapă una → roșii = 3 st | castraveți = 2 st | ceapă = 1 st
    ouă o pâine → ouă = 1 st | pâine = 1 st
    două lapte și trei unt → lapte = 2 st | unt = 3 st
    două lapte trei unt → lapte = 2 st | unt = 3 st
  `,
  'an amount or a store of several things': `
    mere pere și portocale câte un kil → mere = 1 kg | pere = 1 kg | portocale = 1 kg
    câte un kil de mere și pere → mere = 1 kg | pere = 1 kg
    câte două iaurturi și chefiruri → iaurturi = 2 st | chefiruri = 2 st
    roșii castraveți și ardei câte jumătate de kil și o pâine → roșii = 0.5 kg | castraveți = 0.5 kg | ardei = 0.5 kg | pâine = 1 st
    pătrunjel și mărar câte o legătură → pătrunjel = 1 legătură | mărar = 1 legătură
    două pâini mere și pere câte un kil → pâini = 2 st | mere = 1 kg | pere = 1 kg
    lapte ouă și pâine toate de la carrefour → lapte = 1 st, la Carrefour | ouă = 1 st, la Carrefour | pâine = 1 st, la Carrefour
    roșii și castraveți ambele de la piață → roșii = 1 st, la piața | castraveți = 1 st, la piața
    doi litri de lapte și unt totul de la lidl → lapte = 2 l, la Lidl | unt = 1 st, la Lidl
    roșii și castraveți de la piață → roșii = 1 st | castraveți = 1 st, la piața
  `,
  'units that only people say': `
    ciocolată milka cu alune întregi trei tablete → ciocolată milka cu alune întregi = 3 tablete
    ciocolată neagră două tablete și biscuiți → ciocolată neagră = 2 tablete | biscuiți = 1 st
    ața albă două mosoare → ața albă = 2 mosoare
    șosete bărbătești trei perechi → șosete bărbătești = 3 perechi
    ouă două cofraje și lapte → ouă = 2 cofraje | lapte = 1 st
    țigări un cartuș → țigări = 1 cartuș
    detergent capsule ariel 40 de spălări → detergent capsule ariel 40 spălări = 1 st
    hârtie igienică trei straturi opt role → hârtie igienică 3 straturi = 8 rolă
  `,
  'a reason behind the thing': `
    ia și două kile de cartofi că facem piure → cartofi = 2 kg
    să nu uiți pâinea că iar rămânem fără → pâinea = 1 st
    mai ia te rog și șervețele umede și hârtie igienică că s-a terminat → șervețele umede = 1 st | hârtie igienică = 1 st
    ia lapte că nu mai avem și pâine → lapte = 1 st | pâine = 1 st
    ouă zece că fac clătite și un litru de lapte → ouă = 10 st | lapte = 1 l
    pune detergent că am rămas fără → detergent = 1 st
    cumpără mere că sunt la ofertă → mere = 1 st
    ia șampon pentru că nu mai avem → șampon = 1 st
    vezi că nu mai e sare → sare = 1 st
    lapte și cred că și pâine → lapte = 1 st | pâine = 1 st
    hai că mai luăm și o pâine → pâine = 1 st
    cred că mai trebuie unt → unt = 1 st
    roșii ca data trecută → roșii = 1 st, notă: ca data trecută
  `,
  'a verb before each thing': `
    pune lapte pune ouă pune pâine → lapte = 1 st | ouă = 1 st | pâine = 1 st
    adaugă unt adaugă două pâini → unt = 1 st | pâini = 2 st
    cumpără lapte și cumpără ouă → lapte = 1 st | ouă = 1 st
    vreau o ciocolată vreau și biscuiți → ciocolată = 1 st | biscuiți = 1 st
    ne trebuie lapte ne trebuie și ouă zece → lapte = 1 st | ouă = 10 st
    aș mânca niște struguri → struguri = 1 st
    mi-e poftă de o înghețată → înghețată = 1 st
    trece și tu pe listă niște ouă dacă nu te superi → ouă = 1 st
    am zis lapte am zis pâine → lapte = 1 st | pâine = 1 st
    o pâine când vii acasă → pâine = 1 st
    un litru de lapte dacă ajungi la magazin → lapte = 1 l
  `,
  'a quality of what is pointed at': `
    niște mere din alea roșii → mere = 1 st, notă: din alea roșii
    ardei din ăia verzi și un kil de roșii → ardei = 1 st, notă: din ăia verzi | roșii = 1 kg
    detergent de vase da nu din ăla ieftin → detergent de vase = 1 st, notă: dar nu din ăla ieftin
    avocado da să fie copt → avocado = 1 st, notă: dar să fie copt
  `,
  'numbers that engines write out': `
    smântână de douăzeci la sută două pahare → smântână de 20% = 2 pahar
    iaurt grecesc zece la sută grăsime → iaurt grecesc 10% grăsime = 1 st
    lapte trei virgulă cinci la sută doi litri → lapte 3,5% = 2 l
    ciocolată optzeci și cinci la sută cacao → ciocolată 85% cacao = 1 st
    scutece mărimea patru un pachet → scutece mărimea 4 = 1 pachet
    becuri de zece wați două bucăți → becuri de 10 wați = 2 buc
    două becuri de șaizeci de wați → becuri de 60 wați = 2 st
    baterii aaa opt bucăți → baterii aaa = 8 buc
    două trei kile de struguri și patru cinci ardei kapia → struguri = 2-3 kg | ardei kapia = 4-5 st
    un kil două de prune → prune = 1-2 kg
    douăzeci și doi de covrigi → covrigi = 22 st
    făină numărul trei și drojdie → făină numărul 3 = 1 st | drojdie = 1 st
    o sută de grame de salam și o sută de șuncă → salam = 100 g | șuncă = 100 g
    două sute de cașcaval și trei sute de telemea → cașcaval = 200 g | telemea = 300 g
    o sută de ouă → ouă = 100 st
    două sute de pahare → pahare = 200 st
  `,
  'more of a thing, or another kind of it': `
    vin alb demisec două sticle și unul roșu sec → vin alb demisec = 2 sticlă | vin roșu sec = 1 sticlă
    mâine e ziua lui andrei ne trebuie un tort baloane și lumânări → tort = 1 st | baloane = 1 st | lumânări = 1 st
    două iaurturi mari și unul mic → iaurturi mari = 2 st | iaurturi mic = 1 st
    ceai verde ceai negru și ceai de mentă → ceai verde = 1 st | ceai negru = 1 st | ceai de mentă = 1 st
    suc de mere suc de portocale → suc de mere = 1 st | suc de portocale = 1 st
    brânză de vaci brânză de oaie un kil → brânză de vaci = 1 st | brânză de oaie = 1 kg
    roșii în suc propriu trei conserve → roșii în suc propriu = 3 conservă
    ton în ulei patru conserve și porumb → ton în ulei = 4 conservă | porumb = 1 st
    ness trei în unu o cutie → ness 3 în 1 = 1 cutie
  `,
  'the rest of a name behind its amount': `
    carne de vită pentru ciorbă un kil cu os → carne de vită pentru ciorbă cu os = 1 kg
    lapte doi litri fără lactoză și pâine → lapte fără lactoză = 2 l | pâine = 1 st
    bere șase doze fără alcool → bere fără alcool = 6 doză
    cafea lavazza un kilogram la auchan optzeci și nouă de lei → cafea lavazza = 1 kg, 8900 bani, la Auchan
    cafea boabe un kil de la lavazza → cafea boabe de la lavazza = 1 kg
    lapte doi litri de la lidl → lapte = 2 l, la Lidl
    lapte unu și jumătate la sută grăsime → lapte 1,5% grăsime = 1 st
  `,
  'one store after the other': `
    de la lidl iau pâine de la kaufland carne și de la piață roșii → pâine = 1 st, la Lidl | carne = 1 st, la Kaufland | roșii = 1 st, la piața
    de la mega lapte și unt de la farmacie nurofen → lapte = 1 st, la Mega Image | unt = 1 st, la Mega Image | nurofen = 1 st, la farmacia
    lapte de la mega pâine de la brutărie → lapte = 1 st, la Mega Image | pâine = 1 st, la brutăria
  `,
  talk: `
    stai puțin că mă sună cineva →
    stai așa că sună telefonul →
    nu știu ce să mai luăm →
    bine te pup pa →
    ce mai am pe listă →
    oare mai avem cafea acasă →
    stai puțin că te sun eu înapoi →
  `,
  'a colour that is a thing behind another': `
    unt brânză roșii castraveți → unt = 1 st | brânză = 1 st | roșii = 1 st | castraveți = 1 st
    păstârnac ceapă roșii leuștean → păstârnac = 1 st | ceapă = 1 st | roșii = 1 st | leuștean = 1 st
    telemea roșii și salată → telemea = 1 st | roșii = 1 st | salată = 1 st
    ceapă roșie și ardei roșii → ceapă roșie = 1 st | ardei roșii = 1 st
    mere roșii și cepe roșii → mere roșii = 1 st | cepe roșii = 1 st
  `,
  'somebody is called first': `
    bună mamă pune pe listă un pachet de unt → unt = 1 pachet
    puiule ia te rog trei beri → beri = 3 st
    bunico ia și niște lapte → lapte = 1 st
    scumpule adu te rog o pâine → pâine = 1 st
    fetelor luați și suc → suc = 1 st
    no adă și tu o pită și un litru de lapte → pită = 1 st | lapte = 1 l
  `,
  'a pause for words': `
    lapte și cum să zic niște brânză → lapte = 1 st | brânză = 1 st
    ouă și ce mai era pâine → ouă = 1 st | pâine = 1 st
    stai așa ouă și nu știu niște mere → ouă = 1 st | mere = 1 st
  `,
  'a reason in the past': `
    niște pastile de gât că a răcit ana → pastile de gât = 1 st
    sirop de tuse că au răcit copiii → sirop de tuse = 1 st
    becuri că s-au ars două → becuri = 2 st
    lapte că a rămas puțin și pâine → lapte = 1 st | pâine = 1 st
  `,
  'an amount said again': `
    lapte un litru stai doi litri → lapte = 2 l
    mere un kil nu stai două → mere = 2 kg
    cartofi două kile stai trei → cartofi = 3 kg
  `,
}
