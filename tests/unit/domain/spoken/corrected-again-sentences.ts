/** Corrections and notes, written after the rules for `correctedSentences` and `notedSentences`. */
export const moreCorrectedSentences = `
    vreau două pâini și un lapte ba nu două lapte → pâini = 2 st | lapte = 2 st
    un kil de roșii nu două kile de roșii → roșii = 2 kg
    roșii un kil nu două → roșii = 2 kg
    portocale ba nu mandarine un kil → mandarine = 1 kg
    pune zahăr nu pune făină → făină = 1 st
    șase ouă stai zece ouă → ouă = 10 st
    cafea scuze ceai verde → ceai verde = 1 st
    unt de arahide ba nu unt → unt = 1 st
    hârtie igienică ba nu șervețele umede și săpun → șervețele umede = 1 st | săpun = 1 st
    scutece mărimea patru ba nu mărimea cinci → scutece mărimea 5 = 1 st
    o sută de grame de șuncă nu stai două sute de grame → șuncă = 200 g
    jumătate de kil de telemea adică un kil → telemea = 1 kg
    piept de pui ba nu pulpe de pui → pulpe de pui = 1 st
    piept de pui ba nu de curcan → piept de curcan = 1 st
    apă minerală nu apă plată → apă plată = 1 st
    adaugă lapte pâine nu scuze lipie și ouă → lapte = 1 st | lipie = 1 st | ouă = 1 st
    mere ionatan ba nu golden → mere golden = 1 st
    lapte de la piață de fapt de la lidl și unt → lapte = 1 st, la Lidl | unt = 1 st
    bere fără alcool ba nu cu alcool → bere cu alcool = 1 st
    zece ouă nu mai trebuie ouă → 
    cartofi morcovi ceapă lasă ceapa → cartofi = 1 st | morcovi = 1 st
    ciocolată cu alune nu cu stafide → ciocolată cu alune = 1 st, notă: nu cu stafide
    lămâi să fie zemoase nu mici → lămâi = 1 st, notă: să fie zemoase nu mici
    hai că nu mai avem ulei și oțet → ulei = 1 st | oțet = 1 st
    banane nu știu cam un kil → banane = 1 kg
    nu uita de lapte → lapte = 1 st
    lapte ăla la cutie → lapte = 1 st, notă: ăla la cutie
    iaurt din ăla grecesc două bucăți → iaurt = 2 buc, notă: din ăla grecesc
    pâine din aia cu semințe și unt → pâine = 1 st, notă: din aia cu semințe | unt = 1 st
    cașcaval de ăla afumat de la lidl → cașcaval = 1 st, la Lidl, notă: de ăla afumat
    trei avocado bine coapte → avocado = 3 st, notă: bine coapte
    castraveți mici → castraveți mici = 1 st
    castraveți mai micuți pentru murat → castraveți = 1 st, notă: mai micuți pentru murat
    kiwi nu prea tare și pere mai tari → kiwi = 1 st, notă: nu prea tare | pere = 1 st, notă: mai tari
    carne tocată nu foarte grasă un kil → carne tocată = 1 kg, notă: nu foarte grasă
    roșii dacă sunt ieftine două kile → roșii = 2 kg, notă: dacă sunt ieftine
    vin roșu ceva mai bun → vin roșu = 1 st, notă: ceva mai bun
    detergent cel mai ieftin → detergent = 1 st, notă: cel mai ieftin
    pepene cât mai copt și struguri fără sâmburi → pepene = 1 st, notă: cât mai copt | struguri fără sâmburi = 1 st
    ciocolată neagră → ciocolată neagră = 1 st
    ouă mărimea l → ouă = 1 st, notă: mărimea l
    pâine proaspătă pentru duminică → pâine proaspătă = 1 st, notă: pentru duminică
    ulei de floarea soarelui la promoție doi litri → ulei de floarea soarelui = 2 l, notă: la promoție
    apă de gură → apă de gură = 1 st
    unt gras mai moale → unt gras = 1 st, notă: mai moale
`
