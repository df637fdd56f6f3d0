import { longestReport, reportLength } from '../text/lines/asking.ts'
import { phraseAt, type SpokenWord, spokenWords, textOf } from '../text/tokens/spoken-words.ts'

const onTheList = [
  'pe lista',
  'in lista',
  'la lista',
  'pe lista mea',
  'pe lista noastra',
  'pe lista de cumparaturi',
  'in lista de cumparaturi',
  'la lista de cumparaturi',
  'la lista mea',
  'la lista noastra',
  'in lista mea',
  'in lista noastra',
]

const persons = ['', 'imi ', 'iti ', 'ne '] as const
const needing = ['trebuie', 'trebe', 'tre', 'trebuia', 'trebuiesc'] as const
const buying =
  'iau iei ia luam luati cumpar cumperi cumpere cumparam cumparati aduc aduci aducem aduceti pun pui punem puneti adaug ' +
  'adaugam adaugi trec treci trecem comand comandam'

/** "ne trebuie", "îmi mai trebuie". Folded. */
export const needed: readonly string[] = persons.flatMap((person) =>
  needing.flatMap((verb) => [`${person}${verb}`, `${person}mai ${verb}`]),
)

/** Phrases of a need, at the beginning of a wish or behind its thing. Folded. */
export const needs: ReadonlySet<string> = new Set([
  ...needed,
  ...listed(buying).flatMap((verb) =>
    ['sa', 'sa mai', 'sa-mi', 'sa-mi mai', 'sa imi', 'sa ne', 'sa ne mai'].map((to) => `${to} ${verb}`),
  ),
  'am nevoie de',
  'avem nevoie de',
  'are nevoie de',
  'au nevoie de',
  'mai avem nevoie de',
  'am nevoie si de',
  'avem nevoie si de',
  'e nevoie si de',
  'e nevoie de',
  'am ramas fara',
  'ramanem fara',
  'raman fara',
  'as vrea',
  'as mai vrea',
  'vreau',
  'vrem',
  'mai vreau',
  'mai vrem',
])

/** Phrases that say that a thing is missing. Folded. */
export const lacking: readonly string[] = [
  'nu mai avem',
  'nu mai am',
  'nu mai e',
  'nu mai este',
  'nu mai sunt',
  'nu avem',
  'nu am',
]

/** Phrases that people say before an item, folded; they are removed from the beginning of a part until none is left. */
export const openings: ReadonlySet<string> = new Set([
  ...needs,
  ...listed('musai neaparat no apai ni acuma deloc aoleu vai doamne uf hopa'),
  ...listed(
    'adauga adaugati adaugam adaug adaugi pune puneti punem pun treci trece treceti trecem noteaza notati notez ' +
      'scrie scrieti scriu baga bagati bagam ia iau luam luati iei luat cumpara cumpar cumparam cumparati cumperi ' +
      'cumparat adu aduc aducem aduceti aduci vreau vrem vrei doresc dorim trebuie lipseste lipsesc comanda comandam ' +
      'include sa vad stiu verific mai-pune',
  ),
  ...listed(
    'si mai inca niste vreo vreun vreuna cam aproximativ circa cate deci pai uite ok okay bun bine gata hai haide stai ' +
      'stati lasa ia asculta auzi ah oh of asa eu noi acum atunci apoi plus tot doar poate eventual cateva cativa putin putina ' +
      'alo da lista mersi mama maica iubito iubitule iubire dragule mami tati scumpo scumpule puiule bunico buni fetelor baieti draga ada ado merg mergi mergem mergeti',
  ),
  'am vrea',
  'am mai vrea',
  'as dori',
  'am dori',
  'as lua',
  'am lua',
  'mi-as dori',
  'imi doresc',
  'mi-ar trebui',
  'ne-ar trebui',
  'mi-ar mai trebui',
  'ne-ar mai trebui',
  'ar trebui',
  'ar mai trebui',
  'o sa am nevoie de',
  'e nevoie de',
  'este nevoie de',
  ...lacking,
  'nu stiu',
  'am uitat',
  'am uitat de',
  'am uitat sa scriu',
  's-a terminat',
  's-au terminat',
  's-a gatat',
  's-au gatat',
  'ni s-a terminat',
  'ni s-au terminat',
  'mi s-a terminat',
  'mi s-au terminat',
  'sa pui',
  'sa mai pui',
  'de luat',
  'de cumparat',
  'sa nu uitam de',
  'sa nu uit de',
  'sa nu uiti de',
  'sa nu uitati de',
  'nu uita de',
  'nu uitati de',
  'nevoie de',
  'sa nu uitam',
  'sa nu uit',
  'sa nu uiti',
  'sa nu uitati',
  'nu uita',
  'nu uitati',
  'sa avem',
  'un pic de',
  'cel putin',
  'cel mult',
  'minim',
  'maxim',
  'am zis',
  'am spus',
  'si mie',
  'sa fie',
  ...onTheList,
  'si tu',
  'tu',
  'si voi',
  'lista de cumparaturi',
  'lista mea',
  'la cumparaturi',
  'de la magazin',
  'te rog',
  'te rog frumos',
  'va rog',
  'va rog frumos',
  'poti',
  'puteti',
  'pe urma',
  'dupa aia',
  'dupa aceea',
  'de asemenea',
  'precum si',
  'la fel',
  'in plus',
  'cred ca',
  'hai ca',
  'asa ca',
  'de aceea',
  'pur si simplu',
  'nu uita ca',
  'am uitat ca',
  'vezi ca',
  'tine minte ca',
  'mi-am amintit ca',
  'mi-a zis mama ca',
  'daca vezi',
  'daca gasesti',
  'daca gasiti',
  'stai asa',
  'a da',
  'era sa uit',
  'era sa uit de',
  'uitasem',
  'uitasem de',
  'si noua',
  'sa ma gandesc',
  'sa vedem',
  'fa-mi',
  'fa o lista cu',
  'o lista cu',
  'o lista de cumparaturi cu',
  'as manca',
  'as mai manca',
  'as bea',
  'mi-e pofta de',
  'imi e pofta de',
  'am pofta de',
  'mi-e dor de',
  'ce mai',
  ...['cum ii zice', 'cum sa zic', 'cum sa spun', 'ce mai era', 'buna mama', 'buna mami', 'buna tata'],
  ...['am terminat', 's-o gatat', 's-or gatat', 'vrea'],
  'buna ziua',
])

/** Phrases that people say behind an item, folded. */
export const closings: ReadonlySet<string> = new Set([
  'si',
  'mai',
  'inca',
  'apoi',
  'plus',
  'te rog',
  'te rog frumos',
  'va rog',
  'va rog frumos',
  'multumesc',
  'multumesc frumos',
  'mersi',
  ...onTheList,
  'la cumparaturi',
  'de la magazin',
  'din magazin',
  'cate',
  'dar',
  'insa',
  'neaparat',
  'musai',
  ...needed,
  ...lacking,
  's-a terminat',
  's-au terminat',
  's-a gatat',
  's-au gatat',
  'si gata',
  'bine si gata',
  'si atat',
  'si cam atat',
  'cam atat',
  'atat',
  'asta e tot',
  'deocamdata',
  'de asemenea',
  'la fel',
  'in plus',
  'daca se poate',
  'daca nu te superi',
  'daca ai timp',
  'daca ajungi',
  'daca ajungi la magazin',
  'daca treci pe acolo',
  'cand vii',
  'cand veniti',
  'cand ajungi',
  'cand te intorci',
  'cand poti',
  'cand vii acasa',
  'cand ajungi acasa',
  'deloc',
  'daca ai',
  'daca gasesti',
  'daca e',
  'daca este',
  'daca au',
  'daca mai au',
  'si ceva',
])
const longestClosing = 5
/** Endings of the verbs in `openings`: "pune-mi", "adaugă-ne". */
const verbEnding = /-(?:mi|ne|i|le|va|ti)$/

/** Removes the phrases around an item ("te rog să adaugi niște … pe listă"); '' if there are no other words. */
export function withoutFillers(text: string): string {
  return textOf(withoutClosing(withoutOpening(spokenWords(text))))
}

function withoutOpening(words: readonly SpokenWord[]): readonly SpokenWord[] {
  const length = openingLength(words)
  return length === 0 ? words : withoutOpening(words.slice(length))
}

/** Returns the length, in words, of the opening phrase at the beginning of a text; 0 for none. */
export function openingLength(words: readonly SpokenWord[]): number {
  return (
    phraseAt(openings, words) ||
    phraseAt(openings, words.slice(0, 1).map(withoutEnding)) ||
    reportLength(words.slice(0, longestReport).map(({ key }) => key))
  )
}

/** "pune-mi" is "pune". */
function withoutEnding(word: SpokenWord): SpokenWord {
  return { ...word, key: word.key.replace(verbEnding, '') }
}

function withoutClosing(words: readonly SpokenWord[]): readonly SpokenWord[] {
  for (let length = Math.min(longestClosing, words.length); length > 0; length--) {
    const start = words.length - length
    if (phraseAt(closings, words, start) === length) return withoutClosing(words.slice(0, start))
  }
  return words
}

function listed(text: string): readonly string[] {
  return text.split(' ')
}
