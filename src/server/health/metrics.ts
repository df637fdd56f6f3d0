import { createServer, type Server } from 'node:http'
import process from 'node:process'
import type { Histogram, HookNumbers } from '../../protocol/operator.ts'
import type { SiteNumbers } from '../limits/site-numbers.ts'
import { exposition, type Metric } from './exposition.ts'

const patienceMs = 5_000

/**
 * The server of `/metrics`, for an operator's Prometheus. It must listen on loopback only, on a port of its own, so that
 * no proxy of the site can expose it by mistake.
 */
export function createMetricsServer(numbers: SiteNumbers, pocketBaseUrl: string): Server {
  return createServer(async ({ method, url }, response) => {
    if (url !== '/metrics' || method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    const text = exposition(metricsOf(numbers, await askHooks(pocketBaseUrl)))
    response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text)
  })
}

/** Undefined while PocketBase does not answer. */
async function askHooks(pocketBaseUrl: string): Promise<HookNumbers | undefined> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const response = await fetch(`${pocketBaseUrl}/api/operator/numbers`, { signal })
    return response.ok ? ((await response.json()) as HookNumbers) : undefined
  } catch {
    return undefined
  }
}

function metricsOf(numbers: SiteNumbers, hooks: HookNumbers | undefined): Metric[] {
  return [
    gauge('lista_pocketbase_up', 'Whether PocketBase answers.', Number(hooks !== undefined)),
    ...(hooks ? hookMetrics(hooks) : []),
    counter(
      'lista_answers_total',
      'Answers of the site, by the class of their status.',
      'status',
      numbers.answers,
    ),
    counter(
      'lista_limited_total',
      'Requests answered 429, by the budget used up.',
      'budget',
      numbers.refused,
    ),
    gauge('process_resident_memory_bytes', 'Memory of the site’s server.', process.memoryUsage.rss()),
    gauge('process_start_time_seconds', 'When it was started, since 1970.', startedAtSeconds()),
  ]
}

const mailOutcomes = ['sent', 'failed', 'kept'] as const

function hookMetrics(numbers: HookNumbers): Metric[] {
  const { streams, lists, watchedLists, accepted, refused, pushMs, mails } = numbers
  return [
    gauge('lista_streams', 'Event streams that are open.', streams),
    gauge('lista_lists', 'Lists there are.', lists),
    gauge('lista_lists_watched', 'Lists that somebody has open.', watchedLists),
    { name: 'lista_changes_total', help: 'Changes accepted.', type: 'counter', samples: [[{}, accepted]] },
    counter('lista_changes_refused_total', 'Changes refused, by why.', 'problem', Object.entries(refused)),
    {
      name: 'lista_push_seconds',
      help: 'From taking up changes until every stream was handed the news.',
      type: 'histogram',
      histogram: inSeconds(pushMs),
    },
    counter(
      'lista_mails_total',
      'Mails, by what became of them.',
      'outcome',
      mailOutcomes.map((outcome) => [outcome, mails[outcome]]),
    ),
  ]
}

function gauge(name: string, help: string, value: number): Metric {
  return { name, help, type: 'gauge', samples: [[{}, value]] }
}

function counter(name: string, help: string, label: string, counts: readonly [string, number][]): Metric {
  return { name, help, type: 'counter', samples: counts.map(([word, count]) => [{ [label]: word }, count]) }
}

function inSeconds({ bounds, sum, ...counts }: Histogram): Histogram {
  return { ...counts, bounds: bounds.map((bound) => bound / 1000), sum: sum / 1000 }
}

function startedAtSeconds(): number {
  return Math.round(Date.now() / 1000 - process.uptime())
}
