/** Checks the words of the guide: good Romanian, and no sentence twice. Slugs as parameters limit it to those foods. */
import * as z from 'zod'
import { contradictionsOf } from '../../../src/guide/checks/contradictions.ts'
import { faultsOfProse, sentencesOf, textsOf } from '../../../src/guide/checks/prose.ts'
import { faultsOf, shownFault } from '../../../src/guide/checks/text-faults.ts'
import { foodWords } from '../../../src/guide/food-words.ts'
import { allergenRow } from '../../../src/guide/tables/table-rows.ts'
import { readFacts } from './read-facts.ts'
import { type FoodFile, readFoodFiles, readFoodNames, readTable } from './read-files.ts'
import { makeSpeller } from './spelling.ts'

const asked = process.argv.slice(2)
const misspelled = await makeSpeller()
const files = readFoodFiles()
const read = files.map(({ slug, head, description }) => ({
  slug,
  description,
  words: foodWords.safeParse(head),
}))
const factsOf = readFacts()
const allergenRows = new Map(
  readTable('allergens')
    .map((row) => allergenRow.parse(row))
    .map((row) => [row.slug, row]),
)
const allergensOf = (slug: string) =>
  allergenRows.get(slug) ?? { contains: [], by_recipe: [], may_contain: [] }
const known = new Set(readFoodNames().keys())
const isKnown = ({ slug }: { slug: string }) => known.has(slug)
const whole = read.flatMap(({ slug, description, words }) =>
  words.success ? [{ slug, description, words: words.data }] : [],
)
const faults = [
  ...read.flatMap(({ slug, words }) => (words.success ? [] : [`${slug}: ${z.prettifyError(words.error)}`])),
  ...faultsOf(whole, known).map(shownFault),
  ...files.flatMap(({ slug, head, description }) => {
    const text = textsOf(head, description).join('\n')
    const unknown = [...new Set(misspelled(text))].map((word) => `unknown word: ${word}`)
    const prose = faultsOfProse(text).map(({ kind, found }) => `${kind}: ${found}`)
    return [...prose, ...unknown].map((fault) => `${slug}: ${fault}`)
  }),
  ...faultsOfSentences(files),
  ...whole.filter(isKnown).flatMap(({ slug, words, description }) => {
    const { contains, by_recipe: byRecipe, may_contain: traces } = allergensOf(slug)
    const allergens = { contains, byRecipe, traces }
    const { keeping, ...facts } = factsOf(slug)
    const safety = facts.safety.map(({ text }) => text)
    return contradictionsOf({ words, description, keeping, safety, allergens }).map(
      ({ kind, field, found }) => `${slug}: ${field} contradicts what else is said (${kind}): ${found}`,
    )
  }),
].filter((fault) => asked.length === 0 || asked.some((slug) => fault.startsWith(`${slug}:`)))

for (const fault of faults) process.stdout.write(`${fault}\n`)
process.stdout.write(`${files.length} foods, ${faults.length} faults\n`)
process.exit(faults.length > 0 ? 1 : 0)

/** Finds sentences of at least eight words that the guide has twice. */
function faultsOfSentences(all: readonly FoodFile[]): string[] {
  const said = new Map<string, string>()
  return all.flatMap(({ slug, head, description }) =>
    textsOf(head, description)
      .flatMap((text) => sentencesOf(text))
      .flatMap((sentence) => {
        const before = said.get(sentence)
        said.set(sentence, slug)
        return before === undefined ? [] : [`${slug}: ${before} says it too: ${sentence}`]
      }),
  )
}
