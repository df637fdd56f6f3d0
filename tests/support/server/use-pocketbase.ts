import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll } from 'vitest'
import { type PocketBaseServer, startPocketBase } from './pocketbase.ts'
import { siteOver } from './site-over.ts'

/**
 * Starts something before the tests of a file and stops it after them.
 *
 * @returns a value whose properties can be read once the tests have begun
 */
function startedForTests<Started extends object>(
  start: () => Started | Promise<Started>,
  stop: (started: Started) => void | Promise<void>,
): Started {
  let running: Started | undefined
  beforeAll(async () => {
    running = await start()
  })
  afterAll(() => running && stop(running))
  return new Proxy({} as Started, {
    get: (_, name) => {
      if (!running) throw new Error(`${String(name)} exists once the first test has begun`)
      const value = Reflect.get(running, name)
      return typeof value === 'function' ? value.bind(running) : value
    },
  })
}

/** Starts a PocketBase for the tests of a file. @param settings environment variables of an operator */
export function usePocketBase(settings?: Readonly<Record<string, string>>): PocketBaseServer {
  return startedForTests(
    () => startPocketBase(undefined, settings),
    (server) => server.stop(),
  )
}

/** Starts the site's own server over a PocketBase for the tests of a file. */
export function useSite(...options: Parameters<typeof siteOver>): { url: string } {
  return startedForTests(
    () => siteOver(...options),
    (site) => site.stop(),
  )
}

/** Opens the database of a PocketBase for the tests of a file. */
export function useDatabase(server: PocketBaseServer): DatabaseSync {
  return startedForTests(
    () => new DatabaseSync(join(server.dataFolder, 'data.db'), { timeout: 10_000 }),
    (database) => database.close(),
  )
}
