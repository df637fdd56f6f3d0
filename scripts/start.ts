/** Builds what is stale and serves the site with its PocketBase, until asked to end. */
import { createMetricsServer } from '../src/server/health/metrics.ts'
import { SiteNumbers } from '../src/server/limits/site-numbers.ts'
import { createSiteServer } from '../src/server/site-server.ts'
import { site } from '../src/site.ts'
import { ensureHooksBuilt } from './lib/build/hooks.ts'
import { ensureServedSite } from './lib/build/served-site.ts'
import { buildToServe } from './lib/build/site.ts'
import { dataFolder } from './lib/data-folder.ts'
import { runScript } from './lib/problem.ts'
import { keepPublished } from './lib/publish/keep-published.ts'
import { wantedHsts } from './lib/settings/hsts.ts'
import { wantedLimitsFactor } from './lib/settings/limits-factor.ts'
import { listen, wantedHost, wantedMetricsPort } from './lib/settings/listen.ts'
import { mailNote } from './lib/settings/mail.ts'
import { type Serving, withPocketBase } from './lib/with-pocketbase.ts'

async function serve({ port, pocketBaseUrl, built, askedToEnd, tellSite }: Serving<string>): Promise<void> {
  const isProxyTrusted = Boolean(process.env.TRUST_PROXY)
  const numbers = new SiteNumbers()
  const metricsNote = await serveMetrics(numbers, pocketBaseUrl)
  const { server, end, serveBuild } = await createSiteServer({
    ...buildToServe(built),
    pocketBaseUrl,
    dataDir: dataFolder(),
    numbers,
    isProxyTrusted,
    isWorkerWithdrawn: process.env.SERVICE_WORKER === 'off',
    limitsFactor: wantedLimitsFactor(),
    hsts: wantedHsts(),
  })
  const address = `http://localhost:${await listen(server, port, wantedHost(isProxyTrusted))}`
  tellSite({ url: address, isProxyTrusted })
  process.stdout.write(`${site.name}: ${address}${mailNote()}${metricsNote}\n`)
  const endPublishing = keepPublished(dataFolder(), (distDir) => serveBuild(buildToServe(distDir)))
  await askedToEnd
  endPublishing()
  await end()
}

/** On loopback, whatever HOST says. @returns what the start-up line says of it */
async function serveMetrics(numbers: SiteNumbers, pocketBaseUrl: string): Promise<string> {
  const wanted = wantedMetricsPort()
  if (wanted === undefined) return ''
  const server = createMetricsServer(numbers, pocketBaseUrl)
  const port = await listen(server, wanted, '127.0.0.1', 'METRICS_PORT')
  return ` (metrics: http://127.0.0.1:${port}/metrics)`
}

await runScript(() =>
  withPocketBase({
    isDevelopment: false,
    buildHooks: ensureHooksBuilt,
    buildSite: () => ensureServedSite(dataFolder()),
    serve,
  }),
)
process.exit(0)
