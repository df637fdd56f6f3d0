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
 * Credentials from which the hooks maintain PocketBase's superuser (`hooks/operator/superuser.ts`). Without a superuser
 * PocketBase opens a browser to ask for one. They are the operator's own (LISTA_ADMIN_EMAIL, LISTA_ADMIN_PASSWORD),
 * otherwise ones with a generated password, stored in `admin.json`.
 *
 * @param dataDir the project's data folder
 * @returns variables for PocketBase's environment, which only its user can read
 * @throws Problem when only one of the two is set
 */
export function superuserVariables(dataDir: string): Readonly<Record<string, string>> {
  const { LISTA_ADMIN_EMAIL: email, LISTA_ADMIN_PASSWORD: password } = settings
  if (!email !== !password)
    throw new Problem('Set both LISTA_ADMIN_EMAIL and LISTA_ADMIN_PASSWORD, or neither.')
  const admin = email && password ? { email, password } : keptAdmin(join(dataDir, 'admin.json'))
  return { LISTA_ADMIN_EMAIL: admin.email, LISTA_ADMIN_PASSWORD: admin.password }
}

/**
 * Returns the superuser from the operator's settings, otherwise the generated one.
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

/** Written before it is used, so that a password in use is never lost. */
function keptAdmin(path: string): Admin {
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Admin
  const admin = { email: defaultEmail, password: randomBytes(18).toString('base64url') }
  writeFileSync(path, `${JSON.stringify(admin, null, 2)}\n`, { mode: 0o600 })
  return admin
}
