import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { BuiltHooks } from '../build/built-hooks.ts'

export interface LaunchOptions {
  binary: string
  /** PocketBase's own data folder. */
  dataDir: string
  built: BuiltHooks
  port: number
  /** Reads changed hooks again while it runs. */
  isDevelopment?: boolean
  /** What its environment has beside ours. */
  env?: Readonly<Record<string, string>>
}

/** Requests that find no engine free make one of their own, for a few ms of CPU each; one that lies ready takes 0.5 MB. */
export const hookEngines = 44

/**
 * The words that start PocketBase on loopback with the project's hooks and migrations.
 * Every folder and mode is said, because PocketBase guesses some of them from where its own file lies.
 */
export function serveParameters({ dataDir, built, port, isDevelopment = false }: LaunchOptions): string[] {
  return [
    'serve',
    `--http=127.0.0.1:${port}`,
    ...folderParameters(dataDir, built),
    '--dev=false',
    '--automigrate=false',
    `--hooksWatch=${isDevelopment}`,
    `--hooksPool=${hookEngines}`,
  ]
}

/** The folders that every command of PocketBase needs to be told. It serves no files, so those are nowhere. */
export function folderParameters(dataDir: string, { hooks, migrations }: BuiltHooks): string[] {
  const nothing = join(dataDir, 'public')
  mkdirSync(nothing, { recursive: true })
  return [
    `--dir=${dataDir}`,
    `--hooksDir=${hooks}`,
    `--migrationsDir=${migrations}`,
    `--publicDir=${nothing}`,
  ]
}

/** A port of the loopback interface that nobody uses right now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
