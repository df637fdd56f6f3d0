import { type AccountClient, accountClient } from '../../sync/account/account-client.ts'
import { sessionIn } from '../../sync/account/session.ts'
import type { Reply } from '../../sync/calls/ask-json.ts'
import { type AccountOutcome, done, outcomeOf } from './account-outcome.ts'
import { clearAuthErrors, noteAuthError, noteEvent, noteRequest } from './security.ts'
import { keepSession } from './session.ts'

export type { AccountOutcome }

const visitor: AccountClient = accountClient()

/** Signs in; the session is kept on this device. */
export async function signIn(email: string, password: string): Promise<AccountOutcome> {
  const reply = await post('auth-with-password', { identity: email.trim(), password })
  const session = reply.status === 200 ? sessionIn(reply.value) : undefined
  if (!session)
    return counted(outcomeOf(reply, { 200: 'unexpected', 400: 'credentials', 403: 'unconfirmed' }))
  keepSession(session)
  noteEvent('sign_in')
  return counted(done)
}

/** Makes an account. It can be used once its address is confirmed, by a mail that is asked for. */
export async function signUp(displayName: string, email: string, password: string): Promise<AccountOutcome> {
  const body = {
    display_name: displayName.trim(),
    email: email.trim(),
    password,
    passwordConfirm: password,
  }
  const outcome = counted(outcomeOf(await post('records', body)))
  if (outcome.kind === 'done') noteEvent('sign_up')
  return outcome
}

/** Has the mail sent that confirms an address; within two minutes of the last one the server sends none. */
export async function askForConfirmation(email: string): Promise<AccountOutcome> {
  return outcomeOf(await post('request-verification', { email: email.trim() }))
}

/** Has a mail sent by which a password is replaced; what comes back is the same for any address. */
export async function askForReset(email: string): Promise<AccountOutcome> {
  return outcomeOf(await post('request-password-reset', { email: email.trim() }))
}

/** @param token what the mail's link carries, here and below */
export async function confirmEmail(token: string): Promise<AccountOutcome> {
  return outcomeOf(await post('confirm-verification', { token }))
}

export async function savePassword(token: string, password: string): Promise<AccountOutcome> {
  return outcomeOf(await post('confirm-password-reset', { token, password, passwordConfirm: password }))
}

export async function confirmNewEmail(token: string, password: string): Promise<AccountOutcome> {
  return outcomeOf(await post('confirm-email-change', { token, password }))
}

function post(path: string, body: object): Promise<Reply> {
  noteRequest()
  return visitor.ask(path, { method: 'POST', body })
}

/** Failures are counted in this tab until one succeeds (specification, section 4). */
function counted(outcome: AccountOutcome): AccountOutcome {
  if (outcome.kind === 'done') clearAuthErrors()
  else noteAuthError(outcome.problem)
  return outcome
}
