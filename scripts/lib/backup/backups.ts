import { writeFile } from 'node:fs/promises'
import { askAs } from '../doctor/ask.ts'
import { Problem } from '../problem.ts'
import type { Attended } from './over-data.ts'

/** A backup that PocketBase keeps, in `pb/backups` or in its S3 bucket. */
export interface KeptBackup {
  /** Its file's name. */
  key: string
  /** In bytes. */
  size: number
  /** As PocketBase writes a moment: '2026-11-22 07:40:30.000Z'. */
  modified: string
}

/** The newest first. */
export async function listBackups({ url, token }: Attended): Promise<KeptBackup[]> {
  const kept = await askAs<KeptBackup[]>(url, token, '/api/backups')
  return kept.sort((a, b) => b.modified.localeCompare(a.modified) || b.key.localeCompare(a.key))
}

/**
 * Makes a backup under a name that none has: 'lista-20261122t074030z.zip'. Writing waits meanwhile.
 *
 * @param prefix 'lista', as PocketBase's names have letters of ASCII, digits, - and _
 */
export async function makeBackup(pocketBase: Attended, prefix: string, nowMs: number): Promise<KeptBackup> {
  const taken = new Set((await listBackups(pocketBase)).map(({ key }) => key))
  const name = freeName(`${prefix}-${stamp(nowMs)}`, taken)
  await send(pocketBase, 'POST', '/api/backups', { name })
  const made = (await listBackups(pocketBase)).find(({ key }) => key === name)
  if (!made)
    throw new Problem(`PocketBase made the backup ${name} and does not list it: look at its settings.`)
  return made
}

export function dropBackup(pocketBase: Attended, key: string): Promise<unknown> {
  return send(pocketBase, 'DELETE', `/api/backups/${encodeURIComponent(key)}`)
}

/** Writes a backup to a file, wherever PocketBase keeps it. */
export async function fetchBackup(pocketBase: Attended, key: string, path: string): Promise<void> {
  const { token } = await (await send(pocketBase, 'POST', '/api/files/token')).json()
  const address = `/api/backups/${encodeURIComponent(key)}?token=${encodeURIComponent(token)}`
  const { body } = await send(pocketBase, 'GET', address)
  await writeFile(path, body ?? '', { mode: 0o600 })
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

async function send(
  { url, token }: Attended,
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  const response = await fetch(url + path, {
    method,
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (response.ok) return response
  const [where] = path.split('?')
  throw new Problem(`PocketBase refused ${method} ${where} (${response.status}): ${await response.text()}`)
}
