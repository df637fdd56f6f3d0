import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import { inProject } from '../../../scripts/lib/root.ts'
import { type Certificate, makeCertificate } from '../server/certificate.ts'
import { linkIn, type Mail } from './mail.ts'

/** `plain`: no TLS is offered. `starttls`: TLS and a login are required. `tls`: the same, TLS from the first byte. */
export type Way = 'plain' | 'starttls' | 'tls'

/** A mail that arrived by SMTP. */
export interface SentMail extends Mail {
  from: { name: string; address: string }
  /** The recipients of the SMTP envelope, which may differ from the headers. */
  envelope: { from: string; to: string[] }
  /** True if the connection was encrypted; and the user who signed in, '' for none. */
  isEncrypted: boolean
  user: string
}

/** A mail server that accepts mails and delivers none. */
export interface MailServer {
  /** Settings of an operator whose mails go through this server. */
  settings: Readonly<Record<string, string>>
  mailsTo: (email: string) => SentMail[]
  /** Leaves mails without an answer from now on. @returns a function that answers them */
  hold: () => () => void
  stop(): Promise<void>
}

/** The user and password of servers that require them. */
export const login = { user: 'lista', password: 'parolă de poștă' }

/** The addresses that a server refuses, as a sender or as a recipient. */
export interface Refusing {
  sender?: string
  recipient?: string
}

/** Listens on a free port of this machine, and accepts mails as a provider would. */
export async function startMailServer(way: Way, refusing: Refusing = {}): Promise<MailServer> {
  const mails: SentMail[] = []
  let released: Promise<void> | undefined
  const certificate = makeCertificate()
  const server = new SMTPServer({
    ...optionsOf(way, certificate),
    onAuth({ username, password }, _session, done) {
      if (username === login.user && password === login.password) done(null, { user: username })
      else done(new Error('who is that?'))
    },
    onMailFrom: (_address, _session, done) => done(refusalOf(refusing.sender)),
    onRcptTo: (_address, _session, done) => done(refusalOf(refusing.recipient)),
    onData(stream, session, done) {
      void stream.toArray().then(async (chunks) => {
        mails.push(await readMail(Buffer.concat(chunks), session))
        await released
        done()
      })
    },
  })
  // Broken connections matter only to the tests that cause them.
  server.on('error', () => {})
  await once(server.listen(0, 'localhost'), 'listening')
  const { port } = server.server.address() as AddressInfo
  const trusted = keepCertificate(certificate)
  return {
    settings: { ...settingsOf(way, port), SSL_CERT_FILE: trusted.path },
    mailsTo: (email) => mails.filter(({ to }) => to === email),
    hold: () => {
      let answer = () => {}
      released = new Promise((resolve) => {
        answer = resolve
      })
      return answer
    },
    stop: async () => {
      await new Promise<void>((resolve) => server.close(resolve))
      trusted.remove()
    },
  }
}

function refusalOf(words: string | undefined): Error | null {
  return words === undefined ? null : Object.assign(new Error(words), { responseCode: 550 })
}

function optionsOf(way: Way, { cert, key }: Certificate): SMTPServerOptions {
  return way === 'plain'
    ? { authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] }
    : { secure: way === 'tls', cert, key }
}

function settingsOf(way: Way, port: number): Record<string, string> {
  const common = { SMTP_HOST: 'localhost', SMTP_PORT: String(port), MAIL_FROM: 'lista@example.com' }
  if (way === 'plain') return common
  return {
    ...common,
    SMTP_USER: login.user,
    SMTP_PASSWORD: login.password,
    SMTP_TLS: way === 'tls' ? 'on' : 'off',
  }
}

/** Writes the certificate to a file that PocketBase trusts, because it sends no mails to untrusted servers. */
function keepCertificate({ cert }: Certificate): { path: string; remove: () => void } {
  mkdirSync(inProject('tests/.output'), { recursive: true })
  const folder = mkdtempSync(inProject('tests/.output/mail-server-'))
  const path = join(folder, 'certificate.pem')
  writeFileSync(path, cert)
  return { path, remove: () => rmSync(folder, { recursive: true }) }
}

async function readMail(bytes: Buffer, { envelope, secure, user }: SMTPServerSession): Promise<SentMail> {
  const { from, to, subject = '', text = '', html = '' } = await PostalMime.parse(bytes)
  return {
    to: addressesOf(to).join(', '),
    from: { name: from?.name ?? '', address: from?.address ?? '' },
    envelope: {
      from: envelope.mailFrom ? envelope.mailFrom.address : '',
      to: envelope.rcptTo.map(({ address }) => address),
    },
    isEncrypted: secure,
    user: user ?? '',
    subject,
    text,
    html,
    ...linkIn(text),
  }
}

function addressesOf(to: Email['to']): string[] {
  return (to ?? []).map(({ address = '' }) => address)
}
