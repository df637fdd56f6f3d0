import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { signIn } from './pocketbase.ts'

/** Who runs a started product, and reaches its PocketBase as nobody else can. */
export interface Operator {
  /** PocketBase's own address. */
  url: string
  superuserToken(): Promise<string>
}

/** By what a start leaves in its data folder. */
export function operatorOf(dataFolder: string): Operator {
  const read = (name: string) => JSON.parse(readFileSync(join(dataFolder, name), 'utf8'))
  const { url } = read('running.json')
  const { email: identity, password } = read('admin.json')
  return { url, superuserToken: () => signIn(url, { identity, password }) }
}
