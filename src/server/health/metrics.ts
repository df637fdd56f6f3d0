import { createServer, type Server } from 'node:http'
import process from 'node:process'
import {
  type DeliveredKind,
  deliveredKinds,
  type Histogram,
  type HookNumbers,
} from '../../protocol/operator.ts'
import type { PocketBaseAccess } from '../../protocol/site-secret.ts'
import { type CodeVersion, version } from '../../version.ts'
import { askPocketBase } from '../ask-pocketbase.ts'
import type { SiteNumbers } from '../limits/site-numbers.ts'
import type { Unread } from '../limits/unread.ts'
import type { Deliveries } from '../outbound/deliveries.ts'
import { counter, exposition, gauge, type Metric } from './exposition.ts'
import { folderMetrics } from './folder-metrics.ts'
import type { Checked } from './health.ts'
import { inWords, tellOperator } from './journal.ts'

const patienceMs = 5_000
const msPerSecond = 1000
/** Computed once: rounded again each time it would vary, and look like restarts to a rule that counts them. */
const startedAtSeconds = Math.round(Date.now() / 1000 - process.uptime())

interface Sources {
  numbers: SiteNumbers
  /** Undefined to leave its metrics out. */
  unread?: Pick<Unread, 'bytes' | 'closed'>
  pocketBase: PocketBaseAccess
  code?: CodeVersion
  /** The data folder; undefined for no metrics of it. */
  dataDir?: string
  /** Looks at the site's health; undefined for no metrics of it. */
  lookAtHealth?: () => Promise<readonly Checked[]>
}

/**
 * The server of `/metrics`, for an operator's Prometheus. It must listen on loopback only, on a port of its own, so that
 * no proxy of the site can expose it by mistake.
 */
export function createMetricsServer(sources: Sources): Server {
  return createServer(async ({ method, url }, response) => {
    if (url !== '/metrics' || method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    const text = await textOf(sources)
    if (text === undefined) return void response.writeHead(500).end()
    response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text)
  })
}

/** Undefined if a source fails, which is reported to the operator. */
async function textOf(sources: Sources): Promise<string | undefined> {
  try {
    return exposition(await metricsOf(sources))
  } catch (error) {
    tellOperator('error', `Metrics cannot be read: ${inWords(error)}`)
    return undefined
  }
}

async function metricsOf(sources: Sources): Promise<Metric[]> {
  const { numbers, unread, code = { version }, pocketBase, dataDir, lookAtHealth } = sources
  const hooks = await askHooks(pocketBase)
  return [
    buildInfo(code),
    gauge('lista_pocketbase_up', 'Whether PocketBase answers.', Number(hooks !== undefined)),
    ...(hooks ? hookMetrics(hooks) : []),
    // After the hooks have counted the streams, since it opens one.
    ...(lookAtHealth ? healthMetrics(await lookAtHealth()) : []),
    ...(dataDir === undefined ? [] : await folderMetrics(dataDir, Date.now())),
    ...siteMetrics(numbers),
    ...(unread ? unreadMetrics(unread) : []),
  ]
}

/** Undefined while PocketBase does not answer. */
async function askHooks(pocketBase: PocketBaseAccess): Promise<HookNumbers | undefined> {
  try {
    const response = await askPocketBase(pocketBase, '/api/operator/numbers', {
      signal: AbortSignal.timeout(patienceMs),
    })
    return response.ok ? ((await response.json()) as HookNumbers) : undefined
  } catch {
    return undefined
  }
}

function buildInfo({ version, commit = '' }: CodeVersion): Metric {
  const samples = [[{ version, commit }, 1]] as const
  return { name: 'lista_build_info', help: 'Which code runs.', type: 'gauge', samples }
}

function siteMetrics({ answers, refused, notices, webhooks }: SiteNumbers): Metric[] {
  return [
    counter('lista_answers_total', 'Answers of the site, by the class of their status.', 'status', answers),
    counter('lista_limited_total', 'Requests answered 429, by the budget used up.', 'budget', refused),
    counter('lista_notices_total', 'Notices to devices, by what became of them.', 'outcome', notices.counts),
    counter('lista_webhooks_total', 'Webhook calls about changes, by result.', 'outcome', webhooks.counts),
    undeliveredMetric({ notices, webhooks }),
    gauge('process_resident_memory_bytes', 'Memory of the site’s server.', process.memoryUsage.rss()),
    gauge('process_start_time_seconds', 'When it was started, since 1970.', startedAtSeconds),
  ]
}

function unreadMetrics({ bytes, closed }: Pick<Unread, 'bytes' | 'closed'>): Metric[] {
  return [
    gauge('lista_unread_bytes', 'Bytes of answers that nobody has read yet.', bytes),
    {
      name: 'lista_unread_closed_total',
      help: 'Answers given up because too much was unread.',
      type: 'counter',
      samples: [[{}, closed]],
    },
  ]
}

function undeliveredMetric(deliveries: Record<DeliveredKind, Deliveries>): Metric {
  const secondsOf = ({ undelivered }: Deliveries) =>
    undelivered ? (Date.now() - undelivered.sinceMs) / msPerSecond : 0
  return {
    name: 'lista_undelivered_seconds',
    help: 'Since when nothing was delivered, although it was tried; 0 after a delivery.',
    type: 'gauge',
    samples: deliveredKinds.map((kind) => [{ kind }, secondsOf(deliveries[kind])]),
  }
}

const mailOutcomes = ['sent', 'failed', 'kept'] as const

function hookMetrics(numbers: HookNumbers): Metric[] {
  const { startedMs, streams, lists, watchedLists, accepted, refused, pushMs, mails } = numbers
  const mailsUnderWay = Object.keys(mails.underWay).length
  return [
    gauge(
      'lista_pocketbase_start_time_seconds',
      'When PocketBase was started, since 1970.',
      startedMs / 1000,
    ),
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
    gauge('lista_mails_under_way', 'Mails that the server has not answered for.', mailsUnderWay),
  ]
}

function healthMetrics(checks: readonly Checked[]): Metric[] {
  const samplesOf = (value: (check: Checked) => number) =>
    checks.map((check) => [{ check: check.trouble }, value(check)] as const)
  return [
    {
      name: 'lista_health_ok',
      help: 'Whether a part of the site is well, as /api/health looks at it.',
      type: 'gauge',
      samples: samplesOf(({ isWell }) => Number(isWell)),
    },
    {
      name: 'lista_health_seconds',
      help: 'How long the last look at it took.',
      type: 'gauge',
      samples: samplesOf(({ seconds }) => seconds),
    },
  ]
}

function inSeconds({ bounds, sum, ...counts }: Histogram): Histogram {
  return { ...counts, bounds: bounds.map((bound) => bound / 1000), sum: sum / 1000 }
}
