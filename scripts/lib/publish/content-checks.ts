import { faultsOfProse, sentencesOf, textsOf } from '../../../src/guide/prose.ts'
import { adminTexts } from '../../../src/i18n/admin/admin.ts'
import { publicationTexts } from '../../../src/i18n/admin/publications.ts'
import type { PublishedFood } from '../../../src/published/food/whole-food.ts'
import { headOf } from '../../../src/published/overlay.ts'
import { fileTexts } from '../../../src/published/page-texts/page-texts.ts'
import type { PublishedContent } from '../../../src/published/schemas.ts'
import { readFoodFiles } from '../guide/read-files.ts'
import { makeSpeller } from '../guide/spelling.ts'
import type { AdminContent } from './admin-content.ts'

/** The same content, or what is wrong with its words, in sentences for admins. */
export async function checkedContent(read: AdminContent): Promise<AdminContent> {
  if ('faults' in read) return read
  const { foods, texts } = read.content
  const faults = [...(await faultsOfFoods(foods)), ...(await faultsOfPages(texts))]
  return faults.length > 0 ? { faults } : read
}

/** What the guide's own check says of the texts that admins have written of foods. */
async function faultsOfFoods(foods: readonly PublishedFood[]): Promise<string[]> {
  if (foods.length === 0) return []
  const misspelled = await makeSpeller()
  const edited = new Set(foods.map(({ slug }) => slug))
  const said = sentencesOfFiles(edited)
  return foods.flatMap((food) => {
    const { slug, knownWords = [] } = food
    const text = readIn(food).join('\n')
    const unknown = new Set(misspelled(text).filter((word) => !knownWords.includes(word)))
    const repeated = sentencesOf(text).flatMap((sentence) => said.get(sentence) ?? [])
    const sentences = [
      ...[...unknown].map(publicationTexts.unknownWord),
      ...faultsOfProse(text).map(({ kind, found }) => adminTexts.prose(kind, found)),
      ...repeated.map(publicationTexts.saidTwice),
    ]
    return sentences.map((sentence) => `${slug}: ${sentence}`)
  })
}

/** What people read of what admins have written of a food. */
function readIn(food: PublishedFood): string[] {
  const { name = '', description = '', keeping = [], safety = [], measures = [] } = food
  return [
    name,
    ...textsOf(headOf(food), description),
    ...keeping.map(({ note }) => note),
    ...safety.map(({ text }) => text),
    ...measures.map(({ measure }) => measure),
  ]
}

const misprints: ReadonlySet<string> = new Set(['cedilla instead of comma below', 'straight quotation marks'])

/** Of other pages only what is misspelled: they sell nothing to eat. */
async function faultsOfPages(texts: PublishedContent['texts']): Promise<string[]> {
  if (texts.length === 0) return []
  const misspelled = await makeSpeller()
  const ofFiles = new Set(fileTexts().flatMap(({ text }) => misspelled(text)))
  return texts.flatMap(({ key, text, knownWords = [] }) => {
    const unknown = new Set(
      misspelled(text).filter((word) => !knownWords.includes(word) && !ofFiles.has(word)),
    )
    const sentences = [
      ...[...unknown].map(publicationTexts.unknownWord),
      ...faultsOfProse(text)
        .filter(({ kind }) => misprints.has(kind))
        .map(({ kind, found }) => adminTexts.prose(kind, found)),
    ]
    return sentences.map((sentence) => `${key}: ${sentence}`)
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
