/** The words of the guide: complete, said once, in good Romanian. With slugs: tells of those foods alone. */
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import * as z from 'zod'
import { descriptionLength, foodWords } from '../src/guide/food-words.ts'
import { faultsOfProse, sentencesOf, wordsOf } from './guide/prose.ts'
import { type FoodFile, readFoodFiles } from './guide/read-files.ts'
import { makeSpeller } from './guide/spelling.ts'
import { inProject } from './root.ts'

const misspelled = await makeSpeller()
const table: { slug: string }[] = ['foods', 'foods_unmatched'].flatMap((name) =>
  parse(readFileSync(inProject(`src/content/tables/${name}.csv`)), { columns: true }),
)
const slugs = new Set(table.map(({ slug }) => slug))
const pictures = new Set(
  Object.keys(
    JSON.parse(readFileSync(inProject('node_modules/@iconify-json/noto/icons.json'), 'utf8')).icons,
  ),
)

const asked = process.argv.slice(2)
const files = readFoodFiles()
const firstSaid = new Map<string, string>()
const firstTitled = new Map<string, string>()
let faults = 0
for (const file of files) {
  const found = [...faultsOf(file), ...repeatsOf(file)]
  if (asked.length > 0 && !asked.includes(file.slug)) continue
  faults += found.length
  for (const fault of found) process.stdout.write(`${file.slug}: ${fault}\n`)
}
for (const slug of asked.filter((name) => !files.some((file) => file.slug === name)))
  process.stdout.write(`${slug}: no file\n`)
process.stdout.write(`${files.length} foods, ${faults} faults\n`)
process.exit(faults > 0 ? 1 : 0)

function faultsOf({ slug, head, description }: FoodFile): string[] {
  const read = foodWords.safeParse(head)
  if (!read.success) return [z.prettifyError(read.error)]
  const words = read.data
  const length = wordsOf(description).length
  const links = [
    ...words.relatedFoods,
    ...words.substitutes.flatMap((one) => ('food' in one ? [one.food] : [])),
  ]
  const text = textsOf(head, description).join('\n')
  return [
    ...(slugs.has(slug) ? [] : ['the tables do not know this food']),
    ...(length < descriptionLength.least || length > descriptionLength.most
      ? [`the description has ${length} words`]
      : []),
    ...links.filter((link) => !slugs.has(link)).map((link) => `there is no food ${link}`),
    ...links.filter((link) => link === slug).map(() => 'points to itself'),
    ...(words.picture && !pictures.has(words.picture) ? [`there is no picture ${words.picture}`] : []),
    ...faultsOfProse(text),
    ...[...new Set(misspelled(text))].map((word) => `unknown word: ${word}`),
  ]
}

function repeatsOf({ slug, head, description }: FoodFile): string[] {
  const sentences = textsOf(head, description).flatMap((text) => sentencesOf(text))
  const titles = ['shortDescription', 'metaTitle', 'metaDescription'].map((key) =>
    String((head as Record<string, unknown>)[key]),
  )
  return [...noteRepeats(firstSaid, sentences, slug), ...noteRepeats(firstTitled, titles, slug)]
}

function noteRepeats(first: Map<string, string>, texts: readonly string[], slug: string): string[] {
  return texts.flatMap((text) => {
    const before = first.get(text)
    if (before === undefined) first.set(text, slug)
    return before === undefined ? [] : [`said by ${before} already: ${text}`]
  })
}

/** Everything that is read by people: not slugs, not names of pictures. */
function textsOf(head: unknown, description: string): string[] {
  const texts: string[] = [description]
  const visit = (value: unknown, key = ''): void => {
    if (['picture', 'food', 'relatedFoods', 'unit', 'quantity'].includes(key)) return
    if (typeof value === 'string') texts.push(value)
    else if (Array.isArray(value)) for (const one of value) visit(one)
    else if (value && typeof value === 'object')
      for (const [name, one] of Object.entries(value)) visit(one, name)
  }
  visit(head)
  return texts
}
