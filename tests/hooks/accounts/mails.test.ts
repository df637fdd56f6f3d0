import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { unzipSync } from 'fflate'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { HookNumbers } from '../../../src/protocol/operator.ts'
import { mailFiles } from '../../support/mail/mail-files.ts'
import {
  login,
  type MailServer,
  type Refusing,
  startMailServer,
  type Way,
} from '../../support/mail/mail-server.ts'
import { AccountClient, makeAccount } from '../../support/people/accounts.ts'
import { accepted, call } from '../../support/people/api.ts'
import { filesThatHold } from '../../support/server/files-below.ts'
import { type PocketBaseServer, startPocketBase } from '../../support/server/pocketbase.ts'

interface Post {
  server: PocketBaseServer
  mails: MailServer
  stop(): Promise<void>
}

/** Starts a mail server, and a PocketBase that sends its mails by it. */
async function startPost(way: Way, settings: Readonly<Record<string, string>> = {}): Promise<Post> {
  const mails = await startMailServer(way)
  const server = await startPocketBase(undefined, { ...mails.settings, ...settings })
  return {
    server,
    mails,
    stop: async () => {
      await server.stop()
      await mails.stop()
    },
  }
}

async function startPostHere(way: Way, settings?: Readonly<Record<string, string>>): Promise<Post> {
  const post = await startPost(way, settings)
  onTestFinished(post.stop)
  return post
}

describe('a mail leaves by the operator’s server', () => {
  test.each<[way: Way, how: { isEncrypted: boolean; user: string }]>([
    ['plain', { isEncrypted: false, user: '' }],
    ['starttls', { isEncrypted: true, user: 'lista' }],
    ['tls', { isEncrypted: true, user: 'lista' }],
  ])('%s', async (way, how) => {
    const { server, mails } = await startPostHere(way)
    const ana = new AccountClient(server, mails.mailsTo)
    await ana.signUp()
    await ana.askForConfirmation()
    await ana.mail()
    expect(mails.mailsTo(ana.email)).toEqual([
      expect.objectContaining({
        ...how,
        from: { name: 'Lista Noastră', address: 'lista@example.com' },
        envelope: { from: 'lista@example.com', to: [ana.email] },
      }),
    ])
  })
})

describe('the text of a mail', () => {
  let post: Post
  beforeAll(async () => {
    post = await startPost('starttls', { SITE_URL: 'https://lista.example/' })
  })
  afterAll(() => post.stop())

  /** For each kind of mail, a function that makes PocketBase send it; it returns the recipient. */
  const kinds: [
    subject: string,
    page: string,
    note: string,
    cause: (account: AccountClient) => Promise<string>,
  ][] = [
    [
      'Confirmați adresa de e-mail – Lista Noastră',
      '/auth/confirmare',
      'Linkul este valabil 3 zile',
      async (account) => account.email,
    ],
    [
      'Alegeți o parolă nouă – Lista Noastră',
      '/auth/parola-noua',
      'Linkul este valabil 30 de minute',
      async (account) => {
        await account.ask('request-password-reset', { body: { email: account.email } })
        await account.mail(2)
        return account.email
      },
    ],
    [
      'Confirmați noua adresă de e-mail – Lista Noastră',
      '/auth/adresa-noua',
      'Linkul este valabil 30 de minute',
      async (account) => {
        const { token } = await account.isSignedIn()
        const newEmail = `nou-${account.email}`
        await account.ask('request-email-change', { body: { newEmail }, headers: { Authorization: token } })
        await account.mail(1, newEmail)
        return newEmail
      },
    ],
  ]

  test.each(kinds)('%s', async (subject, page, note, cause) => {
    const email = await cause(await makeAccount(post.server, post.mails.mailsTo))
    const mail = post.mails.mailsTo(email).at(-1)
    expect(mail?.subject).toBe(subject)
    expect(mail?.link).toMatch(
      new RegExp(`^https://lista\\.example${page}#token=[\\w-]+\\.[\\w-]+\\.[\\w-]+$`),
    )
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(note)
      expect(body).toContain(mail?.link)
      expect(body).toContain('mesaj trimis automat, la care nu se răspunde.')
    }
    expect(mail?.html).toContain(`<a href="${mail?.link}"`)
    expect(mail?.text).not.toMatch(/[<>]/)
  })

  test.each([
    ['en', 'Confirm your email – Lista Noastră', 'an automatic message, to which nobody replies.'],
    ['ro', 'Confirmați adresa de e-mail – Lista Noastră', 'mesaj trimis automat, la care nu se răspunde.'],
    ['de', 'Confirmați adresa de e-mail – Lista Noastră', 'mesaj trimis automat, la care nu se răspunde.'],
  ])('is in the language of the screen that asked for it (%s)', async (language, subject, sender) => {
    const ana = new AccountClient(post.server, post.mails.mailsTo)
    await ana.signUp()
    await ana.ask(`request-verification?language=${language}`, { body: { email: ana.email } })
    const mail = await ana.mail()
    expect(mail.subject).toBe(subject)
    for (const body of [mail.text, mail.html]) expect(body).toContain(sender)
    expect(mail.html).toContain(`<html lang="${language === 'en' ? 'en' : 'ro'}">`)
  })

  test('is in English for a new password and a new address, too', async () => {
    const ana = await makeAccount(post.server, post.mails.mailsTo)
    await ana.ask('request-password-reset?language=en', { body: { email: ana.email } })
    expect((await ana.mail(2)).subject).toBe('Choose a new password – Lista Noastră')
    const { token } = await ana.isSignedIn()
    const newEmail = `nou-${ana.email}`
    const headers = { Authorization: token }
    await ana.ask('request-email-change?language=en', { body: { newEmail }, headers })
    expect((await ana.mail(1, newEmail)).subject).toBe('Confirm your new email – Lista Noastră')
  })

  test('contains no names: a display name could be a text of a stranger', async () => {
    const ana = new AccountClient(post.server, post.mails.mailsTo)
    await ana.signUp({ display_name: 'Câștigați pe rău.example' })
    await ana.askForConfirmation()
    const { subject, text, html } = await ana.mail()
    expect(`${subject}${text}${html}`).not.toContain('rău.example')
  })
})

describe('a mail that does not leave', () => {
  test.each<[why: string, settings: (mails: MailServer) => Record<string, string>]>([
    ['to a server that knows us not', () => ({ SMTP_PASSWORD: 'alta' })],
    ['over a certificate that nobody vouches for', () => ({ SSL_CERT_FILE: '' })],
  ])('%s is not reported to the requester', async (_why, settings) => {
    const mails = await startMailServer('starttls')
    const server = await startPocketBase(undefined, { ...mails.settings, ...settings(mails) })
    onTestFinished(async () => {
      await server.stop()
      await mails.stop()
    })
    const ana = new AccountClient(server, mails.mailsTo)
    await ana.signUp()
    expect(await ana.askForConfirmation()).toEqual(
      await ana.ask('request-verification', { body: { email: 'nimeni@example.com' } }),
    )
    await expect.poll(() => errorsLogged(server)).toContainEqual('Failed to send verification email')
    expect(mails.mailsTo(ana.email)).toEqual([])
  })
})

test('a mail that does not leave is counted and reported with its cause, without its recipient', async () => {
  const mails = await startMailServer('plain', { recipient: 'no such <ana@example.com> here' })
  const server = await startPocketBase(undefined, mails.settings)
  onTestFinished(async () => {
    await server.stop()
    await mails.stop()
  })
  const ana = new AccountClient(server, mails.mailsTo)
  await ana.signUp()
  await ana.askForConfirmation()
  await expect.poll(() => mailNumbers(server)).toMatchObject({ sent: 0, failed: 1, kept: 0 })
  const { lastFailure } = await mailNumbers(server)
  // Newer versions of Go quote the server's reply.
  expect(lastFailure?.reason).toMatch(/^550 "?no such <…> here"?$/)
  const { SMTP_PORT } = mails.settings
  await expect
    .poll(() => logOf(server))
    .toContain(`<3>A mail could not be sent: localhost:${SMTP_PORT}: ${lastFailure?.reason}`)
  await expect.poll(() => errorsLogged(server)).toContainEqual('Failed to send verification email')
  expect(JSON.stringify(await logged(server))).not.toContain('@example.com')
  expect(logOf(server)).not.toContain('@example.com')
})

test('a new address that cannot be written to is answered without the server’s words', async () => {
  const refusing: Refusing = {}
  const mails = await startMailServer('plain', refusing)
  const server = await startPocketBase(undefined, mails.settings)
  onTestFinished(async () => {
    await server.stop()
    await mails.stop()
  })
  const ana = await makeAccount(server, mails.mailsTo)
  const { token } = await ana.isSignedIn()
  refusing.recipient = 'no such box'
  const answer = await ana.ask('request-email-change', {
    body: { newEmail: 'noua@example.com' },
    headers: { Authorization: token },
  })
  expect(answer.status).toBe(400)
  expect(answer.text).not.toMatch(/no such box|550/)
})

test('a mail that cannot become a file is counted and logged', async () => {
  const server = await startPocketBase()
  onTestFinished(() => server.stop())
  writeFileSync(join(server.dataFolder, '../mails'), 'a file where the folder should be')
  const ana = new AccountClient(server)
  await ana.signUp()
  await ana.askForConfirmation()
  await expect.poll(() => mailNumbers(server)).toMatchObject({ failed: 1, kept: 0, underWay: {} })
  await expect
    .poll(() => logOf(server))
    .toMatch(/<3>A mail could not be sent: .*\/mails: .*not a directory$/m)
})

test('mails that leave and that become files are counted', async () => {
  const { server, mails } = await startPostHere('starttls')
  await makeAccount(server, mails.mailsTo)
  await expect.poll(() => mailNumbers(server)).toMatchObject({ sent: 1, failed: 0, kept: 0 })
  const withoutServer = await startPocketBase()
  onTestFinished(() => withoutServer.stop())
  await makeAccount(withoutServer)
  await expect.poll(() => mailNumbers(withoutServer)).toMatchObject({ sent: 0, failed: 0, kept: 1 })
})

describe('the password to the mail server', () => {
  test('is in no file and no backup, also where an older version stored it', async () => {
    const { server, mails } = await startPostHere('starttls')
    const ana = new AccountClient(server, mails.mailsTo)
    await ana.signUp()
    await ana.askForConfirmation()
    await ana.mail()
    expect(filesThatHold(folderOf(server), login.password)).toEqual([])
    await server.kill9()
    storePassword(server)
    expect(filesThatHold(folderOf(server), login.password)).not.toEqual([])
    await server.restart()
    await ask(server, 'POST', '/api/crons/compact')
    await expect.poll(() => filesThatHold(folderOf(server), login.password)).toEqual([])
    await ask(server, 'POST', '/api/backups', { name: 'one.zip' })
    const entries = unzipSync(readFileSync(join(server.dataFolder, 'backups/one.zip')))
    expect(Object.keys(entries)).toContain('data.db')
    const holding = Object.entries(entries).filter(([, bytes]) => holds(bytes, login.password))
    expect(holding.map(([name]) => name)).toEqual([])
  })

  test('opens the server for the dashboard’s own test mail', async () => {
    const { server, mails } = await startPostHere('tls')
    const email = 'operator@example.com'
    await ask(server, 'POST', '/api/settings/test/email', {
      email,
      template: 'verification',
      collection: 'users',
    })
    expect(mails.mailsTo(email)).toHaveLength(1)
  })
})

/** Stores the password in PocketBase's settings, as older versions did. */
function storePassword(server: PocketBaseServer): void {
  const database = new DatabaseSync(join(server.dataFolder, 'data.db'), { timeout: 10_000 })
  database
    .prepare(`UPDATE _params SET value = json_set(value, '$.smtp.password', ?) WHERE id = 'settings'`)
    .run(login.password)
  database.close()
}

function folderOf(server: PocketBaseServer): string {
  return join(server.dataFolder, '..')
}

function holds(bytes: Uint8Array, word: string): boolean {
  return Buffer.from(bytes).includes(word)
}

/** Sends a request as the superuser. */
async function ask(server: PocketBaseServer, method: string, path: string, body?: object): Promise<void> {
  const headers = { Authorization: await server.superuserToken() }
  expect(await call(server.url + path, { method, headers, body })).toMatchObject({ status: 204 })
}

async function mailNumbers(server: PocketBaseServer) {
  return accepted<HookNumbers>(await call(`${server.url}/api/operator/numbers`)).mails
}

/** Returns the output of PocketBase's process. */
function logOf(server: PocketBaseServer): string {
  return readFileSync(join(server.dataFolder, '../log'), 'utf8')
}

/** Returns the messages of the errors in PocketBase's log. */
async function errorsLogged(server: PocketBaseServer): Promise<string[]> {
  return (await logged(server)).map(({ message }) => message)
}

async function logged(server: PocketBaseServer): Promise<{ message: string; data: object }[]> {
  const headers = { Authorization: await server.superuserToken() }
  const answer = await call(`${server.url}/api/logs?filter=level>4`, { headers })
  return accepted<{ items: { message: string; data: object }[] }>(answer).items
}

test('without a server a mail is a file, readable by its owner, that mail programs open', async () => {
  const server = await startPocketBase()
  onTestFinished(() => server.stop())
  const ana = new AccountClient(server)
  await ana.signUp()
  await ana.askForConfirmation()
  const { link } = await ana.mail()
  const [path = ''] = mailFiles(join(server.dataFolder, '..'))
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const mail = await PostalMime.parse(readFileSync(path))
  expect(mail).toMatchObject({
    from: { name: 'Lista Noastră', address: 'nu-raspundeti@lista-noastra.example' },
    to: [{ address: ana.email }],
    subject: 'Confirmați adresa de e-mail – Lista Noastră',
    text: expect.stringContaining(link),
    html: expect.stringContaining('<h1'),
  })
  expect(await ana.confirm((await ana.mail()).token)).toMatchObject({ status: 204 })
})
