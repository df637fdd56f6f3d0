import { join } from 'node:path'

/** What a PocketBase is started with. */
export interface BuiltHooks {
  /** The folder of the handlers, bundled with the rules that they share with the site. */
  hooks: string
  /** The folder of the schema's steps that these handlers know. */
  migrations: string
}

export function hooksIn(build: string): BuiltHooks {
  return { hooks: join(build, 'hooks'), migrations: join(build, 'migrations') }
}
