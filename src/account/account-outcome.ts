import { fieldsOf } from '../domain/lib/fields-of.ts'
import type { AccountReply } from '../sync/account.ts'
import type { AuthProblem } from './auth/texts.ts'

/** The outcome of a request of an account. */
export type AccountOutcome =
  | { kind: 'done' }
  /** `said` is the server's message for a problem without a text of this app. */
  | { kind: 'refused'; problem: AuthProblem; said?: string }

export const done: AccountOutcome = { kind: 'done' }

/** Problems of fields by PocketBase's codes; a row with a specific code comes before that with any code. */
const fieldProblems: readonly (readonly [field: string, code: RegExp, problem: AuthProblem])[] = [
  ['email', /^validation_not_unique$/, 'taken'],
  ['newEmail', /^validation_(?:not_unique|invalid_new_email)$/, 'taken'],
  ['email', /./, 'email'],
  ['newEmail', /./, 'email'],
  ['token', /./, 'link'],
  ['oldPassword', /./, 'password-wrong'],
  ['password', /^validation_invalid_password$/, 'password-wrong'],
  ['password', /./, 'password-short'],
  ['display_name', /./, 'display-name'],
]

/** Problems that do not depend on the request. */
const everywhere: Readonly<Record<number, AuthProblem>> = { 401: 'signed-out', 429: 'too-many' }

/** @param byStatus the problem of a status for this request, if its fields do not show it */
export function outcomeOf(
  { status, value }: AccountReply,
  byStatus: Readonly<Record<number, AuthProblem>> = {},
): AccountOutcome {
  const known = byStatus[status]
  if (!known && status >= 200 && status < 300) return done
  const problem = known ?? everywhere[status] ?? problemOfFields(value)
  return problem ? { kind: 'refused', problem } : unforeseen(status, value)
}

function problemOfFields(value: unknown): AuthProblem | undefined {
  const data = fieldsOf(fieldsOf(value).data)
  const found = fieldProblems.find(([field, code]) => code.test(String(fieldsOf(data[field]).code ?? '')))
  return found?.[2]
}

/** Returns the server's message for a client error, and none for a server error. */
function unforeseen(status: number, value: unknown): AccountOutcome {
  const { message } = fieldsOf(value)
  const isExplained = status >= 400 && status < 500 && typeof message === 'string' && message !== ''
  return { kind: 'refused', problem: 'unexpected', ...(isExplained && { said: message }) }
}
