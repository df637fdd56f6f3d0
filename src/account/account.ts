import { accountCalls } from '../protocol/late-calls.ts'
import { type AccountOutcome, outcomeOf } from './account-outcome.ts'
import { askAsMyself } from './ask-server.ts'
import { signIn } from './auth/auth.ts'
import { accountKeys } from './keys/account-keys.ts' // part: integrations
import { inMyLanguage } from './language.ts'
import { noteEvent, readSecurityLog } from './security.ts'
import { $session, dropSession } from './session.ts'

/**
 * Renews the session of this device, and updates the data of its account. A session that ended is dropped. The answer does
 * not affect another session that began meanwhile.
 */
export async function refreshAccount(): Promise<void> {
  const asked = $session.get()?.token
  const { status } = await askAsMyself(({ accounts }) => accounts.authRefresh())
  const isOver = status === 401 || status === 403 || status === 404
  if (isOver && $session.get()?.token === asked) dropSession()
}

export function saveDisplayName(displayName: string): Promise<AccountOutcome> {
  return update({ display_name: displayName.trim() })
}

/** Requests a mail to the new address; the account keeps the old one until the link in the mail is opened. */
export async function askForNewEmail(newEmail: string): Promise<AccountOutcome> {
  return outcomeOf(
    await askAsMyself(({ accounts }) => accounts.requestEmailChange(newEmail.trim(), inMyLanguage())),
  )
}

/** Ends every session with the old password; this device gets a new one. */
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
  const outcome = outcomeOf(await askAsMyself(({ ours }) => ours(accountCalls.signOutEverywhere)))
  if (outcome.kind === 'done') signOut()
  return outcome
}

/**
 * Deletes the account after a password check: a person who finds an open device must not be able to delete its owner's
 * account.
 */
export async function deleteAccount(password: string): Promise<AccountOutcome> {
  const email = $session.get()?.email ?? ''
  const asked = await signIn(email, password)
  if (asked.kind === 'refused')
    return asked.problem === 'credentials' ? { ...asked, problem: 'password-wrong' } : asked
  return outcomeOf(await askAsMyself(({ accounts }) => accounts.delete(myId())))
}

/** Functions that read what further parts store about the account; they return undefined if it is not available. */
const readers: readonly (() => Promise<object | undefined>)[] = [
  () => accountKeys.read().then((keys) => keys && { keys }), // part: integrations
]

/** Returns all data stored about the account, on the server and on this device; undefined if it is not available. */
export async function readMyData(): Promise<object | undefined> {
  const [account, lists, more] = await Promise.all([
    askAsMyself(({ accounts }) => accounts.getOne(myId())),
    askAsMyself(({ ours }) => ours(accountCalls.readSavedLists)),
    Promise.all(readers.map((read) => read())),
  ])
  if (account.status !== 200 || lists.status !== 200 || more.includes(undefined)) return undefined
  const securityLogOfThisDevice = readSecurityLog()
  return Object.assign({ account: account.value, savedLists: lists.value, securityLogOfThisDevice }, ...more)
}

async function update(body: object): Promise<AccountOutcome> {
  return outcomeOf(await askAsMyself(({ accounts }) => accounts.update(myId(), body)))
}

function myId(): string {
  return $session.get()?.id ?? ''
}
