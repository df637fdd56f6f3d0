import { fieldsOf } from '../../domain/lib/fields-of.ts'
import type { AuthProblem } from '../../i18n/account/auth.ts'
import type { AccountReply } from '../../sync/account/ask-account.ts'

/** What came of something that was asked of an account. */
export type AccountOutcome =
  | { kind: 'done' }
  /** `said` is what the server says of a problem that has no words of ours. */
  | { kind: 'refused'; problem: AuthProblem; said?: string }

export const done: AccountOutcome = { kind: 'done' }

/** What PocketBase finds wrong with a field; a code of its own comes first. */
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

/** The same whatever was asked. */
const everywhere: Readonly<Record<number, AuthProblem>> = { 401: 'signed-out', 429: 'too-many' }

/** @param byStatus what a status means to who asked, where that is more than its fields tell */
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

/** The server's words where it refuses for a reason of its own; no words where it fails. */
function unforeseen(status: number, value: unknown): AccountOutcome {
  const { message } = fieldsOf(value)
  const isTold = status >= 400 && status < 500 && typeof message === 'string' && message !== ''
  return { kind: 'refused', problem: 'unexpected', ...(isTold && { said: message }) }
}
