export interface Summary {
  median: number
  /** The 95th percentile. */
  p95: number
  p99: number
  n: number
}

/** The bar of a figure: its upper bounds, except `atLeast`, the lower bound of the median, and `leastRatio`. */
export interface Bar {
  median?: number
  p95?: number
  ratio?: number
  leastRatio?: number
  atLeast?: number
  /** The 99th percentile as a multiple of the median. */
  spread?: number
}

/** The result of one measurement. */
export interface Figure extends Summary {
  name: string
  unit:
    | 'ms'
    | 's'
    | 'bytes'
    | 'requests'
    | 'nodes'
    | 'histories/s'
    | 'requests/s'
    | 'score'
    | 'KB'
    | 'readers'
  /** The same without the load, or something else of the same run to compare with, and the ratio of both. */
  without?: Summary
  ratio?: number
  /** Absent when there is no bar. */
  bar?: Bar
  isMet?: boolean
}

/** Summarizes values; the median and the percentiles are measured values, never means of two. */
function summarise(values: readonly number[]): Summary {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => round(rank(sorted, share))
  return { median: at(0.5), p95: at(0.95), p99: at(0.99), n: values.length }
}

/** @param values one for each round of the measurement */
export function figure(
  name: string,
  unit: Figure['unit'],
  values: readonly number[],
  bar: Bar | undefined = undefined,
): Figure {
  return judged({ name, unit, ...summarise(values) }, bar)
}

/** Compares a time under load with the same time without it; `by` names the number that the bar applies to. */
export function comparison(
  name: string,
  values: { with: readonly number[]; without: readonly number[] },
  by: 'median' | 'p95',
  ratio: number,
): Figure {
  const loaded = summarise(values.with)
  const without = summarise(values.without)
  const found = { name, unit: 'ms', ...loaded, without, ratio: round(loaded[by] / without[by]) } as const
  return judged(found, { ratio })
}

/**
 * Compares the median with that of something else which was measured in the same run: machines differ threefold, such ratios
 * hardly.
 */
export function beside(
  name: string,
  unit: Figure['unit'],
  values: { of: readonly number[]; beside: readonly number[] },
  bar?: Pick<Bar, 'ratio' | 'leastRatio'>,
): Figure {
  const [found, without] = [summarise(values.of), summarise(values.beside)]
  return judged({ name, unit, ...found, without, ratio: round(found.median / without.median) }, bar)
}

function judged(found: Figure, bar: Bar | undefined): Figure {
  return bar ? { ...found, bar, isMet: isMet(found, bar) } : found
}

function isMet(found: Figure, { median, p95, ratio, leastRatio, atLeast, spread }: Bar): boolean {
  return (
    isAtMost(found.median, median) &&
    isAtMost(found.p95, p95) &&
    isAtMost(found.ratio, ratio) &&
    isAtMost(leastRatio, found.ratio) &&
    isAtMost(atLeast, found.median) &&
    isAtMost(found.p99, spread && spread * found.median)
  )
}

function isAtMost(value: number | undefined, limit: number | undefined): boolean {
  return value === undefined || limit === undefined || value <= limit
}

function rank(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
