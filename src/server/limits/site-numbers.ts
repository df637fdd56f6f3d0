import type { ServerResponse } from 'node:http'
import type { SendOutcome } from '../outbound/post-outside.ts'
import { type BudgetName, budgets } from './limits.ts'

const classes = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const
const sendOutcomes: readonly SendOutcome[] = ['sent', 'gone', 'failed']

/** What the site's server has done since its start: only sums, nothing about a person. */
export class SiteNumbers {
  readonly #answers = new Map<string, number>(classes.map((name) => [name, 0]))
  readonly #refused = new Map<string, number>(Object.keys(budgets).map((budget) => [budget, 0]))
  readonly #notices = new Map<string, number>(sendOutcomes.map((outcome) => [outcome, 0]))
  readonly #webhooks = new Map<string, number>(sendOutcomes.map((outcome) => [outcome, 0]))

  /** Counts an answer once it is finished, by the class of its status: '2xx'. */
  countAnswer(response: ServerResponse): void {
    response.on('close', () => raise(this.#answers, `${Math.floor(response.statusCode / 100)}xx`))
  }

  countRefused(budget: BudgetName): void {
    raise(this.#refused, budget)
  }

  countNotice(outcome: SendOutcome): void {
    raise(this.#notices, outcome)
  }

  countWebhook(outcome: SendOutcome): void {
    raise(this.#webhooks, outcome)
  }

  get webhooks(): [outcome: string, count: number][] {
    return [...this.#webhooks]
  }

  get notices(): [outcome: string, count: number][] {
    return [...this.#notices]
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
