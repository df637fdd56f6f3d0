import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Contents } from '../../../src/protocol/backups.ts'
import { publishedFile } from '../publish/publication-files.ts'
import { BrokenBackup } from './broken-backup.ts'

/** Least share of the database's rows that a copy must hold. Rows may be deleted at the moment of copying. */
const leastShare = 0.99

/** Depth of a database check: `quick` reads every page, `full` also looks up every row in every index. */
type Closeness = 'quick' | 'full'

const checks: Readonly<Record<Closeness, readonly string[]>> = {
  quick: ['PRAGMA quick_check'],
  full: ['PRAGMA integrity_check', 'PRAGMA foreign_key_check'],
}

/**
 * Checks a copy's databases, and the published content.
 *
 * @param pb a folder of PocketBase's data that no process uses
 * @param atLeast contents of the database when it was copied; undefined if they are unknown
 * @throws BrokenBackup with the first fault
 */
export function contentsOf(pb: string, closeness: Closeness, atLeast?: Contents): Contents {
  const fault = faultOfData(pb, closeness) ?? faultOf(join(pb, publishedFile), refuseBrokenPublished)
  if (fault !== undefined) throw new BrokenBackup(`is broken (${fault})`)
  const contents = inDatabase(join(pb, 'data.db'), countAll)
  if (!atLeast || holds(contents, atLeast)) return contents
  throw new BrokenBackup(
    `is broken (it holds ${contentsInWords(contents)}, and the database held ${contentsInWords(atLeast)})`,
  )
}

/**
 * Checks PocketBase's databases, which it may be using.
 *
 * @returns the first fault; undefined when there is none
 */
export function faultOfData(pb: string, closeness: Closeness): string | undefined {
  // auxiliary.db may be missing: it holds only PocketBase's log, and PocketBase creates it again.
  return ['data.db', ...['auxiliary.db'].filter((name) => existsSync(join(pb, name)))]
    .map((name) => faultOf(join(pb, name), (path) => refuseBroken(path, closeness)))
    .find((fault) => fault !== undefined)
}

function faultOf(path: string, look: (path: string) => void): string | undefined {
  try {
    look(path)
    return undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `${basename(path)}: ${reason.replace(/\s+/g, ' ').slice(0, 300)}`
  }
}

function refuseBroken(path: string, closeness: Closeness): void {
  const faults = inDatabase(path, (database) =>
    checks[closeness].flatMap((check) => database.prepare(check).all().flatMap(Object.values)),
  )
  const fault = faults.find((said) => said !== 'ok')
  if (fault !== undefined) throw new Error(String(fault))
}

/** Only checks the JSON: code of another schema ignores unknown fields, as a start does. */
function refuseBrokenPublished(path: string): void {
  if (existsSync(path)) JSON.parse(readFileSync(path, 'utf8'))
}

function countAll(database: DatabaseSync): Contents {
  const count = (table: string) => Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n)
  return { lists: count('lists'), items: count('items') }
}

function holds(contents: Contents, atLeast: Contents): boolean {
  const names = ['lists', 'items'] as const
  return names.every((name) => contents[name] >= leastShare * atLeast[name])
}

function inDatabase<Found>(path: string, look: (database: DatabaseSync) => Found): Found {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 10_000 })
  try {
    return look(database)
  } finally {
    database.close()
  }
}

export function contentsInWords({ lists, items }: Contents): string {
  return `${lists} lists and ${items} items`
}
