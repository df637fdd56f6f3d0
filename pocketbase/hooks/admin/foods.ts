import { adminTexts } from '../../../src/i18n/admin/admin.ts'
import {
  adminDataFiles,
  directoryOf,
  foodTextsIn,
  type GuideIndex,
} from '../../../src/published/admin-data.ts'
import { faultsOfFood } from '../../../src/published/food/check-food.ts'
import { type FoodColumn, type FoodTexts, foodColumns } from '../../../src/published/food/food-columns.ts'
import { textRows } from '../sql.ts'
import { readAdminData } from './admin-data.ts'
import type { AdminApp, RecordRequestEvent, StoredRecord } from './admin-types.d.ts'
import { refuseFaults } from './refuse.ts'
import { keepSettled, refuseStale, settledFrom } from './settled-record.ts'

const choices: ReadonlySet<string> = new Set<FoodColumn>([
  'season',
  'allergens',
  'recipeAllergens',
  'mayContain',
])

/**
 * A superuser saves a food: empty columns get the values of its files, and the record is saved only if the site could show
 * it.
 */
export function saveFood(event: RecordRequestEvent): void {
  const { app, record } = event
  const slug = record.getString('slug')
  refuseStale(record)
  refuseFaults(faultsOfAddress(app, record))
  const file = foodTextsIn(readAdminData(adminDataFiles.foods), slug)
  const settled = settledFrom(record, foodTextsOf, file)
  refuseFaults(faultsIn(app, settled.texts as FoodTexts, file))
  keepFood(record, settled.texts as FoodTexts)
  keepSettled(record, settled)
  event.next()
}

function foodTextsOf(record: StoredRecord): FoodTexts {
  const textOf = (column: FoodColumn) =>
    choices.has(column) ? JSON.stringify(Array.from(record.getStringSlice(column))) : record.getString(column)
  return Object.fromEntries(foodColumns.map((column) => [column, textOf(column)])) as Record<
    FoodColumn,
    string
  >
}

/** An address must not be that of another food, and a food may not change its own. */
function faultsOfAddress(app: AdminApp, record: StoredRecord): Record<string, string> {
  const [slug, before] = [record.getString('slug'), record.original().getString('slug')]
  if (before !== '') return before === slug ? {} : { slug: adminTexts.slugStays }
  const taken = slugsWhere(app, 'slug = {:value}', slug, '')
  return taken.length > 0 ? { slug: adminTexts.slugTaken } : {}
}

function slugsWhere(app: AdminApp, condition: string, value: string, but: string): string[] {
  const sql = `SELECT slug AS value FROM guide_foods WHERE ${condition} AND slug <> {:but} LIMIT 1`
  return textRows(app.db(), sql, { value, but })
}

function faultsIn(app: AdminApp, texts: FoodTexts, file: FoodTexts | undefined): Record<string, string> {
  const index: GuideIndex = JSON.parse(readAdminData(adminDataFiles.index))
  const records = textRows(app.db(), 'SELECT json_array(slug, name) AS value FROM guide_foods', {})
  return faultsOfFood(texts, {
    file,
    foods: directoryOf([...index.foods, ...records.map((json) => JSON.parse(json))]),
    sources: new Set(index.sources),
    subcategories: index.subcategories,
    hasPicture: (name) => index.pictures.includes(name),
    sayerOf: (field, text) => slugsWhere(app, `${field} = {:value}`, text, texts.slug)[0],
  })
}

function keepFood(record: StoredRecord, texts: FoodTexts): void {
  const isEdited = foodColumns.some((column) => texts[column] !== foodTextsOf(record.original())[column])
  for (const column of foodColumns)
    record.set(
      column,
      choices.has(column) && texts[column] !== '' ? JSON.parse(texts[column]) : texts[column],
    )
  if (isEdited) record.set('edited', new Date().toISOString().slice(0, 10))
}
