import type { AccountEvent } from '../from-site.ts'
import type { App, RequestEvent } from '../pocketbase.d.ts'

/** Part of PocketBase's API that the mails use. */

export interface ServerSettings {
  meta: { appURL: string; senderName: string; senderAddress: string }
  smtp: {
    enabled: boolean
    host: string
    port: number
    username: string
    password: string
    tls: boolean
  }
}

export interface MailApp extends App {
  settings(): ServerSettings
  newMailClient(): {
    /** Throws when sending fails. */
    send(message: MailMessage): void
  }
}

/** An operator requests a mail. */
export interface MailRequestEvent extends RequestEvent {
  app: MailApp
}

export interface BootstrapEvent {
  app: MailApp
}

export interface MailMessage {
  from: { name: string; address: string }
  to: ArrayLike<{ address: string }>
  subject: string
  html: string
  text: string
}

/** Any mail about to be sent. */
export interface MailEvent {
  app: MailApp
  /** SMTP client for this one mail. */
  mailer: { password: string }
  message: MailMessage
  next(): void
}

declare global {
  const MailerMessage: new (message: {
    from: { name: string; address: string }
    to: readonly { address: string }[]
    subject: string
    html: string
    text: string
  }) => MailMessage
}

/** An account that gets a mail: the same object in the request and in the sending of its mail. */
interface MailedRecord {
  set(key: string, value: string): void
  /** '' if it has no such value. */
  getString(key: string): string
}

/** A request for a mail to an account. */
export interface MailWishEvent extends AccountEvent {
  record: MailedRecord
}

/** A mail to an account; `meta.token` is the token of its link. */
export interface AccountMailEvent extends MailEvent {
  meta: { token: string }
  record: MailedRecord
}
