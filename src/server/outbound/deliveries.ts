import type { Undelivered } from '../../protocol/operator.ts'
import type { Sending, SendOutcome } from './post-outside.ts'

const outcomes: readonly SendOutcome[] = ['sent', 'gone', 'failed']

interface Failing extends Undelivered {
  /** Those that failed, as far as their number counts. */
  machines: Set<string>
}

/** Counts what became of what was sent, and tells since when nothing has been delivered: nothing about a person. */
export class Deliveries {
  readonly #counts = new Map<SendOutcome, number>(outcomes.map((outcome) => [outcome, 0]))
  readonly #leastMachines: number
  #failing: Failing | undefined

  /** @param leastMachines as many have to fail before it is said that nothing is delivered: fewer may be away themselves */
  constructor(leastMachines: number) {
    this.#leastMachines = leastMachines
  }

  get counts(): [outcome: string, count: number][] {
    return [...this.#counts]
  }

  /** Null after a delivery, or where nothing was tried. */
  get undelivered(): Undelivered | null {
    if (!this.#failing || this.#failing.machines.size < this.#leastMachines) return null
    const { machines: _, ...undelivered } = this.#failing
    return undelivered
  }

  /** @param machine undefined for one that says nothing about this machine's connection */
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
