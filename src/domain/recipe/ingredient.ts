/** An ingredient as it is read like typed text, and the notes on it. */
export interface Ingredient {
  text: string
  notes: string[]
}

/** Of an ingredient; a longer one is read unchanged. */
const longest = 300

/** Fractions that typed text does not have; halves and quarters are read with it. */
const fractions: Readonly<Record<string, number>> = {
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}
const signed = new RegExp(`(?:(\\d{1,3}) ?(?:[sș]i )?)?([${Object.keys(fractions).join('')}])`, 'g')
const written = /(?:\b(\d{1,3}) (?:[sș]i )?)?\b([1-7])\/([368])(?!\d)/g
const halves = /\b(\d{1,3}) [sș]i (?=[½¼¾]|[13]\/[24](?!\d))/g

/** Units of English recipes and their Romanian ones, behind a number. */
const foreignUnits: readonly (readonly [RegExp, string])[] = [
  [/^([\d.,\s/–-]+)(?:tbsp|tbs|tablespoons?)\.? (?:of )?/i, '$1lingură '],
  [/^([\d.,\s/–-]+)(?:tsp|teaspoons?)\.? (?:of )?/i, '$1linguriță '],
  [/^([\d.,\s/–-]+)cups? (?:of )?/i, '$1cană '],
]

/** A second amount in other units: "200 g/7 oz". */
const otherAmount = /^(\d[\d.,]* ?(?:k?g|m?l)) ?\/ ?[\d.,]+ ?(?:fl ?)?(?:oz|lbs?|cups?)\b/i
/** Words for the filling of a spoon: "1 linguriță rasă de sare". */
const fullness =
  /^([\d.,½¼¾–-]+ (?:lingur\S*|can[aăi]|căni|cani|pahar\S*)) (ras[aăe]|plin[aăe]|cu v[âa]rf)(?: cu| de)? /i

const brackets = /\s*\(([^()]{1,100})\)/
const beginsWithAmount = /^(?:\d|(?:un|o|doi|două|trei|câteva) )/i
/** The end of an ingredient that says how much or whether. */
const behind =
  /(?:,| [-–—])? (după gust|dupa gust|după preferință|după nevoie|cât cuprinde|la nevoie|opțional|optional|to taste|q\.? ?s\.?)$/i
const comma = /,(?!\d)\s*|(?<separator>;)\s*/

/**
 * Splits an ingredient into what is bought and what is said about it: in brackets behind an amount, behind a comma, or at the
 * end. "1 conservă (400 g) roșii, scurse" is "1 conservă roșii" with the notes "400 g" and "scurse".
 *
 * @param isProduct true for a text that names another product, which stays where no amount is before it: "sare, piper"
 */
export function readIngredient(given: string, isProduct: (text: string) => boolean): Ingredient {
  if (given.length > longest) return { text: given, notes: [] }
  const notes: string[] = []
  let text = inDecimals(given)
  for (const [unit, ours] of foreignUnits) text = text.replace(unit, ours)
  text = text.replace(otherAmount, '$1').replace(fullness, (_, amount: string, said: string) => {
    notes.push(said)
    return `${amount} `
  })
  const [inBrackets, said = ''] = brackets.exec(text) ?? []
  if (inBrackets !== undefined && (beginsWithAmount.test(text) || !/^\d/.test(said))) {
    text = text.replace(inBrackets, '').replace(/^ /, '')
    notes.push(said.trim())
  }
  const at = comma.exec(text)
  const rest = at ? text.slice(at.index + at[0].length).trim() : ''
  const isOther = /^\d/.test(rest) || isProduct(rest)
  if (at && at.index > 0 && rest !== '' && (beginsWithAmount.test(text) || !isOther)) {
    text = text.slice(0, at.index)
    notes.push(rest)
  }
  const [said2, manner = ''] = behind.exec(text) ?? []
  if (said2 !== undefined) {
    text = text.slice(0, -said2.length)
    notes.push(manner)
  }
  return { text: text.trim(), notes }
}

/** Writes thirds and eighths as decimals: "1 ⅓" and "1 1/3" are "1.33"; "1 și 1/2" is "1 1/2". */
function inDecimals(text: string): string {
  return text
    .replace(/⁄/g, '/')
    .replace(halves, '$1 ')
    .replace(signed, (_, whole: string | undefined, sign: string) =>
      decimal(Number(whole ?? 0) + (fractions[sign] ?? 0)),
    )
    .replace(written, (all, whole: string | undefined, over: string, under: string) =>
      Number(over) < Number(under) ? decimal(Number(whole ?? 0) + Number(over) / Number(under)) : all,
    )
}

function decimal(value: number): string {
  return String(Number(value.toFixed(2)))
}
