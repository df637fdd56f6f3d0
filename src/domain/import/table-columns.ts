import { fold } from '../lib/fold.ts'
import type { ImportFormat } from './imported.ts'

export type Column =
  | 'name'
  | 'quantity'
  | 'unit'
  | 'category'
  | 'store'
  | 'note'
  | 'price'
  | 'ticked'
  | 'gone'
  | 'kind'

/** Names of columns that hold products only, without diacritics. */
const productNames =
  'produs,produsul,produse,nume produs,denumire produs,denumire,articol,articole,aliment,ingredient,item,product,product name,product_name,food,artikel,produkt,zutat'

/** Names of columns that other tables have as well. */
const otherNames =
  'nume,name,titlu,title,card name,subject,betreff,subiect,summary,task,sarcina,task name,content'

/** Names of columns in Romanian, English and German, without diacritics; the first one of a table counts. */
const columnNames: Readonly<Record<Column, string>> = {
  name: `${productNames},${otherNames}`,
  quantity: 'cantitate,cantitatea,cant,cant.,quantity,qty,qty.,amount,menge,anzahl',
  unit: 'unitate,unitate de masura,um,u.m,u.m.,unit,unit of measure,qu_name,einheit',
  category: 'categorie,category,aisle,kategorie',
  store: 'magazin,store,shop,geschaft',
  note: 'nota,note,notite,observatii,obs,obs.,detalii,mentiuni,notes,notizen,description,card description,details,comment,comments,content,bemerkung',
  price: 'pret (lei),pret,price,preis',
  ticked:
    'cumparat,bifat,luat,gata,finalizat,terminat,checked,completed,crossed off,done,bought,purchased,due complete,erledigt,status,stare,stadiu,% complete,% erledigt,% finalizat',
  gone: 'archived,arhivat,deleted,sters',
  kind: 'type,tip',
}

const columns = Object.keys(columnNames) as Column[]
const namesOf = new Map(columns.map((column) => [column, columnNames[column].split(',')]))
const products: ReadonlySet<string> = new Set(productNames.split(','))

/** Names of columns of bank statements, address books and measurements. */
const foreign =
  /\b(?:phone|telefon|e-?mail|iban|sold|balance|birthday|latitude|senzor|sensor|start time|location)\b/

/** Longer names of such columns: "Denumire articol", "Item name"; not "Product ID". */
const longName =
  /^(?:denumire|produs|articol|aliment|ingredient|item|product|artikel|produkt)\b(?!.*\b(?:id|cod|code|nr|no|number|pret|price|count|url|type)\b)/

/** Programs whose tables have names of columns of their own. */
const programs: readonly { format: ImportFormat; has: readonly string[] }[] = [
  { format: 'todoist', has: ['type', 'content', 'indent'] },
  { format: 'ticktick', has: ['title', 'is check list'] },
  { format: 'trello', has: ['card name', 'list name'] },
  { format: 'outlook', has: ['subject', '% complete'] },
  { format: 'outlook', has: ['betreff', '% erledigt'] },
  { format: 'outlook', has: ['subiect', '% finalizat'] },
  { format: 'grocy', has: ['product_name', 'qu_name'] },
]

export interface Header {
  format: ImportFormat
  /** True if its names are of products only. */
  isOfProducts: boolean
  places: ReadonlyMap<Column, number>
  /** Number of cells. */
  width: number
}

/** Returns the columns of a row that names them; undefined for any other row. */
export function headerIn(row: readonly string[]): Header | undefined {
  const names = row.map((cell) => fold(cell).replace(/[*:]/g, '').trim())
  const places = placesIn(names)
  const name = names[places.get('name') ?? -1]
  if (name === undefined || row.length < 2) return undefined
  const format = programs.find(({ has }) => has.every((one) => names.includes(one)))?.format
  const isOfProducts = products.has(name) || longName.test(name)
  const isList = isOfProducts || (places.size > 1 && !names.some((one) => foreign.test(one)))
  return isList || format ? { format: format ?? 'csv', isOfProducts, places, width: row.length } : undefined
}

function placesIn(names: readonly string[]): Map<Column, number> {
  const places = new Map<Column, number>()
  for (const column of columns) {
    const found = namesOf.get(column)?.find((name) => names.includes(name))
    const place = found === undefined ? -1 : names.indexOf(found)
    if (place >= 0 && place !== places.get('name')) places.set(column, place)
  }
  const long = names.findIndex((name) => longName.test(name))
  if (long >= 0 && !products.has(names[places.get('name') ?? -1] ?? '')) places.set('name', long)
  return places
}

const aNumber = /^\d+(?:[.,]\d+)?$/
const aUnit = /^[^\d\s,;]{0,12}$/
const dateLike = /\d[-./:]\d/

/**
 * Returns the columns of rows that have no names of columns, as cells copied from a spreadsheet: a product, a number and
 * perhaps a unit, or a number first; undefined for any other rows.
 */
export function columnsWithoutNames(rows: readonly (readonly string[])[]): Header | undefined {
  const width = Math.max(...rows.map((row) => row.length))
  if (width < 2 || width > 3) return undefined
  const at = (row: readonly string[], place: number) => row[place] ?? ''
  const isAll = (place: number, shape: RegExp) =>
    rows.every((row) => at(row, place) === '' || shape.test(at(row, place)))
  const quantity = [1, 0].find((place) => isAll(place, aNumber) && rows.some((row) => at(row, place) !== ''))
  if (quantity === undefined) return undefined
  const name = quantity === 1 ? 0 : width - 1
  const unit = width === 3 ? 3 - name - quantity : undefined
  const areNames = rows.every((row) => /[^\d\s.,:/-]/.test(at(row, name)) && !dateLike.test(at(row, name)))
  if (!areNames || (unit !== undefined && !isAll(unit, aUnit))) return undefined
  const places = new Map<Column, number>([
    ['name', name],
    ['quantity', quantity],
  ])
  if (unit !== undefined) places.set('unit', unit)
  return { format: 'csv', isOfProducts: true, places, width }
}

/** True for a text that names a column of products, alone in the first line of a table of one column. */
export function isProductColumn(text: string): boolean {
  return products.has(fold(text).trim())
}
