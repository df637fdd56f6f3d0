import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { publicationTexts } from '../../../src/i18n/admin/publications.ts'
import {
  adminDataFiles,
  allFoodTexts,
  directoryOf,
  type GuideIndex,
} from '../../../src/published/admin-data.ts'
import type { OwnCollection } from '../../../src/published/columns.ts'
import { differenceOf } from '../../../src/published/differences.ts'
import { type FoodTexts, foodColumns } from '../../../src/published/food/columns.ts'
import type { PublishedFood } from '../../../src/published/food/whole-food.ts'
import { faultsOfIssues } from '../../../src/published/issue-sentence.ts'
import { linesIn } from '../../../src/published/lines.ts'
import { faultOfText } from '../../../src/published/page-texts/faults.ts'
import type { PageText } from '../../../src/published/page-texts/page-text.ts'
import {
  type PublishedContent,
  type PublishedText,
  publishedNotice,
  publishedSuggestion,
} from '../../../src/published/schemas.ts'
import { plainText } from '../../../src/published/settle.ts'
import { readRecords } from './admin-database.ts'
import { type FiledCollection, layFiles, readSettled } from './admin-records.ts'

/** What admins have written, or what is wrong with it, in sentences for them. */
export type AdminContent = { content: PublishedContent } | { faults: string[] }

/** What the site's files say, as the dashboard compares records with them. */
export interface SiteFiles {
  index: GuideIndex
  foods: ReadonlyMap<string, FoodTexts>
  texts: readonly PageText[]
}

const foodRecords: FiledCollection = { name: 'guide_foods', key: 'slug', columns: [...foodColumns, 'edited'] }
const textRecords: FiledCollection = {
  name: 'page_texts',
  key: 'key',
  columns: ['key', 'page', 'text', 'knownWords'],
}

/** @param folder of the hooks, which the build has laid these files beside */
export function readSiteFiles(folder: string): SiteFiles {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  return {
    index: JSON.parse(read(adminDataFiles.index)),
    foods: allFoodTexts(read(adminDataFiles.foods)),
    texts: JSON.parse(read(adminDataFiles.texts)),
  }
}

/** Brings the admins' records up to the files, as they are after an update of the site or on a new machine. */
export function updateRecords(database: DatabaseSync, { foods, texts }: SiteFiles, nowMs: number): void {
  layFiles(database, foodRecords, foods, nowMs)
  const byKey = new Map(texts.map(({ key, page, text }) => [key, { key, page, text, knownWords: '' }]))
  layFiles(database, textRecords, byKey, nowMs)
}

/** Reads the dashboard by the schema, which needs no package for development; its prose is looked at elsewhere. */
export function readContent(database: DatabaseSync, files: SiteFiles): AdminContent {
  const own = (collection: OwnCollection) => readRecords(database, collection)
  const read = {
    foods: readFoods(database, files),
    texts: readTexts(database, files),
    suggestions: readAll(own('suggestions'), publishedSuggestion, 'name'),
    notices: readAll(own('notices'), publishedNotice, 'text'),
  }
  const faults = Object.values(read).flatMap((of) => of.faults)
  if (faults.length > 0) return { faults }
  const { foods, texts, suggestions, notices } = read
  return {
    content: {
      foods: foods.values,
      texts: texts.values,
      suggestions: suggestions.values,
      notices: notices.values,
    },
  }
}

interface ReadRecords<Value> {
  values: Value[]
  faults: string[]
}

function readFoods(database: DatabaseSync, { foods, index }: SiteFiles): ReadRecords<PublishedFood> {
  const records = [...readSettled(database, foodRecords).values()].map(
    ({ texts }) => texts as FoodTexts & { edited: string },
  )
  const named = records.map(({ slug, name }) => [slug, name] as const)
  const directory = directoryOf([...index.foods, ...named])
  const read = records.map(({ edited, ...texts }) =>
    differenceOf({ texts, edited }, foods.get(texts.slug), directory),
  )
  return {
    values: read.flatMap((one) => ('food' in one && one.food ? [one.food] : [])),
    faults: read.flatMap((one) => ('faults' in one ? one.faults : [])),
  }
}

/** Those that differ from their files; one that no file has any more is on no page. */
function readTexts(database: DatabaseSync, { texts }: SiteFiles): ReadRecords<PublishedText> {
  const records = readSettled(database, textRecords)
  const changed = texts.flatMap((file) => {
    const { text = '', knownWords = '' } = records.get(file.key)?.texts ?? {}
    const plain = plainText(text)
    return plain === '' || plain === plainText(file.text) ? [] : [{ file, text: plain, knownWords }]
  })
  return {
    values: changed.map(({ file: { key }, text, knownWords }) => {
      const words = linesIn(plainText(knownWords))
      return { key, text, ...(words.length > 0 && { knownWords: words }) }
    }),
    faults: changed.flatMap(({ file, text }) => {
      const fault = faultOfText(file, text)
      return fault === undefined ? [] : [publicationTexts.fault(file.key, 'text', fault)]
    }),
  }
}

interface Schema<Value> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: Value }
    | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } }
}

/** Records are checked as they are saved; one may be of before the schema was another. */
function readAll<Value>(
  records: readonly Record<string, unknown>[],
  schema: Schema<Value>,
  key: string,
): ReadRecords<Value> {
  const read = records.map((record) => ({ record, outcome: schema.safeParse(record) }))
  return {
    values: read.flatMap(({ outcome }) => (outcome.success ? [outcome.data] : [])),
    faults: read.flatMap(({ record, outcome }) =>
      outcome.success
        ? []
        : Object.entries(faultsOfIssues(outcome.error.issues)).map(([column, sentence]) =>
            publicationTexts.fault(String(record[key]), column, sentence),
          ),
    ),
  }
}
