import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settings } from '../../../src/settings/here.ts'
import { Problem } from '../problem.ts'

export interface Admin {
  email: string
  password: string
}

const defaultEmail = 'admin@lista-noastra.local'

/**
 * What the hooks keep PocketBase's superuser by (`hooks/operator/superuser.ts`), without whom it opens a browser to ask for
 * one: the operator's own (LISTA_ADMIN_EMAIL, LISTA_ADMIN_PASSWORD), else one with a made-up password, kept in
 * `admin.json`.
 *
 * @param dataDir the project's data folder
 * @returns variables for PocketBase's environment, which nobody but its user reads
 * @throws Problem when half of it is set
 */
export function superuserVariables(dataDir: string): Readonly<Record<string, string>> {
  const { LISTA_ADMIN_EMAIL: email, LISTA_ADMIN_PASSWORD: password } = settings
  if (!email !== !password)
    throw new Problem('Set both LISTA_ADMIN_EMAIL and LISTA_ADMIN_PASSWORD, or neither.')
  const admin = email && password ? { email, password } : keptAdmin(join(dataDir, 'admin.json'))
  return { LISTA_ADMIN_EMAIL: admin.email, LISTA_ADMIN_PASSWORD: admin.password }
}

/**
 * The superuser by the operator's word, else by the one that was made up.
 *
 * @throws Problem when there is neither
 */
export function knownAdmin(dataDir: string): Admin {
  const { LISTA_ADMIN_EMAIL: email, LISTA_ADMIN_PASSWORD: password } = settings
  if (email && password) return { email, password }
  const path = join(dataDir, 'admin.json')
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Admin
  throw new Problem('No superuser is known: set LISTA_ADMIN_EMAIL and LISTA_ADMIN_PASSWORD.')
}

/** Written before it is used, so that no password is ever set and then forgotten. */
function keptAdmin(path: string): Admin {
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Admin
  const admin = { email: defaultEmail, password: randomBytes(18).toString('base64url') }
  writeFileSync(path, `${JSON.stringify(admin, null, 2)}\n`, { mode: 0o600 })
  return admin
}
