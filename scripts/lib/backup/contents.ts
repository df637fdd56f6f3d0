import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { publishedFile } from '../publish/publication-files.ts'
import { BrokenBackup } from './broken-backup.ts'

/** The size of a copy of the data. */
export interface Contents {
  lists: number
  items: number
}

/**
 * Checks every page of a copy's databases, and the published content.
 *
 * @param pb a folder of PocketBase's data that no process uses
 * @throws BrokenBackup with the first fault
 */
export function contentsOf(pb: string): Contents {
  lookInto(join(pb, 'auxiliary.db'), refuseBroken)
  lookInto(join(pb, publishedFile), refuseBrokenPublished)
  return lookInto(join(pb, 'data.db'), (path) => {
    refuseBroken(path)
    return inDatabase(path, countAll)
  })
}

function lookInto<Found>(path: string, look: (path: string) => Found): Found {
  try {
    return look(path)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BrokenBackup(`is broken (${basename(path)}: ${reason.replace(/\s+/g, ' ')})`)
  }
}

function refuseBroken(path: string): void {
  const faults = inDatabase(path, (database) => [
    ...database.prepare('PRAGMA integrity_check').all().flatMap(Object.values),
    ...database.prepare('PRAGMA foreign_key_check').all().flatMap(Object.values),
  ])
  const fault = faults.find((said) => said !== 'ok')
  if (fault !== undefined) throw new Error(String(fault))
}

/** Only checks the JSON: code of another schema ignores what it does not know, as a start does. */
function refuseBrokenPublished(path: string): void {
  if (existsSync(path)) JSON.parse(readFileSync(path, 'utf8'))
}

function countAll(database: DatabaseSync): Contents {
  const count = (table: string) => Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n)
  return { lists: count('lists'), items: count('items') }
}

function inDatabase<Found>(path: string, look: (database: DatabaseSync) => Found): Found {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    return look(database)
  } finally {
    database.close()
  }
}

export function contentsInWords({ lists, items }: Contents): string {
  return `${lists} lists and ${items} items`
}
