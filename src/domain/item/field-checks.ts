import {
  cleanText,
  nameProblem,
  noteProblem,
  priceProblem,
  quantityProblem,
  unitProblem,
} from '../lib/check.ts'
import { longestText } from '../lib/reading-limits.ts'
import { personColors, readNickname } from '../list/person.ts'
import type { ChangeProblem } from './change-problem.ts'
import { categoryKeys, type FieldKey, type ItemFields } from './fields.ts'

/** Cleans and checks an untrusted value. */
type Check = (value: unknown) => { value: string | boolean } | ChangeProblem

const checks: Readonly<Record<FieldKey, Check>> = {
  name: textBy(nameProblem),
  quantity: textBy(quantityProblem),
  unit: textBy(unitProblem),
  completed: flag,
  notFound: flag,
  category: choiceOf(categoryKeys),
  author: shortText('author'),
  authorColor: choiceOf(personColors),
  note: textBy(noteProblem),
  store: shortText('store'),
  price: textBy(priceProblem),
  taker: shortText('author'),
  takerColor: choiceOf(personColors),
  boughtIn: shortText('store'),
}
const checkOf = new Map<string, Check>(Object.entries(checks))

/** The fields of a change, cleaned and checked one by one, or the first problem. */
export function readFields(given: unknown): Partial<ItemFields> | ChangeProblem {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return 'malformed'
  const fields: Record<string, string | boolean> = {}
  for (const [key, value] of Object.entries(given)) {
    const result = checkOf.get(key)?.(value) ?? 'malformed'
    if (typeof result === 'string') return result
    fields[key] = result.value
  }
  return fields
}

function textBy(problemOf: (text: string) => ChangeProblem | undefined): Check {
  return (value) => {
    if (typeof value !== 'string') return 'malformed'
    // Text that is too long is refused without being cleaned, so that it costs no time.
    const text = value.length > longestText ? value : cleanText(value)
    return problemOf(text) ?? { value: text }
  }
}

function flag(value: unknown): ReturnType<Check> {
  return typeof value === 'boolean' ? { value } : 'malformed'
}

function choiceOf(choices: readonly string[]): Check {
  return (value) => (typeof value === 'string' && ['', ...choices].includes(value) ? { value } : 'malformed')
}

/** Checks a text that may be no longer than a nickname. */
function shortText(problem: ChangeProblem): Check {
  return (value) => {
    const text = readNickname(value)
    return text === undefined ? problem : { value: text }
  }
}
