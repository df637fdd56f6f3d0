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
  'diseara musafiri musafirii prieteni prietenii bunicii parintii nasii copii copiii nepotii mama tata ' +
  'min minute ore h jumatate juma sfert imediat repede incolo devreme dupa peste spre inapoi inca deja abia doar aici acolo prin'

/** Words that are products as well, but not in talk. Folded. */
export const silentWords = 'cel mai mea lista magazin apropiat ora acasa'

/** Verbs and pronouns of sentences that tell something: "banii sunt pe frigider". Folded. */
export const tellingWords =
  'sunt suntem sunteti este e esti era eram iti imi ma te ne mi-e ti-e ni-e l-am le-am v-am ti-am mi-am i-am s-a s-au dau dai dam ' +
  'las lasam astept asteapta duc duci ducem plec pleci plecam ajung ajungi ajunge ajungem trec treci trecem vii vine veniti ' +
  'venim vorbim vedem suna suni scriu scrie spun spune zic zis stiu stii stiti crezi cred pot poti vrei vreti merg mergi ' +
  'mergem fac faci facem gatesc gatim intorc intorci grabi grabesti'

/** Forms of verbs behind "am" or "ai": "am uitat". Folded. */
export const toldForms =
  'apucat uitat ajuns plecat intarziat venit fost luat lasat facut inteles dormit iesit vorbit sunat scris trimis zis spus pus ' +
  'terminat cumparat notat'

/** Further words of sentences that tell something, which name nothing to buy. Folded. */
export const toldWords =
  'banii bani restul frigider dulap hol masa baie bucatarie casa gradina intrebari sedinta lista listele birou munca serviciu ' +
  'scoala gradinita doctor musafiri musafirii prieteni prietenii parinti parintii copii copiii vecini vecinii bunici bunicii nepotii ' +
  'racit racita bolnav bolnava obosit obosita iesi n-am n-avem nimic sanatos sanatosi cuminte cuminti drum ' +
  'trafic acolo aici jos sus inapoi dimineata seara pranz cina sambata duminica luni marti miercuri joi vineri azi maine ' +
  'diseara weekend toata ziua ora minute min imediat devreme mine voi el ei lor lui sa-ti sa-mi sa-i nu-i n-am nici doar numai ' +
  'vreme timp treaba le o i'

/** Endearments and persons by which a message calls somebody. Folded. */
export const calledWords =
  'iubi iubire puiule scumpo scumpule scumpa scumpete dragul draga dragii iubitul iubita mami tati mamica taticule bunico sefu ' +
  'frate fetelor baieti'

/** Words that begin a reason: "că s-a terminat". By comma, folded. */
export const reasonOpenings = 'ca, fiindca, deoarece, caci, pentru ca, pt ca, ptr ca'
