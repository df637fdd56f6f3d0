/** Phrases before the items that are to leave the list. By comma, folded. */
export const removingPhrases =
  'sterge, stergeti, stergem, sterg, stergi, scoti, elimini, inlaturi, anulezi, sterge-mi, scoate, scoateti, scoatem, scot, elimina, eliminati, inlatura, inlaturati, ' +
  'anuleaza, anulati, taie, taiati, da jos, dati jos, ia de pe lista, luati de pe lista, renunta la, renuntati la, renuntam la, ' +
  'nu mai trebuie, nu ne mai trebuie, nu-mi mai trebuie, nu imi mai trebuie, nu mai vreau, nu mai vrem, nu mai luam, nu mai iau, ' +
  'nu mai lua, nu mai luati, nu mai cumpara, nu mai cumparati, nu mai cumparam, nu mai e nevoie de, nu mai este nevoie de, ' +
  'nu mai am nevoie de, nu mai avem nevoie de'

/** Phrases before items that were bought. By comma, folded. */
export const tickingPhrases =
  'bifeaza, bifati, bifam, bifez, bifezi, marchezi, pune in cos, puneti in cos, pun in cos, bifeaza-mi, am luat, am cumparat, am gasit, am pus in cos, am bagat in cos, ' +
  'marcheaza, marcati, luat, luate, cumparat, cumparate, s-a luat, s-au luat, s-a cumparat, s-au cumparat, ' +
  'am bifat, tocmai am luat, tocmai am cumparat'

/** Phrases that make an item bought if these words end the text. By comma, folded. */
export const tickingEndings =
  'in cos, ca luat, ca luata, ca luati, ca luate, ca si luat, ca cumparat, ca cumparata, ca cumparati, ca cumparate, ' +
  'ca fiind luat, ca fiind luate, ca bifat'

/** Actions before "in coș": "am pus roșiile în coș". By comma, folded. */
export const basketPhrases = 'am pus, am bagat, pus, avem, e, sunt'

/** Phrases before an item and its new amount: "schimbă laptele la trei litri". By comma, folded. */
export const settingPhrases =
  'schimba, schimbati, schimbam, schimbi, modifici, setezi, corectezi, maresti, scazi, modifica, modificati, modificam, corecteaza, corectati, seteaza, setati, actualizeaza, ' +
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
  'te va rog frumos deja acum si nici numai la poti puteti vreau vrem sa as vrea hai ok okay gata bine bun uite eu noi asa pai frate ms mersi'

/** Phrases behind the items of a command. By comma, folded. */
export const commandEndings =
  'de pe lista, din lista, de pe lista mea, de pe lista noastra, de pe lista de cumparaturi, din lista de cumparaturi, ' +
  'pe lista, de acolo, te rog, te rog frumos, va rog, va rog frumos, multumesc, mersi, deja, deocamdata, ca am, azi, acum, ' +
  'de la magazin'

/** Phrases behind items that were bought: "laptele l-am luat". By comma, folded. */
export const boughtEndings =
  'l-am luat, i-am luat, le-am luat, am luat-o, l-am cumparat, i-am cumparat, le-am cumparat, am cumparat-o, l-am gasit, ' +
  'i-am gasit, le-am gasit, am gasit-o, e luat, e luata, sunt luate, sunt luati, este luat, este luata, e in cos, sunt in cos'

/** Phrases behind items that are to leave the list: "laptele nu mai trebuie". By comma, folded. */
export const unwantedEndings =
  'nu mai trebuie, nu ne mai trebuie, nu-mi mai trebuie, nu mai e nevoie, nu mai este nevoie, nu il mai luam, nu o mai luam, ' +
  'nu le mai luam, nu-l mai luam, nu-i mai luam'

/** Names that mean the whole list, which no command changes. Folded. */
export const wholeList = 'tot totul toate toti lista'
