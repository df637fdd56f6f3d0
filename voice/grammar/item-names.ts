import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { categoryWords } from '../../src/domain/category/category-words.ts'
import { termsOf } from '../../src/domain/category/lexicon-file.ts'
import { catalogue, popularNames } from '../../src/domain/words/catalogue.ts'
import { foodNames } from '../../src/domain/words/food-names.ts'
import { ideas } from '../../src/domain/words/ideas.ts'
import { nameForms } from '../../src/domain/words/name-forms.ts'

const content = join(import.meta.dirname, '../../src/content')
const alternatives = /^alternativeNames:\n((?: +- .*\n)+)/m

/** [ending, its replacements in the plural]; the first one that matches is used. */
const endings: readonly (readonly [ending: RegExp, plurals: readonly string[]])[] = [
  [/ie$/, ['ii']],
  [/ea$/, ['ele']],
  [/oare$/, ['ori']],
  [/ă$/, ['e', 'i']],
  [/e$/, ['i']],
  [/u$/, ['uri', 'e']],
  [/d$/, ['zi', 'de', 'duri']],
  [/(?<=[^aeiouăâîyw])$/, ['i', 'e', 'uri']],
]

/** Shorter words are sizes and the like: "ouă S". */
const shortestNoun = 3

/** All forms of a word that the tables list, under each of these forms. */
const listedForms: ReadonlyMap<string, readonly string[]> = new Map(
  termsOf(nameForms).flatMap((term) => {
    const forms = term.split('/')
    return forms.map((form) => [form, forms] as const)
  }),
)

/** The names of all items that the project knows, properly spelled, in every spoken form. */
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

/**
 * The possible plurals of a noun. The form of a Romanian noun does not determine its plural; a wrong form does no harm,
 * because nobody says it.
 */
function pluralsOf(word: string): string[] {
  if (word.length < shortestNoun) return []
  const [ending, plurals = []] = endings.find(([pattern]) => pattern.test(word)) ?? []
  return ending ? plurals.map((plural) => word.replace(ending, plural)) : []
}

/** The names of the guide's foods, with their alternative names. */
function guideNames(): string[] {
  const [, ...rows] = readFileSync(join(content, 'tables/foods.csv'), 'utf8').trim().split('\n')
  const names = rows.map((row) => row.split(',')[1] ?? '')
  const files = readdirSync(join(content, 'alimente'))
  return [...names, ...files.flatMap((file) => otherNames(join(content, 'alimente', file)))].map(withoutNote)
}

function otherNames(path: string): string[] {
  const [, list = ''] = readFileSync(path, 'utf8').match(alternatives) ?? []
  return list.split('\n').flatMap((line) => line.replace(/^ +- ["']?|["']?$/g, '') || [])
}

/** Drops the note in "Cola (băutură)". */
function withoutNote(name: string): string {
  return name.replace(/ *\(.*\)/, '').toLowerCase()
}
