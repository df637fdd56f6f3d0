import { randomUUID } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, vi } from 'vitest'
import { untilThere } from '../limits.ts'
import { call } from '../people/api.ts'
import type { PocketBaseServer } from './pocketbase.ts'

/** Makes a copy of PocketBase's data. @returns a function that restores the copy */
type KeepCopy = (server: PocketBaseServer) => Promise<() => Promise<void>>

/** Copies the data folder while PocketBase is stopped. */
export const copyWhileStopped: KeepCopy = async (server) => {
  const copy = join(dirname(server.dataFolder), `copy-${randomUUID()}`)
  await server.kill9()
  cpSync(server.dataFolder, copy, { recursive: true })
  await server.restart()
  return async () => {
    await server.kill9()
    rmSync(server.dataFolder, { recursive: true })
    cpSync(copy, server.dataFolder, { recursive: true })
    await server.restart()
  }
}

/** Uses PocketBase's own backup and restore. The restore makes PocketBase restart itself. */
export const backUp: KeepCopy = async (server) => {
  const name = `${randomUUID()}.zip`
  const headers = { Authorization: await server.superuserToken() }
  const made = await call(`${server.url}/api/backups`, { method: 'POST', headers, body: { name } })
  expect(made.status).toBe(204)
  return async () => {
    const askedMs = Date.now()
    const url = `${server.url}/api/backups/${name}/restore`
    const headers = { Authorization: await server.superuserToken() }
    expect((await call(url, { method: 'POST', headers })).status).toBe(204)
    // PocketBase answers first, and starts the restore a second later. It still answers when it has replaced the files, which
    // have an earlier time, and then starts again.
    await vi.waitFor(() => expect(began(server)).toBeGreaterThanOrEqual(askedMs), untilThere)
    await vi.waitUntil(() => isUp(server), untilThere)
  }
}

export const waysBack = [
  ['by PocketBase’s own backup', backUp],
  ['by an older copy of its folder', copyWhileStopped],
] as const

function isUp({ url }: PocketBaseServer): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Returns the recorded time of the database's last restore, in ms since 1970. The file may be missing for a moment. */
function began({ dataFolder }: PocketBaseServer): number {
  const database = new DatabaseSync(join(dataFolder, 'data.db'), { readOnly: true, timeout: 10_000 })
  const row = database.prepare('SELECT began FROM lineage').get()
  database.close()
  return Number(row?.began)
}
