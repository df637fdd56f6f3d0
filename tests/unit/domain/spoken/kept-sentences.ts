/** Sentences in which nothing that is named may be lost; items as in the tables of typed text. */
export const keptSentences: Readonly<Record<string, string>> = {
  'conditions and stores': `
    dacă poți ia lapte de la Lidl și ouă → lapte = 1 st, la Lidl | ouă = 1 st
    ia pâine dacă treci pe la Mega și niște lapte → pâine = 1 st, la Mega Image, notă: dacă treci pe | lapte = 1 st
    când vii, ia lapte, pâine, ouă → lapte = 1 st | pâine = 1 st | ouă = 1 st
    dacă e deschis ia o pâine de la Lidl și un iaurt → pâine = 1 st, la Lidl | iaurt = 1 st
  `,
  'things that are there already': `
    trebuie lapte pâine și unt, mai avem ouă dar ia și smântână → lapte = 1 st | pâine = 1 st | unt = 1 st | smântână = 1 st
    lapte, ouă, pâine dar mai trebuie și margarină → lapte = 1 st | ouă = 1 st | pâine = 1 st | margarină = 1 st
    cumpără roșii dacă mai sunt la piață dar să fie coapte → roșii = 1 st, notă: dacă mai sunt la piață dar să fie coapte
  `,
  'words that often tell a reason': `
    vin musafiri ia chipsuri și bere deci și pahare → chipsuri = 1 st | bere = 1 st | pahare = 1 st
    facem grătar, iau mici, cârnați și muștar, așa că mai trebuie cărbuni → mici = 1 st | cârnați = 1 st | muștar = 1 st | cărbuni = 1 st
    mâine e școală, ia caiete și pixuri, deci ne mai trebuie un ghiozdan → caiete = 1 st | pixuri = 1 st | ghiozdan = 1 st
    am făcut lista lapte pâine deci și ouă → am făcut lista lapte pâine = 1 st | ouă = 1 st
    vin musafiri ia Fanta și Sprite și mai vreau și pahare → Fanta = 1 st | Sprite = 1 st | pahare = 1 st
    lapte pâine și copilul are nevoie de acuarele → lapte = 1 st | pâine = 1 st | copilul are nevoie de acuarele = 1 st
    ia mâncare de pisici și câinele are nevoie de lesă → mâncare de pisici = 1 st | câinele are nevoie de lesă = 1 st
  `,
  'causes behind a thing': `
    adaugă lapte că nu mai avem adaugă ouă → lapte = 1 st | ouă = 1 st
    ia lapte că nu mai e ia pâine → lapte = 1 st | pâine = 1 st
    pune ouă că fac chec pune făină pune zahăr → ouă = 1 st | făină = 1 st | zahăr = 1 st
    cafea că s-a terminat zahăr unt → cafea = 1 st | zahăr = 1 st | unt = 1 st
    cumpără lapte că vine bunica ouă și făină → lapte = 1 st | bunica ouă = 1 st | făină = 1 st
    o pâine că nu mai avem doi litri de lapte → pâine = 1 st | lapte = 2 l
    ia bere că vine Ionuț și Coca Cola → bere = 1 st | Coca Cola = 1 st
    pâine, am uitat că trebuie lapte → pâine = 1 st | lapte = 1 st
    pâine și nu uita că nu mai avem sare → pâine = 1 st | sare = 1 st
    ia pâine și ține minte că ne trebuie apă → pâine = 1 st | apă = 1 st
    lapte, mi-a zis mama că trebuie ouă → lapte = 1 st | ouă = 1 st
  `,
  'what is pointed at': `
    lapte din ăla ouă pâine → lapte din ăla = 1 st | ouă = 1 st | pâine = 1 st
    mere din alea roșii și pere → mere = 1 st, notă: din alea roșii | pere = 1 st
  `,
  'amounts of each': `
    lapte, pâine, mere și pere câte un kil → lapte = 1 st | pâine = 1 st | mere = 1 kg | pere = 1 kg
    câte două iaurturi pentru copii, pâine și lapte → iaurturi pentru copii = 2 st | pâine = 1 st | lapte = 1 st
    iaurturi câte două de fiecare și pâine → iaurturi = 2 st | pâine = 1 st
    lapte un litru două sute de grame de șuncă → lapte = 1 l | șuncă = 200 g
    ulei un litru două sute de unt și pâine → ulei = 1 l | unt = 200 g | pâine = 1 st
    două pâini, una albă și una neagră → pâini albă = 1 st | pâini neagră = 1 st
    două iaurturi mari și unul mic → iaurturi mari = 2 st | iaurturi mic = 1 st
  `,
  'purposes and places': `
    lapte doi litri pentru micul dejun → lapte = 2 l, notă: pentru micul dejun
    carne un kil pentru ciorba de perișoare → carne = 1 kg, notă: pentru ciorba de perișoare
    zahăr un kil pentru dulceață de căpșuni și ouă → zahăr = 1 kg, notă: pentru dulceață de căpșuni | ouă = 1 st
    cartofi trei kile pentru piure ceapă un kil → cartofi = 3 kg, notă: pentru piure | ceapă = 1 kg
    papuci de purtat în casă → papuci de purtat în casă = 1 st
    covrigi pentru acasă → covrigi pentru acasă = 1 st
    Lapte, ouă. Toate de la Lidl. → Lapte = 1 st, la Lidl | ouă = 1 st, la Lidl
    o pizza pentru toți de la birou → pizza pentru toți de la birou = 1 st
    pâine, lapte și lui Matei îi trebuie pixuri → pâine = 1 st | lapte = 1 st | lui Matei îi trebuie pixuri = 1 st
    varză și tot ce ne trebuie pentru sarmale → varză = 1 st
  `,
}
