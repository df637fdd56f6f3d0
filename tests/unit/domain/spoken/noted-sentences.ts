/** Sentences with a note that neither a comma nor a word introduces. Items as in the tables of typed text. */
export const notedSentences: Readonly<Record<string, string>> = {
  'a note that nothing opens': `
    iaurt ăla mare → iaurt = 1 st, notă: ăla mare
    brânză din aia sărată → brânză = 1 st, notă: din aia sărată
    brânză de aia sărată și lapte → brânză = 1 st, notă: de aia sărată | lapte = 1 st
    brânză d-aia sărată → brânză = 1 st, notă: d-aia sărată
    iaurt de-ăla mic → iaurt = 1 st, notă: de-ăla mic
    lapte cel cu capac verde de la lidl → lapte = 1 st, la Lidl, notă: cel cu capac verde
    roșii mai coapte → roșii = 1 st, notă: mai coapte
    două kile de roșii mai coapte și pâine → roșii = 2 kg, notă: mai coapte | pâine = 1 st
    roșii mai coapte castraveți → roșii = 1 st, notă: mai coapte | castraveți = 1 st
    roșii mai coapte două kile → roșii = 2 kg, notă: mai coapte
    roșii mai coapte de la piață → roșii = 1 st, la piața, notă: mai coapte
    roșii mai coapte opt lei → roșii = 1 st, 800 bani, notă: mai coapte
    roșii mai coapte și mai mari → roșii = 1 st, notă: mai coapte și mai mari
    banane nu foarte verzi → banane = 1 st, notă: nu foarte verzi
    banane nu foarte verzi și lapte → banane = 1 st, notă: nu foarte verzi | lapte = 1 st
    banane nu prea coapte două kile → banane = 2 kg, notă: nu prea coapte
    pâine mai neagră → pâine = 1 st, notă: mai neagră
    pâine bine coaptă → pâine = 1 st, notă: bine coaptă
    avocado foarte copt → avocado = 1 st, notă: foarte copt
    pepene cât mai mare → pepene = 1 st, notă: cât mai mare
    castraveți mai mici → castraveți = 1 st, notă: mai mici
    carne de vită mai slabă → carne de vită = 1 st, notă: mai slabă
    brânză puțin mai sărată → brânză = 1 st, notă: puțin mai sărată
    vin ceva mai dulce → vin = 1 st, notă: ceva mai dulce
    mere nici prea verzi nici prea coapte → mere = 1 st, notă: nici prea verzi nici prea coapte
    cafea dacă e la ofertă → cafea = 1 st, notă: dacă e la ofertă
    cafea dacă e la ofertă și zahăr → cafea = 1 st, notă: dacă e la ofertă | zahăr = 1 st
    căpșuni dacă sunt frumoase → căpșuni = 1 st, notă: dacă sunt frumoase
    zmeură dacă nu e scumpă și lapte → zmeură = 1 st, notă: dacă nu e scumpă | lapte = 1 st
    lapte dacă au → lapte = 1 st
    ulei la ofertă → ulei = 1 st, notă: la ofertă
    detergent la reducere și pâine → detergent = 1 st, notă: la reducere | pâine = 1 st
    iaurt care e la ofertă → iaurt = 1 st, notă: care e la ofertă
    brânză care să nu fie sărată → brânză = 1 st, notă: care să nu fie sărată
    pește ce găsești → pește = 1 st, notă: ce găsești
    biscuiți de care au → biscuiți = 1 st, notă: de care au
    tort pentru sâmbătă → tort = 1 st, notă: pentru sâmbătă
    pâine pentru mâine și lapte → pâine = 1 st, notă: pentru mâine | lapte = 1 st
    lapte ca de obicei → lapte = 1 st, notă: ca de obicei
    cartofi mai mari pentru cuptor → cartofi = 1 st, notă: mai mari pentru cuptor
  `,
  'a name of several words': `
    ulei de măsline → ulei de măsline = 1 st
    lapte de cocos → lapte de cocos = 1 st
    brânză de vaci → brânză de vaci = 1 st
    pâine neagră → pâine neagră = 1 st
    roșii coapte → roșii coapte = 1 st
    ouă mari → ouă mari = 1 st
    iaurt mic și lapte gras → iaurt mic = 1 st | lapte gras = 1 st
    ceapă verde două legături → ceapă verde = 2 legătură
    cartofi noi → cartofi noi = 1 st
    cartofi pentru salată → cartofi pentru salată = 1 st
    cereale pentru copii → cereale pentru copii = 1 st
    iaurt cu fructe → iaurt cu fructe = 1 st
    bere la doză → bere la doză = 1 st
    vin alb sec → vin alb sec = 1 st
    salam feliat → salam feliat = 1 st
    lapte mai pune ouă → lapte = 1 st | ouă = 1 st
    lapte mai vreau două pâini → lapte = 1 st | pâini = 2 st
    șervețele bine și gata → șervețele = 1 st
  `,
}
