import { faultsOfProse, sentencesOf, textsOf } from '../../../src/guide/checks/prose.ts'
import { adminTexts } from '../../../src/i18n/admin/admin.ts'
import { publicationTexts } from '../../../src/i18n/admin/publications.ts'
import type { PublishedFood } from '../../../src/published/food/whole-food.ts'
import { headOf } from '../../../src/published/overlay.ts'
import { fileTexts } from '../../../src/published/page-texts/page-texts.ts'
import type { PublishedContent } from '../../../src/published/schemas.ts'
import { readFoodFiles } from '../guide/read-files.ts'
import { makeSpeller } from '../guide/spelling.ts'
import type { AdminContent } from './admin-content.ts'

/** The same content, or the faults of its words, in sentences for admins. */
export async function checkedContent(read: AdminContent): Promise<AdminContent> {
  if ('faults' in read) return read
  const { foods, texts } = read.content
  const faults = [...(await faultsOfFoods(foods)), ...(await faultsOfPages(texts))]
  return faults.length > 0 ? { faults } : read
}

/** Checks the admins' texts about foods as the guide's own check does. */
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

/** The texts of a published food that people read. */
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

/** Checks the spelling of other pages. The rules about claims do not apply, because these pages are not about food. */
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

/** The sentences of all files that admins have not edited, each with the slug of its food. */
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
