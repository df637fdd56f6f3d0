import { categoryWords } from '../../src/domain/category/category-words.ts'
import { termsOf } from '../../src/domain/category/lexicon-file.ts'
import { catalogue, popularNames } from '../../src/domain/words/catalogue.ts'
import { foodNames } from '../../src/domain/words/food-names.ts'
import { ideas } from '../../src/domain/words/ideas.ts'
import { nameForms } from '../../src/domain/words/name-forms.ts'
import { guideNames } from './guide-names.ts'
import { pluralsOf } from './plurals.ts'

/** Every form of a word that the tables list, under each of them. */
const listedForms: ReadonlyMap<string, readonly string[]> = new Map(
  termsOf(nameForms).flatMap((term) => {
    const forms = term.split('/')
    return forms.map((form) => [form, forms] as const)
  }),
)

/** The names of things that the project knows, spelled properly, in all forms that people say. */
export function itemNames(): string[] {
  const terms = Object.values(categoryWords).flatMap(({ words }) => termsOf(words))
  const foods = Object.values(foodNames).flatMap(termsOf)
  const suggested = [...catalogue.map(({ name }) => name), ...Object.values(ideas).flat(), ...popularNames]
  return [...suggested, ...guideNames(), ...foods, ...terms.flatMap((term) => term.split('/'))].flatMap(
    formsOf,
  )
}

/** A name with its first word in every form: "pungă de gunoi", "pungi de gunoi". */
export function formsOf(name: string): string[] {
  const [first = '', ...rest] = name.split(' ')
  const forms = listedForms.get(first) ?? [first, ...pluralsOf(first)]
  return forms.map((form) => [form, ...rest].join(' '))
}
