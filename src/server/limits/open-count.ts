import type { ServerResponse } from 'node:http'

/** Counts for each key the answers that are not over yet. */
export class OpenCount {
  readonly #open = new Map<string, number>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** Counts an answer until it is over. @returns false, with nothing counted, when there are too many already */
  take(key: string, response: ServerResponse): boolean {
    const open = this.#open.get(key) ?? 0
    if (open >= this.#most) return false
    this.#open.set(key, open + 1)
    response.once('close', () => this.#release(key))
    return true
  }

  #release(key: string): void {
    const left = (this.#open.get(key) ?? 1) - 1
    if (left > 0) this.#open.set(key, left)
    else this.#open.delete(key)
  }
}
