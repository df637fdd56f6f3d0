import { isThing } from '../entry/parse-measure.ts'
import { textWords } from '../tokens/text-words.ts'

/** Headings that people write before the items of a line. Folded. */
const headings: ReadonlySet<string> = new Set([
  'fructe',
  'legume',
  'fructe si legume',
  'legume si fructe',
  'lactate',
  'produse lactate',
  'mezeluri',
  'carne si mezeluri',
  'congelate',
  'conserve',
  'condimente',
  'bauturi',
  'dulciuri',
  'panificatie',
  'alimente',
  'nealimentare',
  'cosmetice',
  'igiena',
  'curatenie',
  'produse de curatenie',
  'igiena si curatenie',
  'detergenti',
  'menaj',
  'diverse',
  'altele',
  'de cumparat',
  'de luat',
  'de adus',
  'trebuie',
  'ne trebuie',
  'imi trebuie',
  'mai trebuie',
  'ne mai trebuie',
  'am nevoie de',
  'avem nevoie de',
  'nu uita',
  'azi',
  'maine',
  'weekend',
])

/** First words of any other heading: "pentru ciorbă", "lista de sâmbătă". Folded. */
const openings: ReadonlySet<string> = new Set(['lista', 'cumparaturi', 'pentru', 'pt', 'ptr'])

/** In code units; a text before a later colon is no heading. */
const longestHeading = 100

/** "Legume: roșii, castraveți" is "roșii, castraveți"; "legume: 2 kg" is itself. */
export function withoutHeading(line: string): string {
  const end = line.slice(0, longestHeading).indexOf(':')
  if (end < 0) return line
  const keys = textWords(line.slice(0, end)).flatMap(({ key }) => key || [])
  const isHeading = openings.has(keys[0] ?? '') || headings.has(keys.join(' '))
  const rest = line.slice(end + 1).replace(/^[*_ ]+/, '')
  return isHeading && isThing(rest) ? rest : line
}
