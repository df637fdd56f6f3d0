import { icons } from '@iconify-json/noto'
import { publicationTexts } from '../../src/i18n/publications.ts'
import type { PublishedFood } from '../../src/published/schemas.ts'
import { faultsOfProse, sentencesOf, textsOf } from '../guide/prose.ts'
import { readFoodFiles } from '../guide/read-files.ts'
import { makeSpeller } from '../guide/spelling.ts'
import { type DeskContent, type Records, readContent } from './desk-content.ts'

/** The content that the desk holds, or what is wrong with it, in sentences for admins. */
export async function checkedContent(records: Records): Promise<DeskContent> {
  const read = readContent(records)
  if ('faults' in read) return read
  const faults = await faultsOfTexts(read.content.foods)
  return faults.length > 0 ? { faults } : read
}

/** What the guide's own check says of the texts that admins have written. */
async function faultsOfTexts(foods: readonly PublishedFood[]): Promise<string[]> {
  if (foods.length === 0) return []
  const misspelled = await makeSpeller()
  const edited = new Set(foods.map(({ slug }) => slug))
  const said = sentencesOfFiles(edited)
  return foods.flatMap((food) => {
    const { slug, name = '', description = '', picture, knownWords = [], ...rest } = food
    const { nutrition: _, source: __, category: ___, ...head } = rest
    const text = [name, ...textsOf(head, description)].join('\n')
    const unknown = new Set(misspelled(text).filter((word) => !knownWords.includes(word)))
    const repeated = sentencesOf(text).flatMap((sentence) => said.get(sentence) ?? [])
    const sentences = [
      ...[...unknown].map(publicationTexts.unknownWord),
      ...faultsOfProse(text).map(publicationTexts.prose),
      ...repeated.map(publicationTexts.saidTwice),
      ...(picture && !(picture in icons.icons) ? [publicationTexts.picture(picture)] : []),
    ]
    return sentences.map((sentence) => `${slug}: ${sentence}`)
  })
}

/** Which food's file says a sentence, of those that admins leave alone. */
function sentencesOfFiles(edited: ReadonlySet<string>): ReadonlyMap<string, string> {
  return new Map(
    readFoodFiles()
      .filter(({ slug }) => !edited.has(slug))
      .flatMap(({ slug, head, description }) =>
        textsOf(head, description)
          .flatMap((text) => sentencesOf(text))
          .map((sentence) => [sentence, slug] as const),
      ),
  )
}
