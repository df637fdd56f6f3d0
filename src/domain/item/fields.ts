import { type PersonColor, personColors } from '../list/person.ts'

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
  /** What a person adds to it, as 'cea cu capac verde'; '' for nothing. */
  note: string
  /** Where it is to be bought, as 'Lidl' or 'piața'; '' for anywhere. */
  store: string
  /** In bani, as digits ('749'), of one piece of a counted amount, and of all of a measured one; '' while unknown. */
  price: string
  /** The nickname of who said that they bring it; '' for nobody. */
  taker: string
  takerColor: PersonColor | ''
  /** The store where it was ticked; '' where nobody said which one. */
  boughtIn: string
}

export type FieldKey = keyof ItemFields

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
}

/** Every field that a person can set, in the order in which items are written; `field-checks.ts` has what they may be. */
export const itemFields: readonly ItemField[] = [
  { key: 'name', column: 'name', kind: 'text' },
  { key: 'quantity', column: 'quantity', kind: 'text', default: '1' },
  { key: 'unit', column: 'unit', kind: 'text', default: 'st' },
  { key: 'completed', column: 'completed', kind: 'flag', default: false },
  { key: 'notFound', column: 'not_found', kind: 'flag', default: false, isSeldom: true },
  choice('category', 'category', categoryKeys),
  seldom('author', 'author'),
  { ...choice('authorColor', 'author_color', personColors), isSeldom: true },
  seldom('note', 'note'),
  seldom('store', 'store'),
  seldom('price', 'price'),
  seldom('taker', 'taker'),
  { ...choice('takerColor', 'taker_color', personColors), isSeldom: true },
  seldom('boughtIn', 'bought_in'),
]

export const fieldKeys: readonly FieldKey[] = itemFields.map(({ key }) => key)

/** The fields of an item of which only the name is given. */
export const itemDefaults = Object.fromEntries(
  itemFields.flatMap((field) => (field.default === undefined ? [] : [[field.key, field.default]])),
) as Omit<ItemFields, 'name'>

function seldom(key: FieldKey, column: string): ItemField {
  return { key, column, kind: 'text', default: '', isSeldom: true }
}

function choice(key: FieldKey, column: string, choices: readonly string[]): ItemField {
  return { key, column, kind: 'choice', default: '', choices }
}
