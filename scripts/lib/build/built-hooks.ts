import { join } from 'node:path'

/** The folders that PocketBase is started with. */
export interface BuiltHooks {
  /** The folder of the hooks, bundled with the rules that they share with the site. */
  hooks: string
  /** The folder of the migrations that these hooks know. */
  migrations: string
}

export function hooksIn(build: string): BuiltHooks {
  return { hooks: join(build, 'hooks'), migrations: join(build, 'migrations') }
}
