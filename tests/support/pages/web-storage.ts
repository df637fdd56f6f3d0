/** A `localStorage` for one test. */
export class MapStorage {
  readonly #values = new Map<string, string>()

  getItem(key: string): string | null {
    return this.#values.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    this.#values.set(key, value)
  }

  removeItem(key: string): void {
    this.#values.delete(key)
  }

  get length(): number {
    return this.#values.size
  }

  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null
  }
}

/** The `localStorage` of a browser that stores nothing. */
export const refusingStorage = {
  getItem(): never {
    throw new DOMException('refused', 'SecurityError')
  },
  setItem(): never {
    throw new DOMException('full', 'QuotaExceededError')
  },
  removeItem(): never {
    throw new DOMException('refused', 'SecurityError')
  },
  get length(): never {
    throw new DOMException('refused', 'SecurityError')
  },
}
