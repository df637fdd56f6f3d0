import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { testLimits } from '../limits.ts'
import type { Mail, Mailbox } from '../mail/mail.ts'
import { filesIn } from '../mail/mail-files.ts'
import type { PocketBaseServer } from '../server/pocketbase.ts'
import { accepted, type Call, call, type Reply } from './api.ts'

const pollMs = 10

export const password = 'parola-de-probă'

/** A server that makes accounts, and writes mails to files beside its data folder. */
type AccountServer = Pick<PocketBaseServer, 'url' | 'dataFolder'>

interface SignedIn {
  token: string
  record: { id: string; email: string; display_name: string; verified: boolean }
}

/** A person with an e-mail address, with the requests of their browser to PocketBase. */
export class AccountClient {
  readonly server: AccountServer
  readonly email = `${randomUUID()}@example.com`
  readonly #mailbox: Mailbox

  /** @param mailbox of the person; the files of mails by default */
  constructor(server: AccountServer, mailbox = filesIn(join(server.dataFolder, '..'))) {
    this.server = server
    this.#mailbox = mailbox
  }

  /** @param path below the collection of accounts */
  ask(path: string, request: Call = {}): Promise<Reply> {
    return call(`${this.server.url}/api/collections/users/${path}`, { method: 'POST', ...request })
  }

  signUp(fields: object = {}): Promise<Reply> {
    const body = { display_name: 'Ana', email: this.email, password, passwordConfirm: password, ...fields }
    return this.ask('records', { body })
  }

  askForConfirmation(): Promise<Reply> {
    return this.ask('request-verification', { body: { email: this.email } })
  }

  confirm(token: string): Promise<Reply> {
    return this.ask('confirm-verification', { body: { token } })
  }

  signIn(secret = password, email = this.email): Promise<Reply> {
    return this.ask('auth-with-password', { body: { identity: email, password: secret } })
  }

  async isSignedIn(secret?: string, email?: string): Promise<SignedIn> {
    return accepted(await this.signIn(secret, email))
  }

  /** Waits until this many mails to the address exist, because mails are sent after the answer. @returns the latest mail */
  async mail(count = 1, email = this.email): Promise<Mail> {
    const giveUpAt = Date.now() + testLimits.stateMs
    for (;;) {
      const mails = this.mails(email)
      const last = mails.at(-1)
      if (last && mails.length >= count) return last
      if (Date.now() > giveUpAt) throw new Error(`${mails.length} of ${count} mails to ${email}`)
      await new Promise((resolve) => setTimeout(resolve, pollMs))
    }
  }

  mails(email = this.email): Mail[] {
    return this.#mailbox(email)
  }
}

/** An account whose address is confirmed. */
export async function makeAccount(server: AccountServer, mailbox?: Mailbox): Promise<AccountClient> {
  const account = new AccountClient(server, mailbox)
  accepted(await account.signUp())
  done(await account.askForConfirmation())
  done(await account.confirm((await account.mail()).token))
  return account
}

/** Throws unless a request without an answer's body was accepted. */
function done({ status, text }: Reply): void {
  if (status !== 204) throw new Error(`${status}: ${text}`)
}
