import { fold } from '../../lib/fold.ts'
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
  'carne si peste',
  'peste si fructe de mare',
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
  'de mancare',
  'de baut',
  'de rontait',
  'desert',
  'gustari',
  'mic dejun',
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

/** Headings that are things as well, so that a known kind must follow: "Carne: piept de pui", not "carne: tocată". */
const things: ReadonlySet<string> = new Set(['carne', 'peste'])
/** Things behind such a heading. Folded. */
const kinds =
  /^(?:pui|piept|pulp|aripi|ceafa|cotlet|muschi|mici|mititei|carnat|ficat|coaste|costita|antricot|chiftele|sunca|salam|somon|crap|macrou|ton|pastrav|hering|cod|sardine|creveti|dorada|biban|salau|merluciu|icre|scrumbie|stavrid|hamsii)/

/** Text that names no thing, so that the word before the colon is its thing: "desert: la Lidl". */
const noThing = /^(?:la|de|cu|din|fara|pentru|\d+ ?(?:lei|ron)) ?/

/** First words of any other heading: "pentru ciorbă", "lista de sâmbătă". Folded. */
const openings: ReadonlySet<string> = new Set(['lista', 'cumparaturi', 'pentru', 'pt', 'ptr'])

/** In code units; a text before a later colon is no heading. */
const longestHeading = 100

/** "Legume: roșii, castraveți" is "roșii, castraveți"; "legume: 2 kg" is itself. */
export function withoutHeading(line: string): string {
  const end = line.slice(0, longestHeading).indexOf(':')
  if (end < 0) return line
  const keys = textWords(line.slice(0, end)).flatMap(({ key }) => key || [])
  const heading = keys.join(' ')
  const rest = line.slice(end + 1).replace(/^[*_ ]+/, '')
  const isHeading =
    openings.has(keys[0] ?? '') || headings.has(heading) || (things.has(heading) && kinds.test(fold(rest)))
  return isHeading && isThing(rest) && !(/^(?:desert|gustari)$/.test(heading) && noThing.test(fold(rest)))
    ? rest
    : line
}
