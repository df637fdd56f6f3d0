/**
 * Sentences of people who correct themselves, with the commas of one engine and without those of another. Items as in the
 * tables of typed text, empty for none.
 */
export const correctedSentences: Readonly<Record<string, string>> = {
  'another thing': `
    lapte, ba nu, iaurt → iaurt = 1 st
    lapte ba nu iaurt → iaurt = 1 st
    Lapte, ba nu, iaurt. → iaurt = 1 st
    lapte nu iaurt → iaurt = 1 st
    lapte nu nu iaurt → iaurt = 1 st
    lapte ba iaurt → iaurt = 1 st
    pâine lapte ba nu iaurt ouă → pâine = 1 st | iaurt = 1 st | ouă = 1 st
    pâine și lapte ba nu iaurt și ouă → pâine = 1 st | iaurt = 1 st | ouă = 1 st
    lapte mă rog kefir → kefir = 1 st
    lapte, mă rog, kefir → kefir = 1 st
    lapte adică iaurt → iaurt = 1 st
    unt adică margarină și pâine → margarină = 1 st | pâine = 1 st
    lapte vreau să zic iaurt → iaurt = 1 st
    lapte, voiam să zic iaurt → iaurt = 1 st
    lapte am vrut să zic smântână → smântână = 1 st
    lapte pardon iaurt → iaurt = 1 st
    mere scuze pere → pere = 1 st
    lapte nu scuze iaurt → iaurt = 1 st
    lapte am greșit iaurt → iaurt = 1 st
    cartofi de fapt morcovi → morcovi = 1 st
    cartofi de fapt nu morcovi → morcovi = 1 st
    lapte sau mai bine iaurt → iaurt = 1 st
    lapte mai bine kefir → kefir = 1 st
    bere mai degrabă vin → vin = 1 st
    lapte stai nu iaurt → iaurt = 1 st
    lapte nu stai iaurt → iaurt = 1 st
    lapte sau nu iaurt → iaurt = 1 st
    lapte a nu iaurt → iaurt = 1 st
    lapte ah nu iaurt → iaurt = 1 st
    Lapte. Ba nu, iaurt. → iaurt = 1 st
    lapte ba nu vreau iaurt → iaurt = 1 st
    lapte ba nu pune iaurt → iaurt = 1 st
    vreau lapte ba nu mai bine iaurt → iaurt = 1 st
    lapte ba nu iaurt ba nu kefir → kefir = 1 st
    lapte ba nu iaurt și pâine ba nu lipie → iaurt = 1 st | lipie = 1 st
    detergent de vase ba nu detergent de rufe → detergent de rufe = 1 st
    pui ba nu curcan → curcan = 1 st
    ceapă ba nu usturoi mărar → usturoi = 1 st | mărar = 1 st
    șampon ăăă ba nu balsam → balsam = 1 st
  `,
  'another thing, and the amount stays': `
    doi litri de lapte ba nu iaurt → iaurt = 2 l
    două kile de cartofi ba nu de morcovi → morcovi = 2 kg
    trei beri ba nu sucuri → sucuri = 3 st
    două pachete de unt, ba nu, margarină → margarină = 2 pachet
    două pâini ba nu o lipie → lipie = 1 st
    doi litri de lapte ba nu trei iaurturi → iaurturi = 3 st
  `,
  'another amount': `
    doi litri de lapte, nu, trei litri → lapte = 3 l
    doi litri de lapte nu trei litri → lapte = 3 l
    doi litri de lapte nu trei → lapte = 3 l
    doi litri de lapte ba nu trei litri de lapte → lapte = 3 l
    un litru de lapte nu doi litri de lapte → lapte = 2 l
    două pâini de fapt trei pâini → pâini = 3 st
    două pâini ba nu trei → pâini = 3 st
    două pâini adică trei și lapte → pâini = 3 st | lapte = 1 st
    zece ouă mai bine douăzeci → ouă = 20 st
    trei sute de grame de șuncă ba nu două sute → șuncă = 200 g
    trei sute de grame de șuncă ba nu jumătate de kil → șuncă = 0.5 kg
    ouă zece nu douăsprezece → ouă = 12 st
    cartofi două kile ba nu trei kile ceapă un kil → cartofi = 3 kg | ceapă = 1 kg
    doi litri ba nu trei litri de lapte → lapte = 3 l
    doi ba nu trei litri de lapte → lapte = 3 l
    două nu trei pâini → pâini = 3 st
    două, nu, trei pâini → pâini = 3 st
    un kil adică două kile de mere → mere = 2 kg
    doi litri de lapte, nu doi litri, trei → lapte = 3 l
    doi litri de lapte nu doi litri trei → lapte = 3 l
    lapte doi litri nu doi trei → lapte = 3 l
    un lapte scuze doi → lapte = 2 st
    o pâine mă rog două pâini → pâini = 2 st
    pâine și doi ba nu trei litri de lapte → pâine = 1 st | lapte = 3 l
  `,
  'another kind, store or note': `
    carne de porc ba nu de vită → carne de vită = 1 st
    un kil de carne de porc, ba nu, de vită → carne de vită = 1 kg
    suc de mere adică de portocale → suc de portocale = 1 st
    iaurt cu căpșuni ba nu cu vișine → iaurt cu vișine = 1 st
    ulei de floarea soarelui de fapt de măsline și unt → ulei de măsline = 1 st | unt = 1 st
    pâine albă ba nu neagră → pâine neagră = 1 st
    două pâini albe ba nu negre → pâini negre = 2 st
    pâine albă ba nu neagră două bucăți → pâine neagră = 2 buc
    apă plată ba nu minerală → apă minerală = 1 st
    vin alb nu scuze roșu → vin roșu = 1 st
    lapte de la lidl ba nu de la kaufland → lapte = 1 st, la Kaufland
    lapte de la Lidl, ba nu, de la Mega Image, și pâine → lapte = 1 st, la Mega Image | pâine = 1 st
    lapte cel cu capac verde ba nu cel cu capac roșu → lapte = 1 st, notă: cel cu capac roșu
    lapte adică cel cu capac verde → lapte = 1 st, notă: cel cu capac verde
    lapte zece lei ba nu doisprezece lei → lapte = 1 st, 1200 bani
    pâine cinci lei, nu, șase lei, și lapte → pâine = 1 st, 600 bani | lapte = 1 st
  `,
  'something is taken back': `
    pâine și lapte, ba nu, fără lapte → pâine = 1 st
    pâine și lapte ba nu fără lapte → pâine = 1 st
    lapte și pâine ba nu fără lapte → pâine = 1 st
    lapte pâine ouă de fapt fără pâine → lapte = 1 st | ouă = 1 st
    lapte și pâine nu mai vreau lapte → pâine = 1 st
    lapte, pâine, nu mai trebuie pâine, ouă → lapte = 1 st | ouă = 1 st
    lapte pâine lasă pâinea → lapte = 1 st
    două kile de mere și lapte ba nu lasă merele → lapte = 1 st
    lapte și pâine, nu lapte, iaurt → pâine = 1 st | iaurt = 1 st
    lapte, stai, nu lapte, smântână → smântână = 1 st
    lapte stai nu lapte smântână → smântână = 1 st
    stai, nu lapte, smântână → smântână = 1 st
    stai nu lapte smântână și pâine → smântână = 1 st | pâine = 1 st
    iaurt cu zahăr ba nu fără zahăr → iaurt fără zahăr = 1 st
  `,
  'no correction': `
    lapte fără lactoză → lapte fără lactoză = 1 st
    pâine și lapte fără lactoză → pâine = 1 st | lapte fără lactoză = 1 st
    iaurt nu prea gras → iaurt = 1 st, notă: nu prea gras
    iaurt, nu prea gras → iaurt = 1 st, notă: nu prea gras
    biscuiți de post, nu de dulce → biscuiți de post = 1 st, notă: nu de dulce
    biscuiți de post nu de dulce → biscuiți de post = 1 st, notă: nu de dulce
    roșii, dar nu cherry → roșii = 1 st, notă: dar nu cherry
    roșii dar nu cherry → roșii = 1 st, notă: dar nu cherry
    roșii nu cherry → roșii = 1 st, notă: nu cherry
    roșii nu cherry și castraveți → roșii = 1 st, notă: nu cherry | castraveți = 1 st
    carne de porc, nu de vită → carne de porc = 1 st, notă: nu de vită
    ulei nu de măsline → ulei = 1 st, notă: nu de măsline
    iaurt nu cel mare → iaurt = 1 st, notă: nu cel mare
    brânză nu sărată și smântână → brânză = 1 st, notă: nu sărată | smântână = 1 st
    pâine nu feliată → pâine = 1 st, notă: nu feliată
    castraveți să nu fie mari → castraveți = 1 st, notă: să nu fie mari
    lapte nu uita pâinea → lapte = 1 st | pâinea = 1 st
    lapte nu mai avem ouă → lapte = 1 st | ouă = 1 st
    nu mai avem lapte → lapte = 1 st
    nu știu lapte → lapte = 1 st
    lapte ba mai pune și ouă → lapte = 1 st | ouă = 1 st
    lapte de fapt și pâine → lapte = 1 st | pâine = 1 st
    lapte ba da și pâine → lapte = 1 st | pâine = 1 st
    lapte sau iaurt → lapte sau iaurt = 1 st
    lapte stai pâine → lapte = 1 st | pâine = 1 st
    Nu, lapte și pâine. → lapte = 1 st | pâine = 1 st
    lapte ba nu → lapte = 1 st
    nu →
    nu. →
    adică lapte → lapte = 1 st
    te rog lapte → lapte = 1 st
    brânză vaca care râde → brânză vaca care râde = 1 st
  `,
}
