import { afterAll, beforeAll } from 'vitest'
import { type PocketBaseServer, startPocketBase } from './pocketbase.ts'

/**
 * Starts a PocketBase before the tests of a file and stops it after them.
 *
 * @returns the server; its properties can be read once the tests have begun
 */
export function usePocketBase(): PocketBaseServer {
  let running: PocketBaseServer | undefined
  beforeAll(async () => {
    running = await startPocketBase()
  })
  afterAll(() => running?.stop())
  return new Proxy({} as PocketBaseServer, {
    get: (_, name) => {
      if (!running) throw new Error('PocketBase is started before the first test')
      return Reflect.get(running, name)
    },
  })
}
