import { fold } from '../lib/fold.ts'

/** Of a text that is searched; folding a longer one would cost time. */
const longestSearched = 20_000

const words = 'portii|portie|persoane|persoana|servings?|serves|people|persons?|portions?|portion|port'
const behind = new RegExp(`(?:^|[^\\d])(\\d{1,3})(?:\\s*[-–]\\s*\\d{1,3})?\\s+(?:de\\s+)?(?:${words})\\b`)
const before = new RegExp(`\\b(?:${words})\\b[^\\w\\n]{0,8}(\\d{1,3})\\b`)

/**
 * Returns the number of people that a recipe says it is for: "4 porții", "pentru 6 persoane", "Serves 2"; undefined for any
 * other text, such as "1 tort de 26 cm".
 *
 * @param isCount true if a number alone counts as well
 */
export function peopleOf(text: string, { isCount = false } = {}): number | undefined {
  const folded = fold(text.slice(0, longestSearched))
  const [, count] =
    behind.exec(folded) ??
    before.exec(folded) ??
    (isCount ? /^\s*(\d{1,3})(?:\.0+)?\s*$/.exec(folded) : undefined) ??
    []
  const people = Number(count)
  return people >= 1 && people <= 100 ? people : undefined
}
