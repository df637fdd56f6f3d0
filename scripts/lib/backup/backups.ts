import { utimes, writeFile } from 'node:fs/promises'
import type PocketBase from 'pocketbase'
import { answerTo, inTime } from '../pocketbase/client.ts'
import { Problem } from '../problem.ts'

/** A backup of PocketBase: its file's name, its size in bytes, and the time of its creation, '2026-11-22 07:40:30.000Z'. */
type KeptBackup = Awaited<ReturnType<PocketBase['backups']['getFullList']>>[number]

/** Returns the backups in `pb/backups`, or in its S3 bucket; the newest first. */
export async function listBackups({ backups }: PocketBase): Promise<KeptBackup[]> {
  const kept = await answerTo(backups.getFullList(inTime()))
  return kept.sort((a, b) => b.modified.localeCompare(a.modified) || b.key.localeCompare(a.key))
}

/**
 * Makes a backup under a name that none has: 'lista-20261122t074030z.zip'. Writing waits meanwhile.
 *
 * @param prefix 'lista', as PocketBase's names have letters of ASCII, digits, - and _
 */
export async function makeBackup(pocketBase: PocketBase, prefix: string, nowMs: number): Promise<KeptBackup> {
  const taken = new Set((await listBackups(pocketBase)).map(({ key }) => key))
  const name = freeName(`${prefix}-${stamp(nowMs)}`, taken)
  await answerTo(pocketBase.backups.create(name))
  const made = (await listBackups(pocketBase)).find(({ key }) => key === name)
  if (!made)
    throw new Problem(`PocketBase made the backup ${name} and does not list it: look at its settings.`)
  return made
}

export function dropBackup({ backups }: PocketBase, key: string): Promise<unknown> {
  return answerTo(backups.delete(key))
}

/** Writes a backup to a file of the same age, wherever PocketBase stores it. */
export async function fetchBackup(pocketBase: PocketBase, key: string, path: string): Promise<void> {
  const { backups, files } = pocketBase
  const token = await answerTo(files.getToken())
  const { ok, status, body } = await fetch(backups.getDownloadURL(token, key))
  if (!ok) throw new Problem(`PocketBase refused the backup ${key} (${status}).`)
  await writeFile(path, body ?? '', { mode: 0o600 })
  const made = (await listBackups(pocketBase)).find((backup) => backup.key === key)
  if (made) await utimes(path, new Date(), madeAt(made))
}

function madeAt({ modified }: KeptBackup): Date {
  return new Date(modified.replace(' ', 'T'))
}

/** 20261122t074030z */
export function stamp(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '').toLowerCase().concat('z')
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const name = `${wanted}${count === 1 ? '' : `-${count}`}.zip`
    if (!taken.has(name)) return name
  }
}
