import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Statements that find a page of `data.db`, by its content. */
const pages = {
  'a leaf of the table of items':
    "SELECT pageno FROM dbstat WHERE name = 'items' AND pagetype = 'leaf' ORDER BY pageno LIMIT 1 OFFSET 1",
  'the root of the table of items': "SELECT rootpage AS pageno FROM sqlite_schema WHERE name = 'items'",
  'a page of an index':
    "SELECT pageno FROM dbstat JOIN sqlite_schema USING (name) WHERE tbl_name = 'items' AND type = 'index' AND pagetype = 'leaf' LIMIT 1",
  'a page of the schema':
    "SELECT pageno FROM dbstat WHERE name = 'sqlite_schema' AND pagetype = 'leaf' ORDER BY pageno DESC LIMIT 1",
  'the first page': 'SELECT 1 AS pageno',
  'the root of the table of accounts': "SELECT rootpage AS pageno FROM sqlite_schema WHERE name = 'users'",
} as const

export type PageKind = keyof typeof pages | 'the list of free pages'

/** Offset in the database header of the number of the first page of the freelist (fileformat2, 1.3.11). */
const freeListAt = 32

/** Overwrites a page of a database that no process uses, as a failing disk might. */
export function breakPage(pb: string, kind: PageKind): void {
  const path = join(pb, 'data.db')
  const database = new DatabaseSync(path)
  // Moves all data from the write-ahead log into the one file.
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  const bytes = Number(database.prepare('PRAGMA page_size').get()?.page_size)
  if (kind === 'the list of free pages') makeFreePages(database)
  const found = kind === 'the list of free pages' ? 0 : findPage(database, kind)
  database.close()
  const file = openSync(path, 'r+')
  const page = found || readNumber(file, freeListAt)
  writeSync(file, Buffer.alloc(bytes, 0x5a), 0, bytes, (page - 1) * bytes)
  closeSync(file)
}

function findPage(database: DatabaseSync, kind: keyof typeof pages): number {
  const page = Number(database.prepare(pages[kind]).get()?.pageno)
  if (!(page > 0)) throw new Error(`There is no ${kind}`)
  return page
}

function makeFreePages(database: DatabaseSync): void {
  database.exec(
    'CREATE TABLE filling (text); INSERT INTO filling SELECT zeroblob(100000); DROP TABLE filling',
  )
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
}

function readNumber(file: number, position: number): number {
  const bytes = Buffer.alloc(4)
  readSync(file, bytes, 0, bytes.length, position)
  return bytes.readUInt32BE()
}
