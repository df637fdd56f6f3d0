import { fold } from '../lib/fold.ts'

/** [ending, replacement]. All endings are folded: "ă", "â" are "a", "ț" is "t". */
type Ending = readonly [ending: string, replacement: string]

/** The article and the genitive of Romanian nouns: "untul", "laptele", "cartofii", "pâinea", "cafeaua", "merelor". */
const articles: readonly Ending[] = [
  ['ului', ''],
  ['lui', ''],
  ['ilor', 'i'],
  ['lor', ''],
  ['ul', ''],
  ['le', ''],
  ['ul', 'u'],
  ['ii', 'i'],
  ['ii', 'e'],
  ['ii', 'a'],
  ['elei', 'ea'],
  ['ei', 'a'],
  ['ei', 'e'],
  ['ia', 'ie'],
  ['ea', 'e'],
  ['ua', ''],
]

/** Plural and feminine endings back to the singular masculine, the closest first: "prăjituri" is no "prăjit". */
const plurals: readonly Ending[] = [
  ['ii', 'ie'],
  ['i', ''],
  ['i', 'a'],
  ['i', 'e'],
  ['i', 'ie'],
  ['i', 'u'],
  ['ele', 'ea'],
  ['oane', 'on'],
  ['oare', 'or'],
  ['e', 'a'],
  ['e', ''],
  ['a', ''],
  ['a', 'u'],
  ['zi', 'd'],
  ['uri', ''],
  ['uri', 'u'],
]

const shortestWithoutArticle = 2
const shortestSingular = 3

const smallWords = new Set(
  'de la cu din dintr pentru ptr pt si in n fara pe a al ai ale sau un o the and of'.split(' '),
)

/**
 * The words of a text that name something: folded, without signs and small words, doubled consonants once.
 * "Pastă de dinți" and "pasta dinti" are the same; so are "mozzarella" and "mozarela".
 */
export function contentWords(text: string): string[] {
  const words = fold(text).match(/[a-z0-9]+/g) ?? []
  return words
    .filter((word) => !smallWords.has(word))
    .map((word) => word.replace(/([b-df-hj-np-tv-z])\1/g, '$1'))
}

/** The listed words. */
export interface Forms {
  /** Each form with the form that it is listed under. */
  listed: ReadonlyMap<string, string>
  /** The words from which rules derive other forms. */
  regular: ReadonlySet<string>
}

/**
 * Returns the form under which a content word is listed; undefined for a word that is not listed. A word listed with all its
 * forms ("măr/mere") has no other forms, except with the article: "mari" is no form of "măr".
 */
export function findForm(word: string, { listed, regular }: Forms): string | undefined {
  if (listed.has(word)) return listed.get(word)
  const bare = withoutArticle(word)
  const known = bare.find((form) => listed.has(form))
  if (known !== undefined) return listed.get(known)
  return [word, ...bare].flatMap(singulars).find((form) => regular.has(form))
}

/** Returns the forms in the singular and without an article that a folded word may have. */
export function possibleForms(word: string): string[] {
  const bare = withoutArticle(word)
  return [...singulars(word), ...bare, ...bare.flatMap(singulars)]
}

/** Returns the possible forms of a folded word without its article, likeliest first: "laptele" → "lapte" among others. */
export function withoutArticle(word: string): string[] {
  return replaceEndings(word, articles, shortestWithoutArticle)
}

/** Returns the possible singulars of a folded word, likeliest first: "banane" → "banana" among others. */
function singulars(word: string): string[] {
  return replaceEndings(word, plurals, shortestSingular)
}

function replaceEndings(word: string, endings: readonly Ending[], shortest: number): string[] {
  return endings
    .filter(([ending]) => word.endsWith(ending))
    .map(([ending, replacement]) => word.slice(0, word.length - ending.length) + replacement)
    .filter((form) => form.length >= shortest)
}
