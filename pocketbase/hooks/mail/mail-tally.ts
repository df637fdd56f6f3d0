import type { MailFailure, MailTally } from '../../../src/protocol/operator.ts'
import type { App } from '../pocketbase.d.ts'

const key = 'mails'
const wordLength = 15
const none: MailTally = { sent: 0, failed: 0, kept: 0, underWay: {} }

export function readMailTally(app: App): MailTally {
  return parsed(app.store().get(key))
}

/**
 * Counts a mail that is being sent, because a server may accept a connection and never answer: PocketBase then waits without
 * end. @returns a function to call at the end
 */
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
