/**
 * Share tokens that opened a list lately: who holds one of them is no guesser, whoever else has the same address. The
 * oldest goes when there are too many.
 */
export class KnownTokens {
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
