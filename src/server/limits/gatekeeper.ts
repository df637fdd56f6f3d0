import type { IncomingMessage, ServerResponse } from 'node:http'
import { chargesOf } from './charges.ts'
import { clientAddress, networkOf } from './client-address.ts'
import { drain } from './drain.ts'
import { isStreamRoute } from './event-stream.ts'
import { KnownTokens } from './known-tokens.ts'
import { type BudgetName, limits } from './limits.ts'
import { makeMeters } from './meters.ts'
import { OpenCount } from './open-count.ts'
import { answerSpent } from './problems.ts'
import type { RequestSummary } from './request-summary.ts'
import type { SiteNumbers } from './site-numbers.ts'

export interface GatekeeperOptions {
  isProxyTrusted: boolean
  /** By which all that one address may do is multiplied. */
  limitsFactor?: number
  /** Counts what is refused. */
  numbers?: SiteNumbers
}

/** @returns whether a request may go on; it is answered otherwise */
export type Gatekeeper = (
  request: IncomingMessage,
  response: ServerResponse,
  summary: RequestSummary,
) => boolean

interface Visit {
  summary: RequestSummary
  /** Whom its address is counted as. */
  visitor: string
  response: ServerResponse
}

/** What is spent, and for how long in ms. */
interface Spent {
  budget: BudgetName
  waitMs: number
}

/** Keeps each address within its budgets (`limits.ts`). All of it is in memory, and forgotten by a new start. */
export function createGatekeeper({
  isProxyTrusted,
  limitsFactor = 1,
  numbers,
}: GatekeeperOptions): Gatekeeper {
  const meters = makeMeters(limitsFactor)
  const streams = new OpenCount(limits.streamsPerAddress * limitsFactor)
  const underWay = new OpenCount(limits.underWayPerAddress * limitsFactor)
  const known = new KnownTokens(limits.knownTokens)

  function spend({ summary, visitor }: Visit): Spent | undefined {
    const nowMs = Date.now()
    for (const [budget, amount] of chargesOf(summary)) {
      const waitMs = meters[budget].take(visitor, nowMs, amount)
      if (waitMs > 0) return { budget, waitMs }
    }
    return undefined
  }

  function open({ summary, visitor, response }: Visit): Spent | undefined {
    const counted = isStreamRoute(summary.route) ? streams : underWay
    return counted.take(visitor, response) ? undefined : { budget: 'requests', waitMs: limits.reopenMs }
  }

  /** Whether a token opens a list is known by the answer alone. */
  function guess({ summary, visitor, response }: Visit): Spent | undefined {
    if (!summary.opensList) return undefined
    const waitMs = known.has(summary.token) ? 0 : meters.guesses.waitMs(visitor, Date.now())
    if (waitMs > 0) return { budget: 'guesses', waitMs }
    response.once('finish', () => {
      const isUnknown = response.statusCode === 404 && !known.has(summary.token)
      if (isUnknown) meters.guesses.take(visitor, Date.now())
      else if (response.statusCode < 300) known.add(summary.token)
    })
    return undefined
  }

  return (request, response, summary) => {
    const visit = { summary, visitor: networkOf(clientAddress(request, isProxyTrusted)), response }
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
