import { isQuiet } from '../../domain/notices/subscription.ts'
import type { OwedNotice, OwedNoticesAnswer, TakeNoticesBody } from '../../protocol/operator.ts'
import type { PocketBaseAccess } from '../../protocol/site-secret.ts'
import { tellOperator } from '../health/journal.ts'
import { Meter } from '../limits/meter.ts'
import type { OutsideDoor, SendOutcome } from '../outbound/post-outside.ts'
import { sendEach, watchDue } from '../outbound/watch-due.ts'
import { type Sender, sendNotice } from './send-notice.ts'

interface NoticesOptions {
  pocketBase: PocketBaseAccess
  sender: Sender
  /** For tests, which stand for a push service. */
  door?: OutsideDoor
  /** Between two looks at what is due. */
  everyMs?: number
  nowMs?: () => number
  count?: (outcome: SendOutcome) => void
}

/** Those of Chrome, Firefox, Safari and Edge, and of what is made from them. */
const knownServices = /(?:^|\.)(?:googleapis\.com|google\.com|mozilla\.com|apple\.com|windows\.com)$/
/** A visitor may name any machine as a push service. We are no means to trouble it with. */
const toOthers = { atOnce: 30, perHour: 600 }

/**
 * Takes from PocketBase what devices are to be told, and sends it, until it is ended.
 *
 * @returns a function that ends it, and resolves once nothing is under way
 */
export function watchNotices(options: NoticesOptions): () => Promise<void> {
  const sendOne = makeSender(options)
  return watchDue<OwedNoticesAnswer, TakeNoticesBody>({
    pocketBase: options.pocketBase,
    path: '/api/operator/notices',
    everyMs: options.everyMs,
    nothing: { gone: [] },
    async send({ notices }, isEnded) {
      const gone: string[] = []
      await sendEach(notices, isEnded, async (notice) => {
        const outcome = await sendOne(notice)
        if (outcome !== 'silenced') options.count?.(outcome)
        if (outcome === 'gone') gone.push(notice.id)
      })
      return { gone }
    },
  })
}

function makeSender({ sender, door, nowMs = Date.now }: NoticesOptions) {
  const others = new Meter(toOthers)
  return async (notice: OwedNotice): Promise<SendOutcome | 'silenced'> => {
    const { list, endpoint, owed } = notice
    if (isQuiet(notice, hourIn(notice.zone, nowMs()))) return 'silenced'
    if (!knownServices.test(new URL(endpoint).hostname) && others.take('', nowMs()) > 0) return 'failed'
    const outcome = await sendNotice(notice, JSON.stringify({ list, ...owed }), sender, door)
    if (outcome === 'failed') tellOperator('warning', 'A push service did not take a notice')
    return outcome
  }
}

/** A zone that this machine does not know is taken for Romania's. */
const homeZone = 'Europe/Bucharest'

/** The hour of the day in a time zone, 0 to 23. */
export function hourIn(zone: string, nowMs: number): number {
  const format = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(nowMs)
  try {
    return Number(format(zone))
  } catch {
    return Number(format(homeZone))
  }
}
