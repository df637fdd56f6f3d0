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

/** Phrases that people say before an item, folded; they are removed from the beginning of a part until none is left. */
export const openings: ReadonlySet<string> = new Set([
  ...listed(
    'adauga adaugati adaugam adaug adaugi pune puneti punem pun treci trece treceti trecem noteaza notati notez ' +
      'scrie scrieti scriu baga bagati bagam ia iau luam luati iei luat cumpara cumpar cumparam cumparati cumperi ' +
      'cumparat adu aduc aducem aduceti aduci vreau vrem vrei doresc dorim trebuie lipseste lipsesc comanda comandam ' +
      'include sa vad stiu verific mai-pune',
  ),
  ...listed(
    'si mai inca niste vreo vreun vreuna cam aproximativ circa cate deci pai uite ok okay bun bine gata hai haide stai ' +
      'stati lasa ia asculta auzi ah oh of asa eu noi acum atunci apoi plus tot doar poate eventual cateva cativa putin putina ' +
      'alo da lista mersi mama iubito draga merg mergi mergem mergeti',
  ),
  'as vrea',
  'am vrea',
  'as mai vrea',
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
  'imi trebuie',
  'ne trebuie',
  'imi mai trebuie',
  'ne mai trebuie',
  'o sa am nevoie de',
  'e nevoie de',
  'este nevoie de',
  'nu mai avem',
  'nu mai am',
  'nu mai e',
  'nu mai este',
  'nu mai sunt',
  'nu avem',
  'nu am',
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
  'am nevoie de',
  'avem nevoie de',
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
  'ce mai',
  'cum ii zice',
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
