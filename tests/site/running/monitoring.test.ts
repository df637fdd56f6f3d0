import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { ensureSiteBuilt } from '../../../scripts/lib/build/site.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { untilThere } from '../../support/limits.ts'
import { hasProgram } from './fronts.ts'
import { makeDataFolder, start } from './started.ts'

interface Rule {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string; description: string }
}

interface RuleTest {
  alert_rule_test: { alertname: string; exp_alerts: object[] }[]
}

interface Panel {
  title: string
  type: string
  datasource?: { uid: string }
  targets?: { expr: string; datasource: { uid: string } }[]
}

interface Dashboard {
  templating: { list: { name: string; type: string; query: string | { query: string } }[] }
  panels: Panel[]
}

const read = (name: string) => readFileSync(inProject(`docs/monitoring/${name}`), 'utf8')
const { groups }: { groups: { rules: Rule[] }[] } = parse(read('alerts.yml'))
const rules = groups.flatMap((group) => group.rules)
const { tests }: { tests: RuleTest[] } = parse(read('alerts.test.yml'))
const dashboard: Dashboard = JSON.parse(read('dashboard.json'))
const panels = dashboard.panels.filter(({ type }) => type !== 'row')

/** Keywords of PromQL. */
const words = new Set(['and', 'or', 'unless', 'bool', 'offset'])

/** Returns the metrics in a PromQL expression. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replace(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ')
  return [...bare.matchAll(/(?<![\w.])[a-z_]\w*(?!\w|\s*\()/gi)]
    .map(([name]) => name)
    .filter((name) => !words.has(name))
}

let told: ReadonlySet<string>

beforeAll(async () => {
  await ensureSiteBuilt()
  const data = makeDataFolder()
  const started = await start({ DATA_DIR: data.folder, METRICS_PORT: '0' })
  const [address = ''] = /http:\/\/127\.0\.0\.1:\d+\/metrics/.exec(started.line) ?? []
  // PocketBase, which counts some of them, may be late with its answer after a start.
  const text = await vi.waitUntil(async () => {
    const metrics = await (await fetch(address)).text()
    return metrics.includes('\nlista_pocketbase_up 1\n') && metrics
  }, untilThere)
  started.npm.kill('SIGTERM')
  await started.allGone()
  data.remove()
  told = namesIn(text)
})

/** Returns the names under which Prometheus stores a site's metrics. */
function namesIn(text: string): ReadonlySet<string> {
  const kinds = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  return new Set(
    kinds.flatMap(([, name = '', kind]) =>
      kind === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
    ),
  )
}

/**
 * Returns the metrics of an expression that no site exports. Prometheus itself sets `up`, by whether it reached the site.
 */
function unknownIn(expression: string): string[] {
  return metricsIn(expression).filter((name) => name !== 'up' && !told.has(name))
}

test('metrics are found in an expression', () => {
  const expression = `histogram_quantile(0.95, sum by (job, le) (rate(a_bucket{b="c"}[5m]))) > 1e9 unless on (d) e_total`
  expect(metricsIn(expression)).toEqual(['a_bucket', 'e_total'])
})

describe('the rules', () => {
  test('name only metrics that a running site reports', () => {
    expect(rules.length).toBeGreaterThan(10)
    for (const { alert, expr } of rules) {
      expect(metricsIn(expr), alert).not.toEqual([])
      expect(unknownIn(expr), alert).toEqual([])
    }
  })

  test('give severity, cause and remedy', () => {
    for (const { alert, labels, annotations } of rules) {
      expect(['critical', 'warning'], alert).toContain(labels.severity)
      expect(annotations, alert).toEqual({ summary: expect.any(String), description: expect.any(String) })
    }
  })

  test('each have a case in which they speak, and one in which they do not', () => {
    const cases = tests.flatMap(({ alert_rule_test }) => alert_rule_test)
    const names = (isSpeaking: boolean) =>
      cases.filter(({ exp_alerts }) => exp_alerts.length > 0 === isSpeaking).map(({ alertname }) => alertname)
    const all = rules.map(({ alert }) => alert).sort()
    expect(names(true).sort()).toEqual(all)
    expect(names(false).sort()).toEqual(all)
  })

  test.skipIf(!hasProgram('promtool'))('are such as Prometheus takes (needs promtool)', () => {
    const { status, stdout, stderr } = promtool('check', 'rules', 'alerts.yml')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain(`${rules.length} rules found`)
  })

  test.skipIf(!hasProgram('promtool'))('speak when they should (needs promtool)', () => {
    const { status, stdout, stderr } = promtool('test', 'rules', 'alerts.test.yml')
    expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' })
  })
})

function promtool(...parameters: string[]) {
  return spawnSync('promtool', parameters, { cwd: inProject('docs/monitoring'), encoding: 'utf8' })
}

describe('the dashboard', () => {
  const variables = new Map(dashboard.templating.list.map((variable) => [variable.name, variable]))

  test('shows only metrics that a running site reports', () => {
    expect(panels.length).toBeGreaterThan(10)
    for (const { title, targets = [] } of panels) {
      expect(targets, title).not.toEqual([])
      for (const { expr } of targets) {
        expect(metricsIn(expr), title).not.toEqual([])
        expect(unknownIn(expr), title).toEqual([])
      }
    }
  })

  test('asks the Prometheus that is chosen above it, for the sites that it knows', () => {
    expect(variables.get('datasource')).toMatchObject({ type: 'datasource', query: 'prometheus' })
    const asked = panels.flatMap(({ datasource, targets = [] }) => [
      datasource,
      ...targets.map((target) => target.datasource),
    ])
    for (const datasource of asked) expect(datasource?.uid).toMatch(/^\$\{datasource\}$/)
    const { query } = variables.get('instance') ?? {}
    const [, metric = ''] =
      /^label_values\((\w+), instance\)$/.exec(typeof query === 'object' ? query.query : '') ?? []
    expect(told).toContain(metric)
  })
})
