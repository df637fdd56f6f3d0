import { fold } from '../lib/fold.ts'

/** [ending, what stands in its place]. All endings are folded: "ă", "â" are "a", "ț" is "t". */
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

/** Forms no rule makes, of words that stand only inside phrases. */
const irregularForms: readonly string[] = [
  'negru/neagră/negre/negri',
  'verde/verzi/verdele',
  'proaspăt/proaspătă/proaspete/proaspeți',
  'roșu/roșul',
]

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

/** The ways a term is written, each as its content words: "măr/mere" is [["mar"], ["mere"]]. */
export type Spellings = readonly (readonly string[])[]

/** Splits a term of the data into its spellings. */
export function spellingsOf(term: string): Spellings {
  return term.split('/').map(contentWords)
}

/** The words that somebody listed. */
export interface Forms {
  /** Every form under the one it is listed as. */
  listed: ReadonlyMap<string, string>
  /** Those that rules may derive others from. */
  regular: ReadonlySet<string>
}

/**
 * From a content word as typed to the form it is listed under; a word nobody listed stays as it is.
 * A word listed with all its forms ("măr/mere") takes no others but the article: "mari" is no "măr".
 */
export function formFinder(forms: Forms): (word: string) => string {
  return (word) => findForm(word, forms) ?? word
}

/** Lists the words of terms; those of a phrase have their other forms by rule too. */
export function collectForms(terms: readonly Spellings[]): Forms {
  const listed = new Map<string, string>()
  const regular = new Set<string>()
  const list = (words: readonly string[]) => {
    for (const word of words) listed.set(word, words[0] ?? word)
    if (words.length === 1) for (const word of words) regular.add(word)
  }
  for (const spellings of [...terms, ...irregularForms.map(spellingsOf)]) {
    if (spellings.length > 1 || spellings[0]?.length === 1) list(spellings.flat())
  }
  for (const word of terms.flat(2)) {
    if (findForm(word, { listed, regular }) === undefined) list([word])
  }
  return { listed, regular }
}

function findForm(word: string, { listed, regular }: Forms): string | undefined {
  if (listed.has(word)) return listed.get(word)
  const bare = withoutArticle(word)
  const known = bare.find((form) => listed.has(form))
  if (known !== undefined) return listed.get(known)
  return [word, ...bare].flatMap(singulars).find((form) => regular.has(form))
}

/** What a folded word may be without its article, likeliest first: "laptele" → "lapte" among others. */
export function withoutArticle(word: string): string[] {
  return replaceEndings(word, articles, shortestWithoutArticle)
}

/** What the singular of a folded word may be, likeliest first: "banane" → "banana" among others. */
function singulars(word: string): string[] {
  return replaceEndings(word, plurals, shortestSingular)
}

function replaceEndings(word: string, endings: readonly Ending[], shortest: number): string[] {
  return endings
    .filter(([ending]) => word.endsWith(ending))
    .map(([ending, replacement]) => word.slice(0, word.length - ending.length) + replacement)
    .filter((form) => form.length >= shortest)
}
