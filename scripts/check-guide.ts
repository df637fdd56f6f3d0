/** The words of the guide: each said once, in good Romanian. With slugs: tells of those foods alone. */
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import * as z from 'zod'
import { faultsOf } from '../src/guide/faults.ts'
import { foodWords } from '../src/guide/food-words.ts'
import { faultsOfProse, sentencesOf, textsOf } from './guide/prose.ts'
import { type FoodFile, readFoodFiles } from './guide/read-files.ts'
import { makeSpeller } from './guide/spelling.ts'
import { inProject } from './root.ts'

const asked = process.argv.slice(2)
const misspelled = await makeSpeller()
const files = readFoodFiles()
const whole = files.flatMap(({ slug, head, description }) => {
  const words = foodWords.safeParse(head)
  return words.success ? [{ slug, words: words.data, description }] : []
})
const faults = [
  ...files.flatMap(({ slug, head }) => {
    const words = foodWords.safeParse(head)
    return words.success ? [] : [`${slug}: ${z.prettifyError(words.error)}`]
  }),
  ...faultsOf(whole, knownFoods()),
  ...files.flatMap(({ slug, head, description }) => {
    const text = textsOf(head, description).join('\n')
    const unknown = [...new Set(misspelled(text))].map((word) => `unknown word: ${word}`)
    return [...faultsOfProse(text), ...unknown].map((fault) => `${slug}: ${fault}`)
  }),
  ...faultsOfSentences(files),
].filter((fault) => asked.length === 0 || asked.some((slug) => fault.startsWith(`${slug}:`)))

for (const fault of faults) process.stdout.write(`${fault}\n`)
process.stdout.write(`${files.length} foods, ${faults.length} faults\n`)
process.exit(faults.length > 0 ? 1 : 0)

function knownFoods(): Set<string> {
  const rows: { slug: string }[] = ['foods', 'foods_unmatched'].flatMap((name) =>
    parse(readFileSync(inProject(`src/content/tables/${name}.csv`)), { columns: true }),
  )
  return new Set(rows.map(({ slug }) => slug))
}

/** No sentence of eight words and more stands twice in the guide. */
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
