import type { ServerResponse } from 'node:http'
import { Deliveries } from '../outbound/deliveries.ts'
import { type BudgetName, budgets } from './limits.ts'

const classes = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const
/** A program that is away is its own matter; several that are let this machine's connection be looked at. */
const programsAway = 3

/** What the site's server has done since its start: only sums, nothing about a person. */
export class SiteNumbers {
  readonly #answers = new Map<string, number>(classes.map((name) => [name, 0]))
  readonly #refused = new Map<string, number>(Object.keys(budgets).map((budget) => [budget, 0]))
  /** To devices by their push services. */
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
