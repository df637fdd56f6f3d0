/** Seeded random numbers: the same seed gives the same history on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A whole number in [from, to]. */
  int(from: number, to: number): number
  chance(probability: number): boolean
  pick<Value>(values: readonly Value[]): Value
}

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state are enough for one history. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[int(0, values.length - 1)]
    if (value === undefined) throw new Error('pick from nothing')
    return value
  }
  return { next, int, chance: (probability) => next() < probability, pick }
}
