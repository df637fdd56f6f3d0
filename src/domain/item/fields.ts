import { cleanText, nameProblem, quantityProblem, unitProblem } from '../lib/check.ts'
import { type PersonColor, personColors, readNickname } from '../list/person.ts'
import type { ChangeProblem } from './change-problem.ts'

/** The 15 category keys, in category order: the position is the rank the sections sort by. */
export const categoryKeys = [
  'fructe',
  'legume',
  'lactate',
  'carne',
  'peste',
  'cereale',
  'paine',
  'congelate',
  'igiena',
  'curatenie',
  'bauturi',
  'conserve',
  'condimente',
  'dulciuri',
  'altele',
] as const

export type CategoryKey = (typeof categoryKeys)[number]

/** What a person can say about an item. `category: ''` means "detect it from the name". */
export interface ItemFields {
  name: string
  /** A number as text with a dot ('1', '0.25'), or a range as typed ('2-3'). */
  quantity: string
  /** A unit in its stored spelling; 'st' means that none was given. */
  unit: string
  completed: boolean
  /** 'N-am găsit': looked for and not there; still to buy. */
  notFound: boolean
  category: CategoryKey | ''
  /** The nickname of who added it; '' when they gave none. */
  author: string
  authorColor: PersonColor | ''
}

type FieldKey = keyof ItemFields

/** A value that was checked, as it is stored. */
type Checked = { value: string | boolean }

/** One field of an item, for everything that names them all: readers, SQL, the wire and the dashboard. */
export interface ItemField<Key extends FieldKey = FieldKey> {
  key: Key
  /** Its column in the table `items`. */
  column: string
  kind: 'text' | 'flag' | 'choice'
  /** Its value if nobody gives one; undefined if somebody must. */
  default?: ItemFields[Key]
  /** The values of a choice, besides ''. */
  choices?: readonly string[]
  /** Left out of messages while it has its default. */
  isSeldom?: true
  /** Cleans and checks an untrusted value. */
  check(value: unknown): Checked | ChangeProblem
}

/** Every field that a person can set, in the order in which items are written. */
export const itemFields: readonly ItemField[] = [
  { key: 'name', column: 'name', kind: 'text', check: textBy(nameProblem) },
  { key: 'quantity', column: 'quantity', kind: 'text', default: '1', check: textBy(quantityProblem) },
  { key: 'unit', column: 'unit', kind: 'text', default: 'st', check: textBy(unitProblem) },
  { key: 'completed', column: 'completed', kind: 'flag', default: false, check: flag },
  { key: 'notFound', column: 'not_found', kind: 'flag', default: false, isSeldom: true, check: flag },
  choice('category', 'category', categoryKeys),
  { key: 'author', column: 'author', kind: 'text', default: '', isSeldom: true, check: nickname },
  { ...choice('authorColor', 'author_color', personColors), isSeldom: true },
]

export const fieldKeys: readonly FieldKey[] = itemFields.map(({ key }) => key)

/** The fields of an item of which only the name is given. */
export const itemDefaults = Object.fromEntries(
  itemFields.flatMap((field) => (field.default === undefined ? [] : [[field.key, field.default]])),
) as Omit<ItemFields, 'name'>

function choice(key: 'category' | 'authorColor', column: string, choices: readonly string[]): ItemField {
  return {
    key,
    column,
    kind: 'choice',
    default: '',
    choices,
    check: (value) =>
      typeof value === 'string' && ['', ...choices].includes(value) ? { value } : 'malformed',
  }
}

function textBy(problemOf: (text: string) => ChangeProblem | undefined): ItemField['check'] {
  return (value) => {
    if (typeof value !== 'string') return 'malformed'
    const text = cleanText(value)
    return problemOf(text) ?? { value: text }
  }
}

function flag(value: unknown): Checked | ChangeProblem {
  return typeof value === 'boolean' ? { value } : 'malformed'
}

function nickname(value: unknown): Checked | ChangeProblem {
  const name = readNickname(value)
  return name === undefined ? 'author' : { value: name }
}
