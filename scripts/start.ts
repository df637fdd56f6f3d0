/** Builds what is stale and serves the site with its PocketBase, until asked to end. */
import { createMetricsServer } from '../src/server/metrics.ts'
import { SiteNumbers } from '../src/server/site-numbers.ts'
import { createSiteServer } from '../src/server/site-server.ts'
import { site } from '../src/site.ts'
import { ensureHooksBuilt } from './build/hooks.ts'
import { ensureServedSite } from './build/served-site.ts'
import { olderBuilds } from './build/site.ts'
import { dataFolder } from './data-folder.ts'
import { runScript } from './problem.ts'
import { keepPublished } from './publish/keep-published.ts'
import { wantedHsts } from './settings/hsts.ts'
import { wantedLimitsFactor } from './settings/limits-factor.ts'
import { listen, wantedHost, wantedMetricsPort } from './settings/listen.ts'
import { mailNote } from './settings/mail.ts'
import { type Serving, withPocketBase } from './with-pocketbase.ts'

async function serve({ port, pocketBaseUrl, built, askedToEnd, tellSite }: Serving<string>): Promise<void> {
  const isProxyTrusted = Boolean(process.env.TRUST_PROXY)
  const numbers = new SiteNumbers()
  const metricsNote = await serveMetrics(numbers, pocketBaseUrl)
  const { server, end, serveBuild } = await createSiteServer({
    distDir: built,
    olderDistDirs: olderBuilds(built),
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
  const endPublishing = keepPublished(dataFolder(), (distDir) =>
    serveBuild({ distDir, olderDistDirs: olderBuilds(distDir) }),
  )
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
