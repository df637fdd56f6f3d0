import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../sim/random.ts'
import type { Device } from './device.ts'

/** Milliseconds between two actions of all people together. */
const doingsEveryMs = 60
const reloads = 0.02

/** People who shop with their devices, one action at a time, until the history ends. */
export class People {
  doings = 0
  readonly #devices: readonly Device[]
  readonly #random: Random

  constructor(devices: readonly Device[], random: Random) {
    this.#devices = devices
    this.#random = random
  }

  async shopUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.shop(this.#random.pick(this.#devices))
      await pause(doingsEveryMs)
    }
  }

  /** Performs one action of a person: a reload, or a change of an item. */
  async shop(device: Device): Promise<void> {
    if (this.#random.chance(reloads)) {
      device.close()
      device.open()
      return
    }
    this.doings += 1
    const living = [...device.wishes].flatMap(([itemId, { deleted }]) => (deleted ? [] : [itemId]))
    const choice = this.#random.next()
    if (living.length === 0 || choice < 0.4) await device.add(`produs ${this.doings}`)
    else if (choice < 0.8) await device.setQuantity(this.#random.pick(living), `${this.doings}`)
    else await device.remove(this.#random.pick(living))
  }
}
