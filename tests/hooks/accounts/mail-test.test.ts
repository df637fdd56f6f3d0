import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { tryMail } from '../../../scripts/lib/doctor/try-mail.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { makeDataFolder } from '../../site/running/started.ts'
import { type MailServer, type Refusing, startMailServer, type Way } from '../../support/mail/mail-server.ts'
import { call } from '../../support/people/api.ts'
import { startPocketBase, superuser } from '../../support/server/pocketbase.ts'

const address = 'operator@example.com'

type Settings = Readonly<Record<string, string>>

/** Starts a site with an operator's settings. @returns its data folder */
async function startWith(settings: Settings): Promise<string> {
  const server = await startPocketBase(undefined, settings)
  const folder = join(server.dataFolder, '..')
  const { url, secret } = server
  writeFileSync(join(folder, 'running.json'), JSON.stringify({ url, secret, pid: process.pid }))
  const admin = { email: superuser.identity, password: superuser.password }
  writeFileSync(join(folder, 'admin.json'), JSON.stringify(admin))
  onTestFinished(() => server.stop())
  return folder
}

async function mailServer(way: Way, refusing?: Refusing): Promise<MailServer> {
  const mails = await startMailServer(way, refusing)
  onTestFinished(() => mails.stop())
  return mails
}

/** Runs the command of `npm run mail:test`. */
function run(folder: string, ...words: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, DATA_DIR: folder }
    const script = execFile(
      'node',
      [inProject('scripts/mail-test.ts'), ...words],
      { env },
      (_error, out, err) => resolve({ code: script.exitCode ?? -1, said: out + err }),
    )
  })
}

test('says by which server a mail left, and it arrives', async () => {
  const mails = await mailServer('starttls')
  const folder = await startWith(mails.settings)
  const { code, said } = await run(folder, address)
  expect(said).toBe(`Sent to ${address} by localhost:${mails.settings.SMTP_PORT}, from lista@example.com.\n`)
  expect(code).toBe(0)
  expect(mails.mailsTo(address)).toMatchObject([
    { subject: 'Mesaj de probă – Lista Noastră', user: 'lista', isEncrypted: true },
  ])
})

describe('gives the cause of a mail that did not leave, and a remedy', () => {
  type Case = [what: string, settings: () => Promise<Settings>, said: RegExp]

  const cases: readonly Case[] = [
    [
      'no server at that port',
      async () => ({
        SMTP_HOST: '127.0.0.1',
        SMTP_PORT: `${await freePort()}`,
        MAIL_FROM: 'lista@example.com',
      }),
      /^Not sent by 127\.0\.0\.1:\d+, .*connection refused\.\nCheck SMTP_HOST and SMTP_PORT/,
    ],
    [
      'a wrong password',
      async () => ({ ...(await mailServer('starttls')).settings, SMTP_PASSWORD: 'alta' }),
      /^Not sent by localhost:\d+, .*535.*\nCheck SMTP_USER and SMTP_PASSWORD\.$/,
    ],
    [
      'a refused sender',
      async () => (await mailServer('plain', { sender: 'not yours' })).settings,
      /from lista@example\.com: 550 .*not yours.*\nCheck that the server lets SMTP_USER send as MAIL_FROM/,
    ],
    [
      'a refused recipient',
      async () => (await mailServer('plain', { recipient: 'not here' })).settings,
      /550 .*not here.*\nCheck that .* takes mails to that address/,
    ],
    [
      'TLS at a port that begins without',
      async () => ({ ...(await mailServer('plain')).settings, SMTP_TLS: 'on' }),
      /does not look like a TLS handshake\.\nThat port does not begin with TLS: set SMTP_TLS=off/,
    ],
    [
      'a certificate that nobody vouches for',
      async () => ({ ...(await mailServer('starttls')).settings, SSL_CERT_FILE: '' }),
      /certificate .*\.\nSet SMTP_HOST to the name in the server’s certificate/,
    ],
  ]

  test.each(cases)('%s', async (_what, settings, expected) => {
    const folder = await startWith(await settings())
    const { code, said } = await run(folder, address)
    expect(said.trim()).toMatch(expected)
    expect(code).toBe(1)
  })

  test('a server that says nothing', async () => {
    const silent = createServer()
    await once(silent.listen(0, '127.0.0.1'), 'listening')
    const bound = silent.address()
    const port = typeof bound === 'object' && bound ? bound.port : 0
    const connections: { destroy(): void }[] = []
    silent.on('connection', (socket) => connections.push(socket))
    const folder = await startWith({
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: `${port}`,
      MAIL_FROM: 'lista@example.com',
    })
    onTestFinished(() => {
      for (const connection of connections) connection.destroy()
      silent.close()
    })
    await expect(tryMail(folder, address, 1_000)).rejects.toThrow(
      /^The mail server has said nothing for 1 s: check/,
    )
  })
})

test('names the file that a mail became without a server', async () => {
  const folder = await startWith({})
  const { code, said } = await run(folder, address)
  const [, file = ''] =
    /^Mails do not leave, since SMTP_HOST is not set: this one is the file (\S+\.eml)\.$/m.exec(said) ?? []
  expect(readFileSync(file, 'utf8')).toContain(`To: ${address}`)
  expect(code).toBe(1)
})

test('sends for the superuser alone', async () => {
  const folder = await startWith({})
  const { url } = JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8'))
  const answer = await call(`${url}/api/operator/mail-test`, { method: 'POST', body: { address } })
  expect(answer.status).toBe(401)
  expect(existsSync(join(folder, 'mails'))).toBe(false)
})

test.each([[[]], [['ana']], [['ana @example.com']]])(
  'names the missing setting in one sentence: %j',
  async (words) => {
    const { code, said } = await run('/nowhere', ...words)
    expect(said).toMatch(
      /^(<3>)?Say to which address a mail is to be sent: npm run mail:test -- ADDRESS\.\n$/,
    )
    expect(code).toBe(1)
  },
)

test('says so where nothing runs', async () => {
  const data = makeDataFolder()
  onTestFinished(data.remove)
  expect(await run(data.folder, address)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/Nothing runs over the data folder .*: start it first, or set DATA_DIR\.\n$/),
  })
  rmSync(data.folder, { recursive: true })
  expect(await run(data.folder, address)).toMatchObject({ code: 1 })
  expect(existsSync(data.folder)).toBe(false)
})
