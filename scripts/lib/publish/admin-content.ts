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
import { linesIn } from '../../../src/published/blocks.ts'
import { columnsOf, type OwnCollection, readColumns } from '../../../src/published/collection-columns.ts'
import { differenceOf } from '../../../src/published/differences.ts'
import { type FoodTexts, foodColumns } from '../../../src/published/food/food-columns.ts'
import type { PublishedFood } from '../../../src/published/food/whole-food.ts'
import { faultsOfIssues } from '../../../src/published/issue-sentence.ts'
import { faultOfText } from '../../../src/published/page-texts/faults.ts'
import type { PageText } from '../../../src/published/page-texts/page-text.ts'
import {
  type PublishedContent,
  publishedNotice,
  publishedSuggestion,
} from '../../../src/published/schemas.ts'
import { plainText } from '../../../src/published/settle.ts'
import { type FiledCollection, layFiles, readSettled } from './admin-records.ts'

/** Content that admins have written, or its faults, in sentences for them. */
export type AdminContent = { content: PublishedContent } | { faults: string[] }

/** The content of the site's files, which records are compared with. */
interface SiteFiles {
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

/** @param folder of the hooks, into which the build also puts these files */
export function readSiteFiles(folder: string): SiteFiles {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  return {
    index: JSON.parse(read(adminDataFiles.index)),
    foods: allFoodTexts(read(adminDataFiles.foods)),
    texts: JSON.parse(read(adminDataFiles.texts)),
  }
}

/** Updates the admins' records to the present files, after an update of the site or on a new machine. */
export function updateRecords(database: DatabaseSync, { foods, texts }: SiteFiles, nowMs: number): void {
  layFiles(database, foodRecords, foods, nowMs)
  const byKey = new Map(texts.map(({ key, page, text }) => [key, { key, page, text, knownWords: '' }]))
  layFiles(database, textRecords, byKey, nowMs)
}

/** Reads and checks all records by their schemas. `checkedContent` checks their prose, which needs packages for development. */
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

/** The texts that differ from their files. A text without a file is left out, because no page shows it. */
function readTexts(
  database: DatabaseSync,
  { texts }: SiteFiles,
): ReadRecords<PublishedContent['texts'][number]> {
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

/** The unchecked records of a collection, the oldest first. */
function readRecords(database: DatabaseSync, collection: OwnCollection): Record<string, unknown>[] {
  const columns = Object.keys(columnsOf[collection]).map((column) => `"${column}"`)
  const rows = database.prepare(`SELECT ${columns.join()} FROM ${collection} ORDER BY created, id`).all()
  return rows.map((row) => readColumns(collection, (column) => String(row[column] ?? '')))
}

interface Schema<Value> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: Value }
    | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } }
}

/** Checks records again: they were checked when they were saved, but the schema may have changed since. */
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
