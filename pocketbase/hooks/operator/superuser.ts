import type { StoredRecord } from '../admin/admin-types.d.ts'
import { settings } from '../operator-settings.ts'
import type { App } from '../pocketbase.d.ts'

interface Superuser extends Pick<StoredRecord, 'set'> {
  validatePassword(password: string): boolean
}

interface SuperusersApp extends App {
  /** Throws when there is none. */
  findAuthRecordByEmail(collection: string, email: string): Superuser
  findCollectionByNameOrId(name: string): object
}

const collection = '_superusers'

/**
 * Ensures at each start that there is a superuser with the credentials LISTA_ADMIN_EMAIL and LISTA_ADMIN_PASSWORD, also in a
 * database that was restored from another machine. PocketBase's own command would show the password in the list of
 * processes.
 */
export function keepSuperuser({ app }: { app: SuperusersApp }): void {
  const { LISTA_ADMIN_EMAIL: email, LISTA_ADMIN_PASSWORD: password } = settings
  if (!email || !password) return
  const known = findSuperuser(app, email)
  // Setting a password again would end every session.
  if (known?.validatePassword(password)) return
  const superuser = known ?? new Record(app.findCollectionByNameOrId(collection))
  superuser.set('email', email)
  superuser.set('password', password)
  app.save(superuser)
}

function findSuperuser(app: SuperusersApp, email: string): Superuser | undefined {
  try {
    return app.findAuthRecordByEmail(collection, email)
  } catch {
    return undefined
  }
}
