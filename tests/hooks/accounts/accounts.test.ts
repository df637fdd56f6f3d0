import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { followSession, type Session } from '../../../src/sync/account.ts'
import { pocketBaseAt } from '../../../src/sync/live/pocketbase.ts'
import { type MailServer, startMailServer } from '../../support/mail/mail-server.ts'
import { AccountClient, makeAccount as makeAccountAt, password } from '../../support/people/accounts.ts'
import { accepted, type Call, call } from '../../support/people/api.ts'
import { type PocketBaseServer, startPocketBase } from '../../support/server/pocketbase.ts'

const newPassword = 'alta-parolă'

let server: PocketBaseServer
let mails: MailServer
beforeAll(async () => {
  mails = await startMailServer('starttls')
  server = await startPocketBase(undefined, mails.settings)
})
afterAll(async () => {
  await server.stop()
  await mails.stop()
})

/** Returns a person whose mails are received by SMTP. */
function newcomer(): AccountClient {
  return new AccountClient(server, mails.mailsTo)
}

/** Returns such a person with a confirmed account. */
function makeAccount(): Promise<AccountClient> {
  return makeAccountAt(server, mails.mailsTo)
}

/** Returns such a person with an account whose address is not confirmed. */
async function makeUnconfirmed(): Promise<AccountClient> {
  const account = newcomer()
  accepted(await account.signUp())
  return account
}

/** Requests a password reset. @returns the token in the mail's link */
async function resetToken(account: AccountClient): Promise<string> {
  const before = account.mails().length
  await account.ask('request-password-reset', { body: { email: account.email } })
  return (await account.mail(before + 1)).token
}

describe('signing up', () => {
  test('makes an account that is used once its address is confirmed', async () => {
    const ana = newcomer()
    expect(accepted(await ana.signUp())).toMatchObject({ display_name: 'Ana', verified: false })
    expect(await ana.signIn()).toMatchObject({ status: 403 })
    expect(await ana.askForConfirmation()).toMatchObject({ status: 204 })
    expect(await ana.confirm((await ana.mail()).token)).toMatchObject({ status: 204 })
    expect(await ana.isSignedIn()).toMatchObject({ record: { email: ana.email, verified: true } })
  })

  test('says of an address that it has an account already', async () => {
    const ana = await makeAccount()
    const { status, text } = await ana.signUp()
    expect(status).toBe(400)
    expect(JSON.parse(text).data.email.code).toBe('validation_not_unique')
  })

  test.each<[what: string, fields: object, field: string]>([
    ['a password of 5 characters', { password: '12345', passwordConfirm: '12345' }, 'password'],
    ['no display name', { display_name: '' }, 'display_name'],
    ['a blank display name', { display_name: ' ' }, 'display_name'],
    ['a display name of 61 characters', { display_name: 'a'.repeat(61) }, 'display_name'],
    ['a display name of two lines', { display_name: 'Ana\nMaria' }, 'display_name'],
    ['an invalid address', { email: 'ana' }, 'email'],
  ])('refuses %s', async (_, fields, field) => {
    const { status, text } = await newcomer().signUp(fields)
    expect(status).toBe(400)
    expect(Object.keys(JSON.parse(text).data)).toContain(field)
  })

  test('takes a password of 6 characters', async () => {
    const secret = { password: '123456', passwordConfirm: '123456' }
    expect(await newcomer().signUp(secret)).toMatchObject({ status: 200 })
  })

  test('confirms no address by itself', async () => {
    expect(await newcomer().signUp({ verified: true })).toMatchObject({ status: 400 })
  })
})

describe('an unknown address gets the answer of a known one', () => {
  const paths: [path: string, make: () => Promise<AccountClient>][] = [
    ['request-password-reset', makeAccount],
    ['request-verification', makeUnconfirmed],
  ]

  test.each(paths)('to %s', async (path, make) => {
    const known = await make()
    const before = known.mails().length
    const ask = (email: string) => known.ask(path, { body: { email } })
    expect(await ask('nimeni@example.com')).toEqual(await ask(known.email))
    await known.mail(before + 1)
    expect(known.mails('nimeni@example.com')).toEqual([])
  })

  test('to a sign-in', async () => {
    const known = await makeAccount()
    expect(await known.signIn(password, 'nimeni@example.com')).toEqual(await known.signIn('greșită'))
  })

  test('to a wrong password before its address is confirmed', async () => {
    const unconfirmed = await makeUnconfirmed()
    expect(await unconfirmed.signIn('greșită')).toEqual(
      await unconfirmed.signIn(password, 'nimeni@example.com'),
    )
  })
})

describe('a forgotten password', () => {
  test('is replaced by the mail’s link, which works once and ends every session', async () => {
    const ana = await makeAccount()
    const { token: session } = await ana.isSignedIn()
    const token = await resetToken(ana)
    const body = { token, password: newPassword, passwordConfirm: newPassword }
    expect(await ana.ask('confirm-password-reset', { body })).toMatchObject({ status: 204 })
    expect(await ana.ask('confirm-password-reset', { body })).toMatchObject({ status: 400 })
    expect(await ana.signIn()).toMatchObject({ status: 400 })
    expect(await ana.signIn(newPassword)).toMatchObject({ status: 200 })
    expect(await ana.ask('auth-refresh', { headers: { Authorization: session } })).toMatchObject({
      status: 401,
    })
  })
})

describe('a signed-in account', () => {
  async function signedIn() {
    const account = await makeAccount()
    const { token, record } = await account.isSignedIn()
    const ask = (path: string, request: Call) =>
      account.ask(path, { ...request, headers: { Authorization: token } })
    return { account, id: record.id, ask, headers: { Authorization: token } }
  }

  test('moves to another address by the link sent there and its password', async () => {
    const { account, ask } = await signedIn()
    const newEmail = `nou-${account.email}`
    expect(await ask('request-email-change', { body: { newEmail } })).toMatchObject({ status: 204 })
    const { token, subject } = await account.mail(1, newEmail)
    expect(subject).toBe('Confirmați noua adresă de e-mail – Lista Noastră')
    const confirm = (secret: string) =>
      account.ask('confirm-email-change', { body: { token, password: secret } })
    expect(await confirm('greșită')).toMatchObject({ status: 400 })
    expect(await confirm(password)).toMatchObject({ status: 204 })
    expect(await account.signIn(password, newEmail)).toMatchObject({ status: 200 })
    expect(await account.signIn()).toMatchObject({ status: 400 })
  })

  test('does not move without the mail', async () => {
    const { account, id, ask } = await signedIn()
    await ask(`records/${id}`, { method: 'PATCH', body: { email: 'alta@example.com' } })
    expect(await account.isSignedIn()).toMatchObject({ record: { email: account.email } })
  })

  test('changes its password by the one it has', async () => {
    const { account, id, ask } = await signedIn()
    const change = (oldPassword: string) =>
      ask(`records/${id}`, {
        method: 'PATCH',
        body: { oldPassword, password: newPassword, passwordConfirm: newPassword },
      })
    expect(await change('greșită')).toMatchObject({ status: 400 })
    expect(await change(password)).toMatchObject({ status: 200 })
    expect(await account.signIn(newPassword)).toMatchObject({ status: 200 })
  })

  test('signs out everywhere', async () => {
    const { account, headers, ask } = await signedIn()
    const elsewhere = await account.isSignedIn()
    const signOut = () => call(`${server.url}/api/account/sign-out-everywhere`, { method: 'POST', headers })
    expect(await signOut()).toEqual({ status: 204, text: '' })
    expect(await ask('auth-refresh', {})).toMatchObject({ status: 401 })
    expect(await account.ask('auth-refresh', { headers: { Authorization: elsewhere.token } })).toMatchObject({
      status: 401,
    })
    expect(await signOut()).toMatchObject({ status: 401 })
    expect(await account.signIn()).toMatchObject({ status: 200 })
  })

  test('deletes itself', async () => {
    const { account, id, ask } = await signedIn()
    expect(await ask(`records/${id}`, { method: 'DELETE' })).toMatchObject({ status: 204 })
    expect(await account.signIn()).toMatchObject({ status: 400 })
  })

  test('sees and touches no other account', async () => {
    const { ask } = await signedIn()
    const other = await signedIn()
    expect(await ask('records', { method: 'GET' })).toMatchObject({ status: 403 })
    expect(await ask(`records/${other.id}`, { method: 'GET' })).toMatchObject({ status: 404 })
    expect(await ask(`records/${other.id}`, { method: 'PATCH', body: { display_name: 'x' } })).toMatchObject({
      status: 404,
    })
    expect(await ask(`records/${other.id}`, { method: 'DELETE' })).toMatchObject({ status: 404 })
  })
})

describe('PocketBase’s SDK', () => {
  /** Returns the client as a page uses it, with or without a session. */
  function clientFor(session?: Session) {
    const pocketBase = pocketBaseAt(server.url)
    const told = vi.fn()
    followSession(pocketBase, session, told)
    return { users: pocketBase.collection('users'), told }
  }

  async function signedIn() {
    const { email } = await makeAccount()
    const { users, told } = clientFor()
    await users.authWithPassword(email, password)
    const session: Session = told.mock.lastCall?.[0].session
    return { session, email, ...clientFor(session) }
  }

  test('signs up and in, and reports the session', async () => {
    const ana = newcomer()
    const { users, told } = clientFor()
    const fields = { display_name: 'Ana', email: ana.email, password, passwordConfirm: password }
    const { id } = await users.create(fields)
    await expect(users.authWithPassword(ana.email, password)).rejects.toMatchObject({ status: 403 })
    await users.requestVerification(ana.email)
    await users.confirmVerification((await ana.mail()).token)
    expect(told).not.toHaveBeenCalled()
    await users.authWithPassword(ana.email, password)
    const session = { id, email: ana.email, displayName: 'Ana', token: expect.stringMatching(/./) }
    expect(told.mock.calls).toEqual([[{ kind: 'kept', session }]])
  })

  test('reports a renewed session and changes of its account', async () => {
    const { users, told, session } = await signedIn()
    await users.update(session.id, { display_name: 'Ana Maria' })
    expect(told).toHaveBeenLastCalledWith({ kind: 'kept', session: { ...session, displayName: 'Ana Maria' } })
    const { token } = await users.authRefresh()
    const renewed = { ...session, token, displayName: 'Ana Maria' }
    expect(told).toHaveBeenLastCalledWith({ kind: 'kept', session: renewed })
    expect(told).toHaveBeenCalledTimes(2)
  })

  test('reports the end of a session when its account is deleted, and refuses it from then on', async () => {
    const { users, told, session } = await signedIn()
    await users.delete(session.id)
    expect(told.mock.calls).toEqual([[{ kind: 'ended' }]])
    await expect(clientFor(session).users.authRefresh()).rejects.toMatchObject({ status: 401 })
  })
})

test('an unconfirmed account is deleted after 7 days, a confirmed one is not', async () => {
  const [kept, due, young] = [await makeAccount(), newcomer(), newcomer()]
  for (const account of [due, young]) accepted(await account.signUp())
  const database = new DatabaseSync(join(server.dataFolder, 'data.db'), { timeout: 5_000 })
  const age = database.prepare('UPDATE users SET created = ? WHERE email = ?')
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().replace('T', ' ')
  for (const account of [kept, due]) age.run(daysAgo(7.01), account.email)
  age.run(daysAgo(6.99), young.email)
  const headers = { Authorization: await server.superuserToken() }
  await call(`${server.url}/api/crons/forget-unconfirmed`, { method: 'POST', headers })
  const emails = () =>
    database
      .prepare('SELECT email FROM users')
      .all()
      .map(({ email }) => email)
  await expect.poll(emails).not.toContain(due.email)
  expect(emails()).toEqual(expect.arrayContaining([kept.email, young.email]))
  database.close()
})
