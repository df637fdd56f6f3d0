import type { Histogram } from '../../../src/protocol/operator.ts'

/** One that nothing has fallen into. @param bounds rising */
export function histogramOf(bounds: readonly number[]): Histogram {
  return { bounds, counts: bounds.map(() => 0), count: 0, sum: 0 }
}

/** It, with one more value. */
export function observed({ bounds, counts, count, sum }: Histogram, value: number): Histogram {
  return {
    bounds,
    counts: bounds.map((bound, index) => (counts[index] ?? 0) + Number(value <= bound)),
    count: count + 1,
    sum: sum + value,
  }
}
