/** Words that begin a question. Folded. */
export const questionWords = 'ce cine cui cand unde cum cat cata cati cate'

/** Actions of a question behind such a word, or at its beginning: "ce mai trebuie?", "avem ouă?". Folded. */
export const questionActions =
  'e este sunt era a se luam am ai are avem aveti au mai trebuie lipseste costa face fac faci facem merge mergem vine vii veniti ' +
  'zice ziceai zici spui spune stie stii crezi luat cumparat pus adus ora pret ramas gasesc gasim'

/** Actions and words of sentences that name nothing to buy: "mă gândesc", "ne vedem diseară". Folded. */
export const talkWords =
  'terminat toate goleste goliti golim gandesc gandim gandeste inchide inchid deschide deschid auzi aud auziti asculti vedem vorbim vorbesc sun sunati abonati ' +
  'aboneaza vizionare vizionat urmarit urmariti canal subtitrare subtitrari like share clopotel video videoclip ' +
  'proba test zic ziceam zici spun stiu vin vine vii ajung ajunge plec pleaca intarzii astept asteptati grabesc ' +
  'repede dimineata seara noapte multumesc multumim citeste citesti arata afiseaza microfon merge functioneaza sfarsit ' +
  'pa revedere salut buna servus suna sunat telefonul cineva inapoi pup pupici'

/** Actions that a question with a question mark may begin with: "avem ouă?". Folded. */
export const askingActions =
  'e este sunt am ai are avem aveti au mai trebuie luam luati iei cumparam mergem vine vii vreti vrei stie stii costa ' +
  'lipseste'

/** Verbs of a text that tells what somebody does: "ajung în 20 min". Folded. */
export const newsVerbs =
  'ajung ajungem vin venim plec plecam sunt suntem intarzii intarziem astept asteptam revin revenim trec trecem merg mergem ' +
  'urc cobor ies intru stau conduc'

/** Places and times in it. Folded. */
export const newsWords =
  'masina trafic birou serviciu munca lucru oras scoala gradinita doctor sala parcare coada casa lift autobuz metrou tren ' +
  'min minute ore h jumatate juma sfert imediat repede incolo devreme dupa peste spre inapoi inca deja abia doar aici acolo prin'

/** Words that are products as well, but not in talk. Folded. */
export const silentWords = 'cel mai mea lista magazin apropiat ora acasa'
