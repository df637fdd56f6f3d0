import type { IncomingMessage, ServerResponse } from 'node:http'
import { chargesOf } from './charges.ts'
import { visitorOf } from './client-address.ts'
import { drain } from './drain.ts'
import { type EventStreams, isStreamRoute } from './event-stream.ts'
import { type BudgetName, budgets, limits } from './limits.ts'
import { Meter } from './meter.ts'
import { answerSpent } from './problems.ts'
import type { RequestSummary } from './request-summary.ts'
import type { SiteNumbers } from './site-numbers.ts'

interface GatekeeperOptions {
  isProxyTrusted: boolean
  streams: Pick<EventStreams, 'openBy'>
  /** Multiplies everything that one address may do. */
  limitsFactor?: number
  /** Counts refusals. */
  numbers?: SiteNumbers
}

/** @returns whether a request may go on; otherwise it is already answered */
export type Gatekeeper = (
  request: IncomingMessage,
  response: ServerResponse,
  summary: RequestSummary,
) => boolean

interface Visit {
  summary: RequestSummary
  /** The visitor that its address is counted as. */
  visitor: string
  response: ServerResponse
}

/** A used-up budget, and the ms until it may be used again. */
interface Spent {
  budget: BudgetName
  waitMs: number
}

/** Limits each address to its budgets (`limits.ts`). All counts are in memory and lost at a restart. */
export function createGatekeeper({
  isProxyTrusted,
  streams,
  limitsFactor = 1,
  numbers,
}: GatekeeperOptions): Gatekeeper {
  const meters = makeMeters(limitsFactor)
  const underWay = new OpenCount(limits.underWayPerAddress * limitsFactor)
  const known = new KnownTokens(limits.knownTokens)

  function spend({ summary, visitor }: Visit): Spent | undefined {
    const nowMs = Date.now()
    for (const [budget, amount] of chargesOf(summary)) {
      // A key's own budget holds wherever its program runs.
      const waitMs = meters[budget].take(budget === 'keyed' ? summary.token : visitor, nowMs, amount)
      if (waitMs > 0) return { budget, waitMs }
    }
    return undefined
  }

  function open({ summary, visitor, response }: Visit): Spent | undefined {
    const mayOpen = isStreamRoute(summary.route)
      ? streams.openBy(visitor) < limits.streamsPerAddress * limitsFactor
      : underWay.take(visitor, response)
    return mayOpen ? undefined : { budget: 'requests', waitMs: limits.reopenMs }
  }

  /** Limits guesses of tokens; only the answer shows whether a token opens a list. */
  function guess({ summary, visitor, response }: Visit): Spent | undefined {
    if (!summary.opensList) return undefined
    const waitMs = known.has(summary.token) ? 0 : meters.guesses.waitMs(visitor, Date.now())
    if (waitMs > 0) return { budget: 'guesses', waitMs }
    response.once('finish', () => {
      const isUnknown = response.statusCode === summary.unknownStatus && !known.has(summary.token)
      if (isUnknown) meters.guesses.take(visitor, Date.now())
      else if (response.statusCode < 300) known.add(summary.token)
    })
    return undefined
  }

  return (request, response, summary) => {
    const visit = { summary, visitor: visitorOf(request, isProxyTrusted), response }
    const spent = spend(visit) ?? guess(visit) ?? open(visit)
    if (!spent) return true
    numbers?.countRefused(spent.budget)
    refuse(request, response, spent)
    return false
  }
}

function refuse(request: IncomingMessage, response: ServerResponse, spent: Spent): void {
  answerSpent(response, spent)
  drain(request)
}

/**
 * Share tokens that opened a list lately. A visitor with one of them is not guessing, even if others at the same address
 * are. The oldest is dropped if there are too many.
 */
class KnownTokens {
  readonly #tokens = new Set<string>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  has(token: string): boolean {
    return this.#tokens.has(token)
  }

  add(token: string): void {
    this.#tokens.delete(token)
    this.#tokens.add(token)
    for (const oldest of this.#tokens) {
      if (this.#tokens.size <= this.#most) return
      this.#tokens.delete(oldest)
    }
  }
}

/** A meter for each budget. @param factor that multiplies all budgets */
function makeMeters(factor: number): Readonly<Record<BudgetName, Meter>> {
  const meterOf = (budget: BudgetName) => {
    const { atOnce, perHour } = budgets[budget]
    return new Meter({ atOnce: atOnce * factor, perHour: perHour * factor })
  }
  return {
    requests: meterOf('requests'),
    lists: meterOf('lists'),
    bytes: meterOf('bytes'),
    passwords: meterOf('passwords'),
    mails: meterOf('mails'),
    recordings: meterOf('recordings'),
    keyed: meterOf('keyed'),
    guesses: meterOf('guesses'),
  }
}

/** Counts the unfinished answers of each key. */
class OpenCount {
  readonly #open = new Map<string, number>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** Counts an answer until it is finished. @returns false, without counting, if there are too many already */
  take(key: string, response: ServerResponse): boolean {
    const open = this.#open.get(key) ?? 0
    if (open >= this.#most) return false
    this.#open.set(key, open + 1)
    response.on('close', () => this.#release(key))
    return true
  }

  #release(key: string): void {
    const left = (this.#open.get(key) ?? 1) - 1
    if (left > 0) this.#open.set(key, left)
    else this.#open.delete(key)
  }
}
