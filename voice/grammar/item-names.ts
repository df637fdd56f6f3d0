import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { categoryWords } from '../../src/domain/category/category-words.ts'
import { termsOf } from '../../src/domain/category/lexicon-file.ts'
import { fold } from '../../src/domain/lib/fold.ts'
import { once } from '../../src/domain/lib/once.ts'
import { boughtMonthly, boughtSeldom, boughtWeekly } from '../../src/domain/words/assortment.ts'
import { brands } from '../../src/domain/words/brands.ts'
import { catalogue, popularNames } from '../../src/domain/words/catalogue.ts'
import { productHeads } from '../../src/domain/words/compounds.ts'
import { foodNames } from '../../src/domain/words/food-names.ts'
import { ideas } from '../../src/domain/words/ideas.ts'
import { nameForms } from '../../src/domain/words/name-forms.ts'
import { unitRows } from '../../src/domain/words/units.ts'

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

/**
 * Negative logarithms of how often people buy something, by the table that names it, in addition to that of any item; the
 * catalogue has its own priorities.
 */
const tableCosts = {
  popular: 0,
  suggested: 1.5,
  weekly: 1.5,
  monthly: 2.5,
  guide: 3,
  vocabulary: 3.5,
  other: 5,
} as const
/** A plural that no table has may not exist: "mieri". */
const inventedCost = 5
/** A third form of a word is mostly another spelling. */
const variantCost = 2
/** A priority of the catalogue; the highest is 10. */
const costOfPriority = (priority: number) => (10 - priority) * 0.15

/** The names of all items that the project knows, properly spelled, in every spoken form, each with its cost. */
const spelledForms = once((): [form: string, cost: number][] => {
  const terms = Object.values(categoryWords).flatMap(({ words }) => splitTerms(words))
  const isBrand = new Set(brandNames())
  const names: [names: readonly string[], cost: number][] = [
    ...catalogue.map(({ name, priority }): [string[], number] => [[name], costOfPriority(priority)]),
    [popularNames, tableCosts.popular],
    [Object.values(ideas).flat(), tableCosts.suggested],
    [splitTerms(boughtWeekly), tableCosts.weekly],
    [splitTerms(boughtMonthly), tableCosts.monthly],
    [[...guideNames(), ...Object.values(foodNames).flatMap(termsOf)], tableCosts.guide],
    [splitTerms(boughtSeldom), tableCosts.vocabulary],
    [terms.filter((term) => !isBrand.has(term)), tableCosts.vocabulary],
    [vesselNames(), tableCosts.vocabulary],
    [[...brandNames(), ...otherGuideNames()], tableCosts.other],
  ]
  return names.flatMap(([group, cost]) =>
    group.flatMap((name) =>
      weightedForms(name).map(([form, extra]): [string, number] => [form, cost + extra]),
    ),
  )
})

/** The names of all items that the project knows, properly spelled, in every spoken form. */
export function itemNames(): string[] {
  return spelledForms().map(([form]) => form)
}

/** The names of all items that the project knows, folded, in every spoken form, with the cost of each. */
export const itemCosts = once((): ReadonlyMap<string, number> => {
  const costs = new Map<string, number>()
  // This table is folded itself.
  const heads = productHeads.split(' ').map((head): [string, number] => [head, tableCosts.vocabulary])
  for (const [form, cost] of [...spelledForms(), ...heads]) {
    const key = fold(form)
    costs.set(key, Math.min(cost, costs.get(key) ?? Number.POSITIVE_INFINITY))
  }
  return costs
})

/** The names of a table that has them by comma or line, with their forms. */
function splitTerms(table: string): string[] {
  return termsOf(table).flatMap((term) => term.split('/'))
}

/** Vessels and packs that are bought as such. */
function vesselNames(): string[] {
  const vessels = unitRows.filter(({ kind }) => kind === 'vessel' || kind === 'pack')
  return vessels.map(({ unit }) => unit)
}

function brandNames(): string[] {
  return brands.flatMap(([, names]) => names.toLowerCase().split(', '))
}

/** [ending, that of the form with an article], folded. */
const articles: readonly (readonly [ending: RegExp, definite: string])[] = [
  [/a$/, 'a'],
  [/ea$/, 'eaua'],
  [/e$/, 'ele'],
  [/e$/, 'ea'],
  [/i$/, 'ile'],
  [/i$/, 'ii'],
  [/i$/, 'iul'],
  [/u$/, 'ul'],
  [/(?<=[^aeiou])$/, 'ul'],
]

/** The first words of names with their article, folded, as commands have them: "laptele". */
export function withArticles(costs: ReadonlyMap<string, number>, extra: number): Map<string, number> {
  const definite = new Map<string, number>()
  for (const [name, cost] of costs) {
    const [first = '', ...rest] = name.split(' ')
    for (const [ending, replacement] of articles) {
      if (!ending.test(first)) continue
      const form = [first.replace(ending, replacement), ...rest].join(' ')
      definite.set(form, Math.min(cost + extra, definite.get(form) ?? Number.POSITIVE_INFINITY))
    }
  }
  return definite
}

/** All forms of a name, with the cost of each in addition to that of the name. */
function weightedForms(name: string): [form: string, extra: number][] {
  const [first = '', ...rest] = name.split(' ')
  const listed = listedForms.get(first)
  const forms = listed ?? [first, ...pluralsOf(first)]
  return forms.map((form, at) => {
    const extra = listed ? (at > 1 ? variantCost : 0) : form === first ? 0 : inventedCost
    return [[form, ...rest].join(' '), form === first ? 0 : extra]
  })
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

/** The names of the guide's foods. */
function guideNames(): string[] {
  const [, ...rows] = readFileSync(join(content, 'tables/foods.csv'), 'utf8').trim().split('\n')
  return rows.map((row) => withoutNote(row.split(',')[1] ?? ''))
}

/** The alternative names of the guide's foods. */
function otherGuideNames(): string[] {
  const files = readdirSync(join(content, 'alimente'))
  return files.flatMap((file) => otherNames(join(content, 'alimente', file))).map(withoutNote)
}

function otherNames(path: string): string[] {
  const [, list = ''] = readFileSync(path, 'utf8').match(alternatives) ?? []
  return list.split('\n').flatMap((line) => line.replace(/^ +- ["']?|["']?$/g, '') || [])
}

/** Drops the note in "Cola (băutură)". */
function withoutNote(name: string): string {
  return name.replace(/ *\(.*\)/, '').toLowerCase()
}
