import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { signIn } from './pocketbase.ts'

/** The operator of a started product, who can reach its PocketBase directly. */
export interface Operator {
  /** PocketBase's own address. */
  url: string
  superuserToken(): Promise<string>
}

/** Makes an operator from the files that a start leaves in its data folder. */
export function operatorOf(dataFolder: string): Operator {
  const read = (name: string) => JSON.parse(readFileSync(join(dataFolder, name), 'utf8'))
  const { url } = read('running.json')
  const { email: identity, password } = read('admin.json')
  return { url, superuserToken: () => signIn(url, { identity, password }) }
}
