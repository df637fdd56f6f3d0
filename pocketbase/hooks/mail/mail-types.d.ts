import type { App } from '../pocketbase.d.ts'

/** What the mails use of PocketBase. */

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

interface MailApp extends App {
  settings(): ServerSettings
  /** PocketBase's own data folder. */
  dataDir(): string
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

/** Any mail about to leave. */
export interface MailEvent {
  app: MailApp
  message: MailMessage
  next(): void
}

/** A mail to an account; `meta.token` is what its link carries. */
export interface AccountMailEvent extends MailEvent {
  meta: { token: string }
}
