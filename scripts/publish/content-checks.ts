import { icons } from '@iconify-json/noto'
import { deskTexts } from '../../src/i18n/desk.ts'
import { publicationTexts } from '../../src/i18n/publications.ts'
import type { ContentCollection } from '../../src/published/columns.ts'
import {
  type PublishedContent,
  type PublishedFood,
  publishedFood,
  publishedNotice,
  publishedSuggestion,
} from '../../src/published/schemas.ts'
import { faultsOfProse, sentencesOf, textsOf } from '../guide/prose.ts'
import { readFoodFiles } from '../guide/read-files.ts'
import { makeSpeller } from '../guide/spelling.ts'

type Records = (collection: ContentCollection) => Record<string, unknown>[]

/** The content that the desk holds, or what is wrong with it, in sentences for admins. */
export async function checkedContent(
  records: Records,
): Promise<{ content: PublishedContent } | { faults: string[] }> {
  const read = {
    foods: readAll(records('guide_foods'), publishedFood, 'slug'),
    suggestions: readAll(records('suggestions'), publishedSuggestion, 'name'),
    notices: readAll(records('notices'), publishedNotice, 'text'),
  }
  const broken = Object.values(read).flatMap(({ faults }) => faults)
  if (broken.length > 0) return { faults: broken }
  const { foods, suggestions, notices } = read
  const content = { foods: foods.values, suggestions: suggestions.values, notices: notices.values }
  const faults = await faultsOfTexts(content.foods)
  return faults.length > 0 ? { faults } : { content }
}

interface Schema<Value> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: Value }
    | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } }
}

/** Records are checked as they are saved; one may be of before the schema was another. */
function readAll<Value>(records: readonly Record<string, unknown>[], schema: Schema<Value>, key: string) {
  const values: Value[] = []
  const faults: string[] = []
  for (const record of records) {
    const read = schema.safeParse(record)
    if (read.success) values.push(read.data)
    else
      faults.push(
        ...read.error.issues.map(({ path, message }) =>
          publicationTexts.fault(String(record[key]), path.join('.'), deskTexts.issue(message)),
        ),
      )
  }
  return { values, faults }
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
