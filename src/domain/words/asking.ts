/** Phrases before an item of a written text that ask for it: "mai trebuie ulei". By comma, folded. */
export const askingPhrases =
  'adauga, adaugati, mai adauga, pune, puneti, mai pune, ia, iei, luati, mai ia, mai iei, cumpara, cumparati, mai cumpara, ' +
  'adu, aduceti, mai adu, vreau, vrem, mai vreau, mai vrem, doresc, trebuie, mai trebuie, imi trebuie, imi mai trebuie, ' +
  'ne trebuie, ne mai trebuie, ar trebui, ar mai trebui, mi-ar trebui, ne-ar trebui, mi-ar mai trebui, ne-ar mai trebui, ' +
  'trebuie luat, trebuie luate, trebuie cumparat, trebuie cumparate, trebuie sa luam, trebuie sa iau, trebuie sa iei, ' +
  'trebuie sa cumperi, trebuie sa cumparam, sa iei, sa mai iei, sa luati, sa luam, sa mai luam, sa cumperi, sa cumparam, ' +
  'sa aduci, sa pui, as vrea, as mai vrea, am vrea, am mai vrea, as dori, as lua, as mai lua, am mai lua, ' +
  'am nevoie de, avem nevoie de, mai am nevoie de, mai avem nevoie de, e nevoie de, este nevoie de, mai e nevoie de, ' +
  'sa nu uiti, sa nu uit, sa nu uitam, sa nu uitati, sa nu uiti de, sa nu uitam de, nu uita, nu uitati, nu uita de, ' +
  'nu mai avem, nu mai am, s-a terminat, s-au terminat, mi s-a terminat, ni s-a terminat, ni s-au terminat, ' +
  'poti sa iei, poti sa cumperi, poti lua, poti cumpara, poti sa aduci, puteti sa luati, hai sa luam, ' +
  'sa-mi iei, sa-mi aduci, sa-mi cumperi, sa ne iei, sa ne aduci, sa-ti iei, ia-mi, ia-ne, ia-ti, adu-mi, adu-ne, cumpara-mi, pune-mi, ' +
  'sa imi iei, sa imi aduci, sa imi cumperi, sa imi luati, sa-mi luati, mie sa-mi iei, mie sa imi luati, noua ne trebuie, noua ne mai trebuie, ' +
  'atunci ia, atunci mai ia, pls ia, pls iei, pls, plz, eu zic, eu vreau, eu as vrea, eu as lua, deci, asa ca, ' +
  'te rog, va rog, te rog frumos, va rog frumos, te rog sa iei, te rog sa cumperi, te rog sa aduci, ' +
  'mai lua, mai luati, vezi ca nu mai avem, vezi ca nu mai e, vezi ca s-a terminat, vezi ca s-au terminat, vezi ca trebuie, ' +
  'de cumparat, de luat, pe lista, inca, dar si, dar ia, dar mai ia, ' +
  'salut, servus, hei, hey, buna ziua, buna dimineata, buna seara, buna ia, buna iei, buna te rog, buna sa iei, buna poti sa iei'

/** Words that stand only between such a phrase and the item: "să iei și niște mere". Folded. */
export const askingFurther = 'si mai inca niste tu mie si-mi pe lista va te rog si'

/** Beginnings of a sentence that passes a wish on: "a zis mama să luăm". By comma, folded. */
export const reportingPhrases =
  'a zis, a spus, mi-a zis, mi-a spus, ne-a zis, zice, zic, eu zic, cand, daca, vezi, uite'
/** Words behind a person at the beginning: "mama a zis să luăm". By comma, folded. */
export const passingPhrases =
  'a zis, a spus, mi-a zis, mi-a spus, ne-a zis, ne-a spus, a scris, mi-a scris, a rugat, m-a rugat, ne-a rugat, a cerut, ' +
  'zice, spune, cere, roaga, ma roaga, te roaga, vrea'
/** Persons whose wishes are passed on, with frequent names. Folded. */
export const persons =
  'mama mami tata tati sotul sotia barbatul nevasta bunica bunicul soacra socrul sora fratele fata baiatul copilul copiii fiul fiica ' +
  'vecina vecinul nasa nasul colega colegul prietena prietenul iubita iubitul doctorul doamna domnul educatoarea invatatoarea invatatoare profesoara diriginta el ea ' +
  'maria ana ana-maria andrei andreea ion ioana elena mihai mihaela alexandra alexandru cristina cristian george gabriela ' +
  'gabriel adrian daniela daniel radu matei vlad stefan david florin monica raluca ' +
  'mircea marian marius bogdan catalin catalina lucian liviu sorin doru dorin dan dana diana laura larisa oana irina ' +
  'anca alina adriana ramona roxana simona silvia sanda tudor victor vasile petru paul pavel nicolae nicoleta luca matias ' +
  'georgiana ilinca ioan iulia iulian lavinia luminita magda margareta mirela miruna otilia razvan sabina sebastian sofia teodora ' +
  'valentin valentina veronica viorel viorica cosmin corina carmen camelia claudia costel cezar emil emilia eva felicia flavia'
/** Second words of a person: "mama mea". Folded. */
export const personEndings = 'mea meu ta tau noastra nostru mare soacra socru'
/** Words between such a phrase and the verb. Folded. */
export const beforeAsked = 'ca sa mai si trebuie nu uit uiti uitam'
/** The verb behind "să" in it. Folded. */
export const askedActions =
  'iau iei ia luam luati cumpar cumperi cumparam aduc aduci aducem pun pui punem trec trecem'
/** The verb in it without "să". Folded. */
export const askingActions =
  'ia luati adu aduceti cumpara cumparati ia-mi ia-ne adu-mi adu-ne cumpara-mi luati-mi'

/** Conditions that stand alone between commas. By comma, folded. */
export const conditions =
  'daca gasesti, daca gasiti, daca mai au, daca au, daca poti, daca puteti, daca se poate'

/** Phrases behind an item: "pâine 2 vă rog". By comma, folded. */
export const askingEndings =
  'te rog, te rog frumos, te rog mult, va rog, va rog frumos, multumesc, multumesc frumos, multumim, mersi, mersi mult, ' +
  'pls, plz, please, thanks, thx, pe lista, ms, cand vii, cand veniti, cand te intorci, cand ajungi, in drum, pe drum, pupici, te pup, va pup, spor la treaba'

/** Pairs that are written as one item, although each of them is bought alone as well. By comma, folded. */
export const writtenPairs = 'sare si piper, piper si sare, pipote si inimi'
