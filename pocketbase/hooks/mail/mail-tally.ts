import type { App } from '../pocketbase.d.ts'

/** What became of mails since PocketBase was started. */
export interface MailTally extends Readonly<Record<MailOutcome, number>> {
  /** In ms since 1970. */
  lastSentMs?: number
  lastFailure?: MailFailure
  /** When those were begun that the server has not answered for, in ms since 1970, each by a word of its own. */
  underWay: Readonly<Record<string, number>>
}

/** `sent`: the server took it. `failed`: it did not. `kept`: there is no server, and it became a file. */
type MailOutcome = 'sent' | 'failed' | 'kept'

interface MailFailure {
  /** Since 1970. */
  atMs: number
  /** The server's own words or the network's, without any address. */
  reason: string
}

const key = 'mails'
const wordLength = 15
const none: MailTally = { sent: 0, failed: 0, kept: 0, underWay: {} }

export function readMailTally(app: App): MailTally {
  return parsed(app.store().get(key))
}

/** A server may take a mail up and never answer: PocketBase waits for it for ever. @returns to be called at the end */
export function countBegun(app: App, nowMs: number): () => void {
  const word = $security.randomString(wordLength)
  change(app, (tally) => ({ ...tally, underWay: { ...tally.underWay, [word]: nowMs } }))
  return () =>
    change(app, (tally) => {
      const { [word]: _ended, ...underWay } = tally.underWay
      return { ...tally, underWay }
    })
}

export function countSent(app: App, nowMs: number): void {
  change(app, (tally) => ({ ...tally, sent: tally.sent + 1, lastSentMs: nowMs }))
}

export function countKept(app: App): void {
  change(app, (tally) => ({ ...tally, kept: tally.kept + 1 }))
}

export function countFailed(app: App, lastFailure: MailFailure): void {
  change(app, (tally) => ({ ...tally, failed: tally.failed + 1, lastFailure }))
}

function change(app: App, counted: (tally: MailTally) => MailTally): void {
  app.store().setFunc(key, (text) => JSON.stringify(counted(parsed(text))))
}

function parsed(text: string | null | undefined): MailTally {
  return text ? JSON.parse(text) : none
}
