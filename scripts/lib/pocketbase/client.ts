import PocketBase, { BaseAuthStore, ClientResponseError } from 'pocketbase'
import { Problem } from '../problem.ts'
import type { Admin } from './superuser.ts'

/** Time limit for an answer. PocketBase answers in milliseconds, but not on a machine that is busy with other work. */
const patienceMs = 30_000

/**
 * A client of PocketBase's SDK without an account. It stores nothing, and two requests of the same path do not cancel each
 * other.
 */
export function clientAt(url: string): PocketBase {
  return new PocketBase(url, new BaseAuthStore()).autoCancellation(false)
}

/** Options of a request with a time limit. */
export function inTime(): { signal: AbortSignal } {
  return { signal: AbortSignal.timeout(patienceMs) }
}

/**
 * Signs in at PocketBase's own address.
 *
 * @throws Problem when the superuser is another one
 */
export async function signIn(
  url: string,
  { email, password }: Admin,
  signal = AbortSignal.timeout(patienceMs),
): Promise<PocketBase> {
  const pocketBase = clientAt(url)
  const signingIn = pocketBase.collection('_superusers').authWithPassword(email, password, { signal })
  await answerTo(
    signingIn,
    ({ status }) =>
      `The superuser ${email} cannot sign in (${status}): set LISTA_ADMIN_EMAIL and LISTA_ADMIN_PASSWORD to the right one.`,
  )
  return pocketBase
}

/**
 * Awaits an answer of PocketBase. Answers to a superuser are trusted to have their documented shape.
 *
 * @param refused returns the message for a refusal
 * @throws Problem with this message, or the network's error if there was no answer
 */
export async function answerTo<Value>(
  asked: Promise<Value>,
  refused: (error: ClientResponseError) => string = refusalOf,
): Promise<Value> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof ClientResponseError)) throw error
    throw error.status === 0 ? error.originalError : new Problem(refused(error))
  }
}

function refusalOf({ url, status, message }: ClientResponseError): string {
  return `PocketBase refused ${new URL(url).pathname} (${status}): ${message}`
}
