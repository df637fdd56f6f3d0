import { isThing, textWords } from './text-words.ts'

/** What people write before the things of a line. Folded. */
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
  'lista',
  'lista de cumparaturi',
  'cumparaturi',
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

/** "Legume: roșii, castraveți" is "roșii, castraveți"; "legume: 2 kg" is itself. */
export function withoutHeading(line: string): string {
  const end = line.indexOf(':')
  if (end < 0) return line
  const keys = textWords(line.slice(0, end)).map(({ key }) => key)
  const rest = line.slice(end + 1).replace(/^[*_ ]+/, '')
  return headings.has(keys.filter((key) => key !== '').join(' ')) && isThing(rest) ? rest : line
}
