import type { Histogram } from '../../protocol/operator.ts'

type Labels = Readonly<Record<string, string>>

/** One number of a metric, by its labels. */
type Sample = readonly [labels: Labels, value: number]

/** A metric and its numbers. Labels are fixed words, never a visitor's data. */
export type Metric =
  | { name: string; help: string; type: 'counter' | 'gauge'; samples: readonly Sample[] }
  | { name: string; help: string; type: 'histogram'; histogram: Histogram }

/** @param value undefined if it is unknown */
export function gauge(name: string, help: string, value: number | undefined): Metric {
  return { name, help, type: 'gauge', samples: value === undefined ? [] : [[{}, value]] }
}

/** @param label of the words that are counted */
export function counter(
  name: string,
  help: string,
  label: string,
  counts: readonly (readonly [word: string, count: number])[],
): Metric {
  return { name, help, type: 'counter', samples: counts.map(([word, count]) => [{ [label]: word }, count]) }
}

/** Metrics in the format of Prometheus (text format 0.0.4). */
export function exposition(metrics: readonly Metric[]): string {
  return metrics
    .flatMap((metric) => [
      `# HELP ${metric.name} ${metric.help}`,
      `# TYPE ${metric.name} ${metric.type}`,
      ...(metric.type === 'histogram'
        ? histogramLines(metric.name, metric.histogram)
        : metric.samples.map(([labels, value]) => line(metric.name, labels, value))),
    ])
    .map((text) => `${text}\n`)
    .join('')
}

function histogramLines(name: string, { bounds, counts, count, sum }: Histogram): string[] {
  const buckets = bounds.map((bound, index) => [String(bound), counts[index] ?? 0] as const)
  return [
    ...[...buckets, ['+Inf', count] as const].map(([le, value]) => line(`${name}_bucket`, { le }, value)),
    line(`${name}_sum`, {}, sum),
    line(`${name}_count`, {}, count),
  ]
}

function line(name: string, labels: Labels, value: number): string {
  const written = Object.entries(labels).map(([label, text]) => `${label}="${text}"`)
  return `${name}${written.length > 0 ? `{${written.join()}}` : ''} ${value}`
}
