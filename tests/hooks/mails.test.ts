import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { AccountClient, makeAccount } from '../support/accounts.ts'
import { mailFiles } from '../support/mail-files.ts'
import { type MailServer, startMailServer, type Way } from '../support/mail-server.ts'
import { type PocketBaseServer, startPocketBase } from '../support/pocketbase.ts'

/** PocketBase writes its log every few seconds. */
const logPatienceMs = 30_000

interface Post {
  server: PocketBaseServer
  mails: MailServer
  stop(): Promise<void>
}

/** PocketBase as an operator starts it whose mails leave by SMTP. */
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

describe('what a mail says', () => {
  let post: Post
  beforeAll(async () => {
    post = await startPost('starttls', { SITE_URL: 'https://lista.example/' })
  })
  afterAll(() => post.stop())

  /** What makes PocketBase send each kind of mail, and to whom. */
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

  test('names nobody: a display name could be a text that a stranger has us send', async () => {
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
  ])('%s is told to nobody who asks', async (_why, settings) => {
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
    await expect
      .poll(() => errorsLogged(server), { timeout: logPatienceMs })
      .toContainEqual('Failed to send verification email')
    expect(mails.mailsTo(ana.email)).toEqual([])
  })
})

/** What PocketBase has written into its log. */
async function errorsLogged(server: PocketBaseServer): Promise<string[]> {
  const headers = { Authorization: await server.superuserToken() }
  const response = await fetch(`${server.url}/api/logs?filter=level>4`, { headers })
  const { items } = (await response.json()) as { items: { message: string }[] }
  return items.map(({ message }) => message)
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
