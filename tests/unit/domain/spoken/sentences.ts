/**
 * Spoken sentences, as an engine writes them down, and the meant items: `sentence → name quantity unit | name`. An item
 * without an amount is one piece.
 */
export const sentences: Readonly<Record<string, string>> = {
  'things one after the other': `
    Două kile de cartofi, o pâine și zece ouă. → cartofi = 2 kg | pâine | ouă = 10
    lapte, pâine, ouă. → lapte | pâine | ouă
    Lapte, pâine, ouă. → Lapte | pâine | ouă
    lapte și pâine → lapte | pâine
    Lapte și pâine și ouă și unt. → Lapte | pâine | ouă | unt
    un lapte și două pâini → lapte | pâini = 2
    Un lapte, două pâini, trei iaurturi și o smântână. → lapte | pâini = 2 | iaurturi = 3 | smântână
    doi castraveți, trei roșii, o ceapă → castraveți = 2 | roșii = 3 | ceapă
    Lapte. Pâine. Ouă. → Lapte | Pâine | Ouă
    Două pâini. Un kil de mere. → pâini = 2 | mere = 1 kg
    lapte; pâine → lapte | pâine
    lapte... pâine... → lapte | pâine
    Mere! → Mere
    lapte plus pâine → lapte | pâine
    lapte, apoi pâine → lapte | pâine
    lapte, și pâine → lapte | pâine
    lapte, pâine și → lapte | pâine
    doua paini si un lapte → paini = 2 | lapte
    o paine, zece oua si doua kile de rosii → paine | oua = 10 | rosii = 2 kg
  `,
  'numbers up to a thousand': `
    zece ouă → ouă = 10
    unsprezece mere → mere = 11
    douăsprezece ouă → ouă = 12
    doisprezece castraveți → castraveți = 12
    cinsprezece covrigi → covrigi = 15
    douăzeci de ouă → ouă = 20
    douăzeci și cinci de ouă → ouă = 25
    treizeci și două de ouă și o pâine → ouă = 32 | pâine
    o sută de grame de parmezan → parmezan = 100 g
    o sută cincizeci de grame de salam → salam = 150 g
    două sute de grame șuncă → șuncă = 200 g
    două sute cincizeci de grame de unt → unt = 250 g
    trei sute cincizeci de grame de cașcaval → cașcaval = 350 g
    cinci sute de grame de făină → făină = 500 g
    șapte sute cincizeci de mililitri de ulei → ulei = 750 ml
    o mie de grame de zahăr → zahăr = 1000 g
    o sută douăzeci și cinci de grame de unt → unt = 125 g
    o duzină de ouă → ouă = 12
    două duzini de ouă → ouă = 24
    2 kg de cartofi → cartofi = 2 kg
    100 g de parmezan → parmezan = 100 g
    10 ouă → ouă = 10
    1,5 l de lapte → lapte = 1.5 l
    1.5 litri de lapte, 10 ouă → lapte = 1.5 l | ouă = 10
    3 l. de lapte → lapte = 3 l
    2 kg. de mere și 3 pâini. → mere = 2 kg | pâini = 3
    unu virgulă cinci litri de lapte → lapte = 1.5 l
    doi trei castraveți → castraveți = 2-3
    cinci-șase mere → mere = 5-6
  `,
  'halves and quarters': `
    jumătate de kil de brânză → brânză = 0.5 kg
    o jumătate de kilogram de carne tocată → carne tocată = 0.5 kg
    jumate de kil de cârnați → cârnați = 0.5 kg
    juma de kil de mere → mere = 0.5 kg
    un sfert de kil de unt → unt = 0.25 kg
    trei sferturi de kil de măsline → măsline = 0.75 kg
    un kil jumate de roșii → roșii = 1.5 kg
    un kil și jumătate de roșii → roșii = 1.5 kg
    două kile jumate de pepene → pepene = 2.5 kg
    două kile și jumătate de cartofi și o pâine → cartofi = 2.5 kg | pâine
    un litru și jumătate de lapte → lapte = 1.5 l
    litru și jumătate de lapte → lapte = 1.5 l
    o pâine și jumătate → pâine = 1.5
    o pâine și jumătate de kil de brânză → pâine | brânză = 0.5 kg
    o jumătate de pâine → pâine = 0.5
    lapte și un sfert de kil de unt → lapte | unt = 0.25 kg
    un kil și două sute de grame de carne → carne = 1.2 kg
  `,
  'every unit': `
    un kilogram de cartofi → cartofi = 1 kg
    trei kilograme de ceapă → ceapă = 3 kg
    doi litri de lapte → lapte = 2 l
    cinci sute de mililitri de smântână → smântână = 500 ml
    zece bucăți de covrigi → covrigi = 10 buc
    un pachet de unt → unt = 1 pachet
    două pachete de paste → paste = 2 pachet
    o cutie de bomboane → bomboane = 1 cutie
    o sticlă de ulei → ulei = 1 sticlă
    trei conserve de ton → ton = 3 conservă
    o legătură de pătrunjel și una de mărar → pătrunjel = 1 legătură | mărar = 1 legătură
    două legături de ceapă verde → ceapă verde = 2 legătură
    două căpățâni de usturoi → usturoi = 2 căpățână
    un bax de apă plată → apă plată = 1 bax
    șase doze de bere → bere = 6 doză
    cinci felii de cașcaval → cașcaval = 5 felie
    trei fire de praz → praz = 3 fir
    un plic de drojdie → drojdie = 1 plic
    o pungă de cartofi congelați → cartofi congelați = 1 pungă
    două borcane de miere → miere = 2 borcan
    un tub de pastă de dinți → pastă de dinți = 1 tub
    două role de hârtie de copt → hârtie de copt = 2 rolă
    o tavă de afine → afine = 1 tavă
    un set de pahare → pahare = 1 set
    două cofraje de ouă → ouă = 2 cofraje
    un praf de copt → praf de copt
    douăzeci de pahare de plastic → pahare de plastic = 20
    o cană de mălai → mălai = 1 cană
  `,
  'words before and after the items': `
    adaugă lapte → lapte
    Adaugă lapte și pâine. → lapte | pâine
    mai pune lapte → lapte
    și mai pune lapte → lapte
    pune pe listă două pâini → pâini = 2
    Pune lapte pe listă. → lapte
    adaugă pe listă zece ouă și un kil de făină → ouă = 10 | făină = 1 kg
    vreau și eu niște mere → mere
    Vreau două kile de mere. → mere = 2 kg
    aș vrea o pâine → pâine
    ne trebuie lapte, ouă și zahăr → lapte | ouă | zahăr
    Ne mai trebuie detergent de vase. → detergent de vase
    trebuie să luăm cartofi → cartofi
    trebuie să cumpărăm pâine și să luăm lapte → pâine | lapte
    să nu uităm de hârtie igienică → hârtie igienică
    Să nu uităm pâinea. → pâinea
    te rog adaugă unt → unt
    unt, te rog → unt
    lapte te rog frumos → lapte
    niște roșii și niște ardei → roșii | ardei
    încă două pâini → pâini = 2
    lapte și încă o pâine → lapte | pâine
    ăăă lapte → lapte
    Ăăă, două kile de... ăăă, cartofi. → cartofi = 2 kg
    hm, iaurt → iaurt
    păi, lapte și, ăăă, pâine → lapte | pâine
    vreo două kile de mere → mere = 2 kg
    cam un kil de cartofi → cartofi = 1 kg
    am nevoie de făină → făină
    nu mai avem zahăr → zahăr
    să cumperi lapte → lapte
    și două pâini → pâini = 2
    mai trebuie și ouă → ouă
    Aș dori, vă rog, două sute de grame de șuncă. → șuncă = 200 g
    câteva mere și o banană → mere | banană
  `,
  'an amount behind its thing': `
    cartofi, trei kilograme → cartofi = 3 kg
    Cartofi, trei kilograme, și o pâine. → Cartofi = 3 kg | pâine
    cartofi trei kilograme → cartofi = 3 kg
    ouă zece → ouă = 10
    ouă, zece → ouă = 10
    ouă, zece bucăți → ouă = 10 buc
    lapte doi litri, pâine două bucăți → lapte = 2 l | pâine = 2 buc
    lapte, doi litri, pâine, una → lapte = 2 l | pâine
    mere un kil jumate → mere = 1.5 kg
    parmezan, o sută de grame → parmezan = 100 g
    roșii două kile și castraveți un kil → roșii = 2 kg | castraveți = 1 kg
    lapte un litru și pâine → lapte = 1 l | pâine
    apă plată, două baxuri → apă plată = 2 bax
    două kile, cartofi → cartofi = 2 kg
    o pâine, doi litri, lapte → pâine | lapte = 2 l
    mere, vreo două kile → mere = 2 kg
  `,
  'things that belong together': `
    sare și piper → sare | piper
    șampon și balsam → șampon | balsam
    ulei și oțet → ulei | oțet
    chec cu nucă și cacao → chec cu nucă și cacao
    un chec cu nucă și cacao → chec cu nucă și cacao
    un chec cu nucă și cacao și două pâini → chec cu nucă și cacao | pâini = 2
    pizza cu șuncă și ciuperci → pizza cu șuncă și ciuperci
    două pizza cu șuncă și ciuperci și o bere → pizza cu șuncă și ciuperci = 2 | bere
    cozonac cu nucă și stafide → cozonac cu nucă și stafide
    iaurt cu fructe și cereale → iaurt cu fructe și cereale
    pâine cu semințe și lapte → pâine cu semințe | lapte
    lapte cu cacao și pâine → lapte cu cacao | pâine
    ciocolată cu alune și stafide → ciocolată cu alune și stafide
    biscuiți fără zahăr și gluten → biscuiți fără zahăr și gluten
    biscuiți fără zahăr și fără gluten → biscuiți fără zahăr și fără gluten
    iaurt fără zahăr și lapte → iaurt fără zahăr | lapte
    ceai cu lămâie și ghimbir → ceai cu lămâie și ghimbir
    chipsuri cu sare și oțet → chipsuri cu sare și oțet
    plăcintă cu brânză și mărar → plăcintă cu brânză și mărar
    măsline verzi și negre → măsline verzi și negre
    ardei roșii și verzi → ardei roșii și verzi
    ardei roșii și castraveți → ardei roșii | castraveți
    hrană pentru câini și pisici → hrană pentru câini și pisici
    cremă de mâini și unghii → cremă de mâini și unghii
    carne tocată de porc și vită → carne tocată de porc și vită
    piept de pui și orez → piept de pui | orez
    gel de duș și șampon → gel de duș | șampon
    brânză de vaci și smântână → brânză de vaci | smântână
    ulei de măsline și oțet balsamic → ulei de măsline | oțet balsamic
    pastă de dinți și periuță de dinți → pastă de dinți | periuță de dinți
    detergent de rufe albe și colorate → detergent de rufe albe și colorate
  `,
  'commas that nobody wrote': `
    două kile de cartofi o pâine și zece ouă → cartofi = 2 kg | pâine | ouă = 10
    2 kilograme de cartofi o pâine 10 ouă → cartofi = 2 kg | pâine | ouă = 10
    o pâine un lapte două iaurturi → pâine | lapte | iaurturi = 2
    lapte două pâini → lapte | pâini = 2
    cartofi două kile o pâine → cartofi = 2 kg | pâine
    lapte doi litri pâine → lapte = 2 l | pâine
    lapte pâine ouă → lapte | pâine | ouă
    lapte zuzu pâine neagră unt → lapte zuzu | pâine neagră | unt
    două lapte de un litru → lapte = 2x1 l
    o sticlă de apă de doi litri → apă = 2 l
    suc de mere → suc de mere
    pâine cu cartofi → pâine cu cartofi
    pizza 4 brânzeturi → pizza 4 brânzeturi
    ardei roșii → ardei roșii
  `,
  'corrections of an item': `
    lapte, nu, iaurt → iaurt
    două pâini, nu, trei pâini → pâini = 3
    două pâini, nu, trei → pâini = 3
    două pâini, ba nu, trei, și un lapte → pâini = 3 | lapte
  `,
}
