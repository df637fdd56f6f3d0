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

/** The fields of an item that a person can set. `category: ''` means "detect it from the name". */
export interface ItemFields {
  name: string
  /** A number as text with a dot ('1', '0.25'), or a range as typed ('2-3'), or a pack of equal measures ('6x2'). */
  quantity: string
  /** A unit in its stored spelling; 'st' means that none was given. */
  unit: string
  completed: boolean
  /** 'N-am găsit': the item was looked for and not found; it is still to buy. */
  notFound: boolean
  category: CategoryKey | ''
  /** Nickname of the person who added the item; '' if they have none. */
  author: string
  authorColor: PersonColor | ''
  /** A person's note on the item, such as 'cea cu capac verde'; '' for none. */
  note: string
  /** The store in which to buy the item, such as 'Lidl' or 'piața'; '' for any store. */
  store: string
  /** Price in bani, as digits ('749'): per piece for a counted amount, in total for a measured one; '' if unknown. */
  price: string
  /** Nickname of the person who will bring the item; '' for nobody. */
  taker: string
  takerColor: PersonColor | ''
  /** The store in which the item was ticked; '' if unknown. */
  boughtIn: string
}

export type FieldKey = keyof ItemFields

/** Describes one field of an item for all code that handles every field: readers, SQL, the protocol and the dashboard. */
export interface ItemField<Key extends FieldKey = FieldKey> {
  key: Key
  /** Column in the table `items`. */
  column: string
  kind: 'text' | 'flag' | 'choice'
  /** Default value; undefined if the field is required. */
  default?: ItemFields[Key]
  /** The values of a choice, besides ''. */
  choices?: readonly string[]
  /** Left out of messages if it has its default value. */
  isSeldom?: true
}

/** All fields that a person can set, in the order in which items are written; their checks are in `field-checks.ts`. */
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

/** The fields of an item if only the name is given. */
export const itemDefaults = Object.fromEntries(
  itemFields.flatMap((field) => (field.default === undefined ? [] : [[field.key, field.default]])),
) as Omit<ItemFields, 'name'>

function seldom(key: FieldKey, column: string): ItemField {
  return { key, column, kind: 'text', default: '', isSeldom: true }
}

function choice(key: FieldKey, column: string, choices: readonly string[]): ItemField {
  return { key, column, kind: 'choice', default: '', choices }
}
