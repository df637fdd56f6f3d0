import { fieldsOf } from '../../domain/lib/fields-of.ts'
import { type AccountReply, sessionIn } from '../../sync/account.ts'
import { type AccountOutcome, done, outcomeOf } from '../account-outcome.ts'
import { askAsVisitor } from '../ask-server.ts'
import { inMyLanguage } from '../language.ts'
import { clearAuthErrors, noteAuthError, noteEvent } from '../security.ts'

export type { AccountOutcome }

/** Signs in; the session is stored on this device. */
export async function signIn(email: string, password: string): Promise<AccountOutcome> {
  const reply = await askAsVisitor(({ accounts }) => accounts.authWithPassword(email.trim(), password))
  if (!sessionIn(reply.value)) return counted(outcomeOfSignIn(reply))
  noteEvent('sign_in')
  return counted(done)
}

/** Other refusals with status 400 keep the server's message (specification, section 8). */
function outcomeOfSignIn(reply: AccountReply): AccountOutcome {
  const isWrong = fieldsOf(reply.value).message === wrongCredentials
  return outcomeOf(reply, { 200: 'unexpected', ...(isWrong && { 400: 'credentials' }), 403: 'unconfirmed' })
}

/** PocketBase's message for an unknown address and for a wrong password. */
const wrongCredentials = 'Failed to authenticate.'

/** Makes an account. It can be used once its address is confirmed by a mail, which is requested here. */
export async function signUp(displayName: string, email: string, password: string): Promise<AccountOutcome> {
  const body = {
    display_name: displayName.trim(),
    email: email.trim(),
    password,
    passwordConfirm: password,
  }
  const outcome = counted(outcomeOf(await askAsVisitor(({ accounts }) => accounts.create(body))))
  if (outcome.kind === 'done') noteEvent('sign_up')
  return outcome
}

/** Requests the mail that confirms an address; the server sends none within two minutes of the last one. */
export async function askForConfirmation(email: string): Promise<AccountOutcome> {
  return outcomeOf(
    await askAsVisitor(({ accounts }) => accounts.requestVerification(email.trim(), inMyLanguage())),
  )
}

/** Requests a mail with which a password can be replaced; the answer is the same for any address. */
export async function askForReset(email: string): Promise<AccountOutcome> {
  return outcomeOf(
    await askAsVisitor(({ accounts }) => accounts.requestPasswordReset(email.trim(), inMyLanguage())),
  )
}

/** @param token from the link in the mail, here and below */
export async function confirmEmail(token: string): Promise<AccountOutcome> {
  return outcomeOf(await askAsVisitor(({ accounts }) => accounts.confirmVerification(token)))
}

export async function savePassword(token: string, password: string): Promise<AccountOutcome> {
  return outcomeOf(
    await askAsVisitor(({ accounts }) => accounts.confirmPasswordReset(token, password, password)),
  )
}

export async function confirmNewEmail(token: string, password: string): Promise<AccountOutcome> {
  return outcomeOf(await askAsVisitor(({ accounts }) => accounts.confirmEmailChange(token, password)))
}

/** Failures are counted in this tab until one succeeds (specification, section 4). */
function counted(outcome: AccountOutcome): AccountOutcome {
  if (outcome.kind === 'done') clearAuthErrors()
  else noteAuthError(outcome.problem)
  return outcome
}
