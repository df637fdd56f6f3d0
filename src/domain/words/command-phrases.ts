/** Phrases before the items that are to leave the list. By comma, folded. */
export const removingPhrases =
  'sterge, stergeti, stergem, sterg, stergi, scoti, elimini, inlaturi, anulezi, sterge-mi, sterge-ne, scoate, scoate-mi, scoate-ne, scoateti, scoatem, scot, elimina, eliminati, inlatura, inlaturati, ' +
  'anuleaza, anulati, taie, taiati, da jos, dati jos, ia de pe lista, luati de pe lista, renunta la, renuntati la, renuntam la, ' +
  'nu mai trebuie, nu ne mai trebuie, nu-mi mai trebuie, nu imi mai trebuie, nu mai vreau, nu mai vrem, nu mai luam, nu mai iau, ' +
  'nu mai lua, nu mai luati, nu mai cumpara, nu mai cumparati, nu mai cumparam, nu mai e nevoie de, nu mai este nevoie de, ' +
  'nu mai am nevoie de, nu mai avem nevoie de'

/** Phrases before items that were bought. By comma, folded. */
export const tickingPhrases =
  'bifeaza, bifati, bifam, bifez, bifezi, marchezi, pune in cos, puneti in cos, pun in cos, bifeaza-mi, am luat, am cumparat, am gasit, am pus in cos, am bagat in cos, ' +
  'marcheaza, marcati, luat, luate, cumparat, cumparate, s-a luat, s-au luat, s-a cumparat, s-au cumparat, ' +
  'am bifat, tocmai am luat, tocmai am cumparat, am terminat cu, luai, cumparai'

/** Phrases that make an item bought if these words end the text. By comma, folded. */
export const tickingEndings =
  'in cos, ca luat, ca luata, ca luati, ca luate, ca si luat, ca cumparat, ca cumparata, ca cumparati, ca cumparate, ' +
  'ca fiind luat, ca fiind luate, ca bifat'

/** Actions before "in coș": "am pus roșiile în coș". By comma, folded. */
export const basketPhrases = 'am pus, am bagat, pus, avem, e, sunt'

/** Phrases before an item and its new amount: "schimbă laptele la trei litri". By comma, folded. */
export const settingPhrases =
  'schimb, modific, redu, reduci, micsoreaza, urca, ridica, schimba, schimbati, schimbam, schimbi, modifici, setezi, corectezi, maresti, scazi, modifica, modificati, modificam, corecteaza, corectati, seteaza, setati, actualizeaza, ' +
  'actualizati, mareste, mariti, creste, scade, scadeti, reduce, reduceti, pune, puneti, fa, faceti, treci, treceti, lasa, lasati, ' +
  'schimba cantitatea la, schimba cantitatea de, schimbati cantitatea la, schimbati cantitatea de, modifica cantitatea la, ' +
  'modifica cantitatea de, modificati cantitatea la, modificati cantitatea de, pune cantitatea la'

/** Of these, the ones that need no link before the amount: "fă cartofii cinci kilograme". By comma, folded. */
export const settingAlone =
  'fa, faceti, schimbi, modifici, setezi, schimba, schimbati, modifica, modificati, seteaza, setati'

/** Words between an item and its new amount. Folded. */
export const settingLinks = 'la in pe cu'

/** Words that belong to no command. Folded. */
export const commandFillers =
  'vezi ca aa aaa ee eee mm hm te va rog frumos deja acum si nici numai la poti puteti vreau vrem sa as vrea hai ok okay gata bine bun uite eu noi asa pai frate ms mersi'

/** Phrases behind the items of a command. By comma, folded. */
export const commandEndings =
  'de pe lista, din lista, de pe lista mea, de pe lista noastra, de pe lista de cumparaturi, din lista de cumparaturi, ' +
  'pe lista, de acolo, te rog, te rog frumos, va rog, va rog frumos, multumesc, mersi, deja, deocamdata, ca am, azi, acum, ' +
  'de la magazin, din piata, de la piata, de la lidl, de la kaufland, de la mega, de la profi, de la penny, de la auchan, de la carrefour, ' +
  'bifeaz-o, bifeaza-l, bifeaza-o, bifeaza-le, bifeaza-i, eu, noi, ieri, aseara, azi dimineata, de dimineata, alaltaieri'

/** Phrases behind items that were bought: "laptele l-am luat". By comma, folded. */
export const boughtEndings =
  'l-am luat, i-am luat, le-am luat, am luat-o, l-am cumparat, i-am cumparat, le-am cumparat, am cumparat-o, l-am gasit, ' +
  'i-am gasit, le-am gasit, am gasit-o, l-am pus in cos, i-am pus in cos, le-am pus in cos, am pus-o in cos, l-am adus, i-am adus, ' +
  'le-am adus, am adus-o, l-am bifat, le-am bifat, e deja in cos, este deja in cos, sunt deja in cos, a fost luat, a fost luata, ' +
  'au fost luate, au fost luati, a fost cumparat, a fost cumparata, au fost cumparate, au fost cumparati, e cumparat, e cumparata, ' +
  'sunt cumparate, sunt cumparati, e luat, e luata, sunt luate, sunt luati, este luat, este luata, e in cos, sunt in cos'

/** Phrases behind items that are to leave the list: "laptele nu mai trebuie". By comma, folded. */
export const unwantedEndings =
  'nu mai trebuie, nu ne mai trebuie, nu-mi mai trebuie, nu mai e nevoie, nu mai este nevoie, nu il mai luam, nu o mai luam, ' +
  'nu le mai luam, nu-l mai luam, nu-i mai luam, il poti sterge, o poti sterge, le poti sterge, ii poti sterge, il poti scoate, ' +
  'o poti scoate, le poti scoate, ii poti scoate, sterge-l, sterge-o, sterge-le, sterge-i, scoate-l, scoate-o, scoate-le, scoate-i'

/** Phrases behind a person who bought something: "mama a luat pâinea". By comma, folded. */
export const boughtByOthers =
  'a luat, a cumparat, a adus, a gasit, a bifat, a pus in cos, au luat, au cumparat, au adus'

/** Phrases behind a thing that was not bought: "pâinea n-am găsit-o". By comma, folded. */
export const notFoundEndings =
  'n-am gasit, nu am gasit, n-am gasit-o, nu l-am gasit, nu le-am gasit, nu i-am gasit, nu am gasit-o, n-aveau, nu aveau, nu era, nu erau'

/** Words between two clauses. Folded. */
export const clauseLinks = 'si dar iar apoi plus'

/** Phrases that begin a command wherever they stand in a sentence. By comma, folded. */
export const sureCommands =
  'sterge, stergeti, sterge-mi, scoate, scoateti, scoate-mi, elimina, eliminati, bifeaza, bifati, bifeaza-mi, am luat, am cumparat, ' +
  'am pus in cos, am bagat in cos'

/** Phrases that begin things to add behind a command. By comma, folded. */
export const addingPhrases =
  'mai trebuie, ne trebuie, imi trebuie, ne mai trebuie, imi mai trebuie, mai avem nevoie de, avem nevoie de, mai am nevoie de, mai adauga, ' +
  'mai pune, mai ia, mai luam, mai iau, mai cumpar, mai cumparam, adauga, ia, adu, pune'

/** Verbs that add behind "și", "dar" or a pause. Folded. */
export const addingVerbs = 'adauga pune ia vreau cumpara noteaza trece'

/** Words at the end of a command that take it back: "șterge untul nu stai". By comma, folded. */
export const takenBack = 'nu stai, stai nu, ba nu, nu nu, ba lasa'

/** Verbs behind a thing that set its amount: "la mere pune două kile". Folded. */
export const settingBehind = 'pune fa treci schimba lasa da'

/** Names that mean the whole list, which no command changes. Folded. */
export const wholeList =
  /^(?:tot|totul|toate|toata|toti|lista|(?:toata|intreaga) lista|lista toata|toate (?:produsele|lucrurile|cele)|tot ce .*)$/
