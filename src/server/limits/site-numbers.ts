import type { ServerResponse } from 'node:http'
import { Deliveries } from '../outbound/deliveries.ts'
import { type BudgetName, budgets } from './limits.ts'

const classes = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const
/** One unreachable program has a problem of its own; several suggest a problem with this machine's connection. */
const programsAway = 3

/** Counters of the site's server since its start: only sums, no personal data. */
export class SiteNumbers {
  readonly #answers = new Map<string, number>(classes.map((name) => [name, 0]))
  readonly #refused = new Map<string, number>(Object.keys(budgets).map((budget) => [budget, 0]))
  /** Notifications to devices through their push services. */
  readonly notices = new Deliveries(1)
  readonly webhooks = new Deliveries(programsAway)

  /** Counts an answer once it is finished, by the class of its status: '2xx'. */
  countAnswer(response: ServerResponse): void {
    response.on('close', () => raise(this.#answers, `${Math.floor(response.statusCode / 100)}xx`))
  }

  countRefused(budget: BudgetName): void {
    raise(this.#refused, budget)
  }

  get answers(): [statusClass: string, count: number][] {
    return [...this.#answers]
  }

  get refused(): [budget: string, count: number][] {
    return [...this.#refused]
  }
}

function raise(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
