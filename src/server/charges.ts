import { type Asked, bringsRecording } from './asked.ts'
import type { BudgetName } from './limits.ts'

type Charge = [budget: BudgetName, amountOf: (asked: Asked) => number]

const passwordCall = /^\/api\/collections\/users\/(?:auth-with-|confirm-|records(?:\/|$))/
const signIn = /^\/api\/collections\/users\/auth-with-password/
const mailCall = /^\/api\/collections\/users\/request-/

/**
 * What a request uses of which budget; 0 for nothing. Guesses are not among them: they are known by their answer.
 * The dearest come first, since what is refused by one has still used those before it.
 */
const charges: readonly Charge[] = [
  ['lists', ({ method, path }) => Number(method === 'POST' && path === '/api/list')],
  ['passwords', (asked) => Number(hashesPassword(asked))],
  ['mails', (asked) => Number(asksForMail(asked))],
  ['recordings', (asked) => Number(bringsRecording(asked))],
  ['bytes', (asked) => (bringsRecording(asked) ? 0 : asked.bytes)],
  ['requests', () => 1],
]

/** What a request uses of each budget that it draws on. */
export function chargesOf(asked: Asked): [budget: BudgetName, amount: number][] {
  return charges.flatMap(([budget, amountOf]) => {
    const amount = amountOf(asked)
    return amount > 0 ? [[budget, amount] as [BudgetName, number]] : []
  })
}

/** Whether PocketBase would hash a password for it: signing in, signing up, and new passwords. */
export function hashesPassword({ method, path }: Pick<Asked, 'method' | 'path'>): boolean {
  return method !== 'GET' && method !== 'DELETE' && passwordCall.test(path)
}

/** Whether PocketBase would send somebody a mail for it, if the address has an account. */
function asksForMail({ method, path }: Asked): boolean {
  return method === 'POST' && mailCall.test(path)
}

/** Whether the time that its answer takes could tell that an address has an account. */
export function asksAboutAddress(asked: Asked): boolean {
  return asksForMail(asked) || (asked.method === 'POST' && signIn.test(asked.path))
}

/** Whether it asks for one list, or to hear of one, by its token, and is answered by 404 when that opens none. */
export function opensList({ method, path }: Asked): boolean {
  if (path === '/api/list') return method !== 'POST'
  if (path === '/api/realtime') return method === 'POST'
  return path.startsWith('/list/') || path.startsWith('/api/list/') || path === '/api/voice-to-text'
}

/** Routes for the operator, ours and PocketBase's own, and whatever visitors have no business with. */
const closed =
  /^\/api\/(?:operator|collections(?!\/users\/)|settings|logs|backups|crons|batch|files|sql)(?:\/|$)/i

/**
 * Whether a route is for the operator only, who reaches PocketBase on loopback: here nobody can even try a superuser's
 * password. Of the collections visitors need the one of accounts, by its name.
 */
export function isForOperator({ path }: Asked): boolean {
  return closed.test(path)
}
