import type { Undelivered } from '../../protocol/operator.ts'
import type { Sending, SendOutcome } from './post-outside.ts'

const outcomes: readonly SendOutcome[] = ['sent', 'gone', 'failed']

interface Failing extends Undelivered {
  /** Machines that failed, as far as their number matters. */
  machines: Set<string>
}

/** Counts the outcomes of deliveries, and reports since when none has succeeded. It stores no personal data. */
export class Deliveries {
  readonly #counts = new Map<SendOutcome, number>(outcomes.map((outcome) => [outcome, 0]))
  readonly #leastMachines: number
  #failing: Failing | undefined

  /**
   * @param leastMachines number of machines that have to fail before deliveries count as failing: fewer may be down
   * themselves
   */
  constructor(leastMachines: number) {
    this.#leastMachines = leastMachines
  }

  get counts(): [outcome: string, count: number][] {
    return [...this.#counts]
  }

  /** Null after a delivery, or if none was attempted. */
  get undelivered(): Undelivered | null {
    if (!this.#failing || this.#failing.machines.size < this.#leastMachines) return null
    const { machines: _, ...undelivered } = this.#failing
    return undelivered
  }

  /** @param machine undefined for one whose failures are no evidence about this machine's connection */
  note(sending: Sending, machine: string | undefined, nowMs: number): void {
    this.#counts.set(sending.outcome, (this.#counts.get(sending.outcome) ?? 0) + 1)
    if (machine === undefined) return
    if (sending.outcome === 'failed') this.#noteFailure(sending.reason, machine, nowMs)
    else this.#failing = undefined
  }

  #noteFailure(reason: string, machine: string, nowMs: number): void {
    const { sinceMs, tries, machines } = this.#failing ?? { sinceMs: nowMs, tries: 0, machines: new Set() }
    if (machines.size < this.#leastMachines) machines.add(machine)
    this.#failing = { sinceMs, tries: tries + 1, reason, machines }
  }
}
