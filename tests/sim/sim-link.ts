import type { CallResult } from '../../src/sync/ports.ts'
import type { Random } from './random.ts'
import type { SimServer } from './sim-server.ts'
import type { VirtualClock } from './virtual-clock.ts'

const requestTimeoutMs = 10_000
const notFound = 404
/** Messages within one tick arrive together, which needs fewer steps and tests more coincidences. */
const tickMs = 5

/** Current state of a device's connection. */
export interface Weather {
  isUp: boolean
  /** Messages are lost without an error, as behind a router that has forgotten the connection. */
  isHalfOpen: boolean
  dropRate: number
  doubleRate: number
  longestDelayMs: number
}

export const fairWeather: Weather = {
  isUp: true,
  isHalfOpen: false,
  dropRate: 0,
  doubleRate: 0,
  longestDelayMs: 30,
}

/** The connection between one device and the server. */
export class SimLink {
  weather: Weather = fairWeather
  readonly #clock: VirtualClock
  readonly #random: Random
  readonly #server: SimServer
  /** Called for each open request and stream when the connection breaks. */
  readonly #cuts = new Set<() => void>()

  constructor(clock: VirtualClock, random: Random, server: SimServer) {
    this.#clock = clock
    this.#random = random
    this.#server = server
  }

  /** Breaks every open request and stream. Messages that are already on their way may still reach the server. */
  cut(): void {
    for (const cut of [...this.#cuts]) cut()
  }

  onCut(cut: () => void): () => void {
    this.#cuts.add(cut)
    return () => this.#cuts.delete(cut)
  }

  /**
   * Sends a request, which the server executes never, once or twice; its answer, or the status of its refusal, may get lost.
   */
  request<Value extends object>(handle: () => Value | number | undefined): Promise<CallResult<Value>> {
    return new Promise((resolve) => {
      const finish = (answer: CallResult<Value>) => {
        forget()
        stopWaiting()
        resolve(answer)
      }
      const forget = this.onCut(() => finish({ kind: 'retry' }))
      const stopWaiting = this.#clock.after(requestTimeoutMs, () => finish({ kind: 'retry' }))
      if (!this.weather.isUp) {
        this.#clock.after(2, () => finish({ kind: 'retry' }))
        return
      }
      this.deliver(() => this.#arrive(handle, finish))
      if (this.#random.chance(this.weather.doubleRate)) this.deliver(() => this.#arrive(handle, () => {}))
    })
  }

  #arrive<Value extends object>(
    handle: () => Value | number | undefined,
    finish: (answer: CallResult<Value>) => void,
  ): void {
    if (!this.#server.isUp) {
      finish({ kind: 'retry' })
      return
    }
    const value = handle() ?? notFound
    const answer: CallResult<Value> =
      typeof value === 'number' ? { kind: 'refused', status: value } : { kind: 'done', value }
    this.deliver(() => finish(answer))
  }

  /** Delivers a message in one direction: after a random delay, or never. */
  deliver(arrive: () => void): void {
    const { isUp, isHalfOpen, dropRate, longestDelayMs } = this.weather
    if (!isUp || isHalfOpen || this.#random.chance(dropRate)) return
    this.#clock.after(tickMs * this.#random.int(1, longestDelayMs / tickMs), arrive)
  }

  /** Delivers a message of a stream: as `deliver` does, and sometimes twice. */
  deliverMessage(arrive: () => void): void {
    this.deliver(arrive)
    if (this.#random.chance(this.weather.doubleRate)) this.deliver(arrive)
  }
}
