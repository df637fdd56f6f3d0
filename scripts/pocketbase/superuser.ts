import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../problem.ts'
import { folderParameters } from './launch.ts'

export interface Admin {
  email: string
  password: string
}

const defaultEmail = 'admin@lista-noastra.local'

/**
 * Sees to it that PocketBase has its superuser, without whom it opens a browser to ask for one: the operator's
 * (LISTA_ADMIN_EMAIL, LISTA_ADMIN_PASSWORD), else one with a made-up password, kept in `admin.json`.
 *
 * @param dataDir the project's data folder; PocketBase's own lies in `pb` below it
 */
export function ensureSuperuser(binary: string, dataDir: string): void {
  const { LISTA_ADMIN_EMAIL: email, LISTA_ADMIN_PASSWORD: password } = process.env
  const path = join(dataDir, 'admin.json')
  if (email && password) {
    upsert(binary, dataDir, { email, password })
  } else if (email || password) {
    throw new Problem('Set both LISTA_ADMIN_EMAIL and LISTA_ADMIN_PASSWORD, or neither.')
  } else if (!existsSync(path) || !existsSync(join(dataDir, 'pb', 'data.db'))) {
    upsert(binary, dataDir, keptAdmin(path))
  }
}

/**
 * The superuser by the operator's word, else by the one that was made up.
 *
 * @throws Problem when there is neither
 */
export function knownAdmin(dataDir: string): Admin {
  const { LISTA_ADMIN_EMAIL: email, LISTA_ADMIN_PASSWORD: password } = process.env
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

function upsert(binary: string, dataDir: string, { email, password }: Admin): void {
  // A password may begin with a dash, which is no option behind the lone dashes.
  const parameters = [
    'superuser',
    'upsert',
    ...folderParameters(join(dataDir, 'pb')),
    '--dev=false',
    '--',
    email,
    password,
  ]
  const { status, stdout, stderr } = spawnSync(binary, parameters, { encoding: 'utf8' })
  if (status !== 0) throw new Problem(`${stdout}${stderr}\nPocketBase refused its superuser, as said above.`)
}
