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
    'cumparat,bifat,luat,checked,completed,crossed off,done,bought,due complete,erledigt,status,stare,stadiu,% complete,% erledigt,% finalizat',
  gone: 'archived,arhivat,deleted,sters',
  kind: 'type,tip',
}

const columns = Object.keys(columnNames) as Column[]
const namesOf = new Map(columns.map((column) => [column, columnNames[column].split(',')]))
const products: ReadonlySet<string> = new Set(productNames.split(','))

/** Names of columns of bank statements, address books and measurements. */
const foreign = /\b(?:phone|telefon|e-?mail|iban|sold|balance|birthday|latitude|senzor|sensor)\b/

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
  places: ReadonlyMap<Column, number>
  /** Number of cells. */
  width: number
}

/** Returns the columns of a row that names them; undefined for any other row. */
export function headerIn(row: readonly string[]): Header | undefined {
  const names = row.map((cell) => fold(cell).replace(/[*:]/g, '').trim())
  const places = new Map<Column, number>()
  for (const column of columns) {
    const found = namesOf.get(column)?.find((name) => names.includes(name))
    const place = found === undefined ? -1 : names.indexOf(found)
    if (place >= 0 && place !== places.get('name')) places.set(column, place)
  }
  const name = names[places.get('name') ?? -1]
  if (name === undefined || row.length < 2) return undefined
  const format = programs.find(({ has }) => has.every((one) => names.includes(one)))?.format
  const isList = products.has(name) || (places.size > 1 && !names.some((one) => foreign.test(one)))
  return isList || format ? { format: format ?? 'csv', places, width: row.length } : undefined
}
