import type { Admin } from '../pocketbase/superuser.ts'
import { Problem } from '../problem.ts'
import { patienceMs } from './network.ts'

/**
 * Signs in at PocketBase's own address. @returns what the header Authorization is to hold
 * @throws Problem when the superuser is another one
 */
export async function signIn(url: string, { email, password }: Admin): Promise<string> {
  const response = await fetch(`${url}/api/collections/_superusers/auth-with-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ identity: email, password }),
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!response.ok) {
    throw new Problem(
      `The superuser ${email} cannot sign in (${response.status}): set LISTA_ADMIN_EMAIL and LISTA_ADMIN_PASSWORD to the right one.`,
    )
  }
  const { token } = (await response.json()) as { token: string }
  return token
}

/** Asks PocketBase as its superuser; what it tells is trusted to be of its own shape. */
export async function askAs<Value>(url: string, token: string, path: string): Promise<Value> {
  const signal = AbortSignal.timeout(patienceMs)
  const response = await fetch(url + path, { headers: { Authorization: token }, signal })
  if (!response.ok)
    throw new Problem(`PocketBase refused ${path} (${response.status}): is it the pinned version?`)
  return (await response.json()) as Value
}
