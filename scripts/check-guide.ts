/** The words of the guide: each said once, in good Romanian. With slugs: tells of those foods alone. */
import * as z from 'zod'
import { faultsOf, shownFault } from '../src/guide/faults.ts'
import { foodWords } from '../src/guide/food-words.ts'
import { contradictionsOf } from './guide/contradictions.ts'
import { faultsOfProse, sentencesOf, textsOf } from './guide/prose.ts'
import { type FoodFile, readFacts, readFoodFiles, readFoodNames } from './guide/read-files.ts'
import { makeSpeller } from './guide/spelling.ts'

const asked = process.argv.slice(2)
const misspelled = await makeSpeller()
const files = readFoodFiles()
const read = files.map(({ slug, head, description }) => ({
  slug,
  description,
  words: foodWords.safeParse(head),
}))
const { keepingOf, allergensOf } = readFacts()
const whole = read.flatMap(({ slug, description, words }) =>
  words.success ? [{ slug, description, words: words.data }] : [],
)
const faults = [
  ...read.flatMap(({ slug, words }) => (words.success ? [] : [`${slug}: ${z.prettifyError(words.error)}`])),
  ...faultsOf(whole, new Set(readFoodNames().keys())).map(shownFault),
  ...files.flatMap(({ slug, head, description }) => {
    const text = textsOf(head, description).join('\n')
    const unknown = [...new Set(misspelled(text))].map((word) => `unknown word: ${word}`)
    return [...faultsOfProse(text), ...unknown].map((fault) => `${slug}: ${fault}`)
  }),
  ...faultsOfSentences(files),
  ...whole.flatMap(({ slug, words, description }) =>
    contradictionsOf({
      words,
      description,
      keeping: keepingOf(slug),
      allergens: allergensOf(slug),
    }).map((fault) => `${slug}: ${fault}`),
  ),
].filter((fault) => asked.length === 0 || asked.some((slug) => fault.startsWith(`${slug}:`)))

for (const fault of faults) process.stdout.write(`${fault}\n`)
process.stdout.write(`${files.length} foods, ${faults.length} faults\n`)
process.exit(faults.length > 0 ? 1 : 0)

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
