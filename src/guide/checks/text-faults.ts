import { descriptionLength, type FoodWords } from '../food-words.ts'

/** A food's file, whose parts have passed their own checks. */
interface WrittenFood {
  slug: string
  words: FoodWords
  description: string
}

interface LengthFault {
  kind: 'length'
  field: 'description'
  words: number
}

/** A fault of a food in the context of all others: the field, and the kind of fault. */
export type Fault = { slug: string } & (
  | { kind: 'unknown'; field: 'slug' }
  | LengthFault
  | { kind: 'link'; field: 'relatedFoods' | 'substitutes'; to: string }
  | { kind: 'repeat'; field: (typeof saidOnce)[number]; before: string }
)

/** The fields that must differ between foods. */
export const saidOnce = ['shortDescription', 'metaTitle', 'metaDescription'] as const

// PocketBase's engine, which also runs this, knows no classes of Unicode.
const word = /[A-Za-z0-9\u00c0-\u024f]+/g

export function wordsOf(text: string): string[] {
  return text.match(word) ?? []
}

/**
 * The faults of all foods together: descriptions of the wrong length, repeated texts, links to foods that do not exist,
 * and foods without a row.
 *
 * @param known the foods that the tables have
 */
export function faultsOf(foods: readonly WrittenFood[], known: ReadonlySet<string>): Fault[] {
  const slugs = new Set(foods.map(({ slug }) => slug))
  return [
    ...foods
      .filter(({ slug }) => !known.has(slug))
      .map(({ slug }) => ({ slug, kind: 'unknown', field: 'slug' }) as const),
    ...foods.flatMap((food) => faultOfLength(food).map((fault) => ({ slug: food.slug, ...fault }))),
    ...foods.flatMap((food) => faultsOfLinks(food, slugs)),
    ...saidOnce.flatMap((field) => faultsOfRepeats(foods, field)),
  ]
}

/** A fault as a sentence for the authors of the guide's files. */
export function shownFault(fault: Fault): string {
  return `${fault.slug}: ${whatIsWrong(fault)}`
}

function whatIsWrong(fault: Fault): string {
  switch (fault.kind) {
    case 'unknown':
      return 'the tables do not know it'
    case 'length':
      return `the description has ${fault.words} words`
    case 'link':
      return `there is no other food "${fault.to}"`
    case 'repeat':
      return `has the ${fault.field} of ${fault.before}`
  }
}

/** One fault when the description is too short or too long. */
export function faultOfLength({ description }: Pick<WrittenFood, 'description'>): LengthFault[] {
  const { length: words } = wordsOf(description)
  const isRight = words >= descriptionLength.least && words <= descriptionLength.most
  return isRight ? [] : [{ kind: 'length', field: 'description', words }]
}

function faultsOfLinks({ slug, words }: WrittenFood, slugs: ReadonlySet<string>): Fault[] {
  const links = [
    ...words.relatedFoods.map((to) => ({ field: 'relatedFoods', to }) as const),
    ...words.substitutes.flatMap((one) =>
      'food' in one ? [{ field: 'substitutes', to: one.food } as const] : [],
    ),
  ]
  return links
    .filter(({ to }) => to === slug || !slugs.has(to))
    .map((link) => ({ slug, kind: 'link', ...link }))
}

function faultsOfRepeats(foods: readonly WrittenFood[], field: (typeof saidOnce)[number]): Fault[] {
  const said = new Map<string, string>()
  return foods.flatMap(({ slug, words }) => {
    const before = said.get(words[field])
    said.set(words[field], slug)
    return before === undefined ? [] : [{ slug, kind: 'repeat', field, before }]
  })
}
