import { type Call, calls } from '../../protocol/calls.ts'
import { accountClient } from '../../sync/account/account-client.ts'
import { readSecurityLog } from '../../sync/account/security-log.ts'
import { sessionIn } from '../../sync/account/session.ts'
import type { Reply, Request } from '../../sync/calls/ask-json.ts'
import { type AccountOutcome, outcomeOf } from './account-outcome.ts'
import { signIn } from './auth.ts'
import { noteEvent, noteRequest } from './security.ts'
import { $session, dropSession, keepSession } from './session.ts'

/**
 * Renews the session of this device, and learns what is new of its account. A session that ended is dropped. The answer
 * says nothing of another session that began meanwhile.
 */
export async function refreshAccount(): Promise<void> {
  const asked = $session.get()?.token
  const { status, value } = await ask('auth-refresh', { method: 'POST' })
  if ($session.get()?.token !== asked) return
  const session = sessionIn(value)
  if (status === 200 && session) keepSession(session)
  else if (status === 401 || status === 403 || status === 404) dropSession()
}

export async function saveDisplayName(displayName: string): Promise<AccountOutcome> {
  const outcome = await update({ display_name: displayName.trim() })
  const session = $session.get()
  if (outcome.kind === 'done' && session) keepSession({ ...session, displayName: displayName.trim() })
  return outcome
}

/** Has a mail sent to the new address; the account keeps its own until the link there is opened. */
export async function askForNewEmail(newEmail: string): Promise<AccountOutcome> {
  const body = { newEmail: newEmail.trim() }
  return outcomeOf(await ask('request-email-change', { method: 'POST', body }))
}

/** Every session ends with the old password; this device gets a new one. */
export async function changePassword(oldPassword: string, password: string): Promise<AccountOutcome> {
  const outcome = await update({ oldPassword, password, passwordConfirm: password })
  if (outcome.kind === 'refused') return outcome
  noteEvent('password_changed')
  return signIn($session.get()?.email ?? '', password)
}

export function signOut(): void {
  noteEvent('sign_out')
  dropSession()
}

export async function signOutEverywhere(): Promise<AccountOutcome> {
  const outcome = outcomeOf(await askOurs(calls.signOutEverywhere))
  if (outcome.kind === 'done') signOut()
  return outcome
}

/** Asks for the password again: who finds a device open must not be able to end its owner's account. */
export async function deleteAccount(password: string): Promise<AccountOutcome> {
  const email = $session.get()?.email ?? ''
  const asked = await signIn(email, password)
  if (asked.kind === 'refused')
    return asked.problem === 'credentials' ? { ...asked, problem: 'password-wrong' } : asked
  const outcome = outcomeOf(await ask(recordPath(), { method: 'DELETE' }))
  if (outcome.kind === 'done') dropSession()
  return outcome
}

/** All that is kept about the account, on the server and on this device; undefined when it cannot be had. */
export async function readMyData(): Promise<object | undefined> {
  const [account, lists] = await Promise.all([
    ask(recordPath(), { method: 'GET' }),
    askOurs(calls.readSavedLists),
  ])
  if (account.status !== 200 || lists.status !== 200) return undefined
  return { account: account.value, savedLists: lists.value, securityLogOfThisDevice: readSecurityLog() }
}

async function update(body: object): Promise<AccountOutcome> {
  return outcomeOf(await ask(recordPath(), { method: 'PATCH', body }))
}

function recordPath(): string {
  return `records/${$session.get()?.id ?? ''}`
}

function ask(path: string, request: Request): Promise<Reply> {
  noteRequest()
  return accountClient($session.get()?.token).ask(path, request)
}

function askOurs(call: Call): Promise<Reply> {
  noteRequest()
  return accountClient($session.get()?.token).askOurs(call)
}
