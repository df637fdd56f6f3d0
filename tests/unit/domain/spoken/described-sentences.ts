/** Sentences with a note, a store or a price; items as in the tables of typed text. */
export const describedSentences = `
    lapte cel cu capac verde și pâine → lapte = 1 st, notă: cel cu capac verde | pâine = 1 st
    lapte notă pentru piure → lapte = 1 st, notă: pentru piure
    Vreau lapte, cel cu capac verde, și două pâini. → lapte = 1 st, notă: cel cu capac verde | pâini = 2 st
    două kile de roșii, cele mai coapte, și un pepene → roșii = 2 kg, notă: cele mai coapte | pepene = 1 st
    cartofi, notă pentru piure, ceapă → cartofi = 1 st, notă: pentru piure | ceapă = 1 st
    cartofi notă: pentru piure → cartofi = 1 st, notă: pentru piure
    iaurt ăla mic și unt → iaurt = 1 st, notă: ăla mic | unt = 1 st
    avocado, să fie coapte → avocado = 1 st, notă: să fie coapte
    pâine fără gluten și lapte → pâine fără gluten = 1 st | lapte = 1 st
    lapte, cele două pâini → lapte = 1 st | cele = 1 st | pâini = 2 st
    lapte, nu, iaurt → iaurt = 1 st
    trei mere, dar nu verzi → mere = 3 st, notă: dar nu verzi
    de la piață: roșii, castraveți → roșii = 1 st, la piața | castraveți = 1 st, la piața
    de la piață roșii → roșii = 1 st, la piața
    De la piață roșii, castraveți și un kil de ardei. → roșii = 1 st, la piața | castraveți = 1 st, la piața | ardei = 1 kg, la piața
    de la Lidl lapte și pâine → lapte = 1 st, la Lidl | pâine = 1 st, la Lidl
    De la Kaufland: lapte, pâine → lapte = 1 st, la Kaufland | pâine = 1 st, la Kaufland
    Vreau de la Lidl două pâini → pâini = 2 st, la Lidl
    două kile de roșii de la piață și lapte de la Mega Image → roșii = 2 kg, la piața | lapte = 1 st, la Mega Image
    roșii din piață și lapte → roșii = 1 st, la piața | lapte = 1 st
    lapte și pâine de la brutărie → lapte = 1 st | pâine = 1 st, la brutăria
    roșii, de la piață → roșii = 1 st, la piața
    Roșii de la piață. Aspirină de la farmacie. → Roșii = 1 st, la piața | Aspirină = 1 st, la farmacia
    brânză de la țară și ouă → brânză de la țară = 1 st | ouă = 1 st
    lapte șapte lei și patruzeci și nouă de bani → lapte = 1 st, 749 bani
    lapte șapte lei și patruzeci și nouă de bani și pâine cinci lei → lapte = 1 st, 749 bani | pâine = 1 st, 500 bani
    lapte șapte cu patruzeci și nouă de lei → lapte = 1 st, 749 bani
    ouă zece cu douăsprezece lei → ouă = 10 st, 120 bani
    lapte cinci lei pâine trei lei → lapte = 1 st, 500 bani | pâine = 1 st, 300 bani
    pâine la cinci lei, lapte la șapte lei → pâine = 1 st, 500 bani | lapte = 1 st, 700 bani
    două kile de roșii, zece lei → roșii = 2 kg, 1000 bani
    roșii opt lei kilul și doi pepeni → roșii = 1 kg, 800 bani | pepeni = 2 st
    trei kile de mere patru lei kilogramul → mere = 3 kg, 1200 bani
    șase ouă doisprezece lei → ouă = 6 st, 200 bani
    un covrig cincizeci de bani → covrig = 1 st, 50 bani
    lapte unu virgulă cinci litri șapte virgulă cinci lei → lapte = 1.5 l, 750 bani
    lapte 7,49 lei și pâine 5 lei → lapte = 1 st, 749 bani | pâine = 1 st, 500 bani
    brânză două sute de grame doisprezece lei de la piață cea sărată → brânză = 200 g, 1200 bani, la piața, notă: cea sărată
    lapte de la Lidl șapte lei → lapte = 1 st, 700 bani, la Lidl
    roșii șapte lei nouăzeci și nouă, pâine → roșii = 1 st, 799 bani | pâine = 1 st
    pâine cinci lei zece ouă → pâine = 1 st, 500 bani | ouă = 10 st
    lapte șapte virgulă patruzeci și nouă de lei → lapte = 1 st, 749 bani
    lapte, șapte lei și patruzeci și nouă de bani, pâine → lapte = 1 st, 749 bani | pâine = 1 st
    lapte zece lei, nu, doisprezece lei → lapte = 1 st, 1200 bani
    trei roșii, opt lei kilul → roșii 8 lei/kg = 3 st
    pune lapte cu notă pentru clătite → lapte = 1 st, notă: pentru clătite
    banane dar să nu fie prea coapte → banane = 1 st, notă: dar să nu fie prea coapte
    mergi la Lidl și ia lapte → lapte = 1 st, la Lidl
    avocado, nu prea tari → avocado = 1 st, notă: nu prea tari
    lapte trei lei nouăzeci și nouă la lidl → lapte = 1 st, 399 bani, la Lidl
    lapte șapte lei cincizeci de la lidl și pâine → lapte = 1 st, 750 bani, la Lidl | pâine = 1 st
    covrig doi lei zece și lapte → covrig = 1 st, 210 bani | lapte = 1 st
    roșii șapte lei cincizeci kilul → roșii = 1 kg, 750 bani
    două kile de roșii șapte lei cincizeci kilul → roșii = 2 kg, 1500 bani
    două kile de roșii cu șapte lei cincizeci pe kil → roșii = 2 kg, 1500 bani
    roșii la opt lei douăzeci și cinci kilogramul de la piață → roșii = 1 kg, 825 bani, la piața
    ouă zece bucăți un leu douăzeci bucata → ouă = 10 buc, 120 bani
    șase doze de bere trei lei nouăzeci și nouă bucata → bere = 6 doză, 399 bani
    trei iaurturi doi lei cincizeci fiecare și o pâine → iaurturi = 3 st, 250 bani | pâine = 1 st
    două sticle de ulei nouă lei nouăzeci sticla → ulei = 2 sticlă, 990 bani
    pâine cinci lei douăzeci de ouă → pâine = 1 st, 500 bani | ouă = 20 st
    pâine cinci lei zece doze de bere → pâine = 1 st, 500 bani | bere = 10 doză
    ouă cinci lei zece bucăți → ouă = 10 buc, 500 bani
    suport sub oală → suport sub oală = 1 st
    douăzeci și cinci de lei → lei = 25 st
    bani de școală → bani de școală = 1 st
`
