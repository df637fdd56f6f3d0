import type { OperatorSettings } from '../settings/settings.ts'
import { createMetricsServer } from './health/metrics.ts'
import { SiteNumbers } from './limits/site-numbers.ts'
import { listen } from './listen.ts'
import type { StaticFiles } from './pages/static-files.ts'
import { createSiteServer } from './site-server.ts'

/** A build to serve, and where its older ones are. */
export type ServedFiles = Pick<StaticFiles, 'distDir' | 'olderDistDirs'>

interface Site {
  build: ServedFiles
  pocketBaseUrl: string
  /** The data folder, whose disk must not be full. */
  dataDir: string
  /** Hands over each build that is published from now on. @returns ends that */
  publish: (serveBuild: (build: ServedFiles) => Promise<void>) => () => void
}

export interface ServedSite {
  /** On this machine. */
  address: string
  /** Where `/metrics` answers; undefined where nobody wants them. */
  metricsAddress: string | undefined
  /** Takes no more builds, then ends the server; resolves when every connection is gone. */
  end: () => Promise<void>
}

const loopback = '127.0.0.1'

/**
 * The whole site in front of a PocketBase, listening: pages, files and `/api/`, what is counted, and later builds.
 *
 * @throws Problem when a setting cannot be, or a port is not to be had
 */
export async function serveSite(site: Site, settings: OperatorSettings): Promise<ServedSite> {
  const numbers = new SiteNumbers()
  const metricsAddress = await serveMetrics(numbers, site.pocketBaseUrl, settings.METRICS_PORT)
  const { server, end, serveBuild } = await createSiteServer({
    ...site.build,
    pocketBaseUrl: site.pocketBaseUrl,
    dataDir: site.dataDir,
    numbers,
    isProxyTrusted: settings.TRUST_PROXY,
    isWorkerWithdrawn: !settings.SERVICE_WORKER,
    limitsFactor: settings.LIMITS_FACTOR,
    hsts: settings.HSTS,
  })
  const port = await listen(server, settings.PORT, hostOf(settings))
  const endPublishing = site.publish(serveBuild)
  return {
    address: `http://localhost:${port}`,
    metricsAddress,
    end: () => {
      endPublishing()
      return end()
    },
  }
}

/** With a proxy in front that is trusted, only where that can reach it: whoever else came there could claim any address. */
function hostOf({ HOST, TRUST_PROXY }: OperatorSettings): string | undefined {
  return HOST ?? (TRUST_PROXY ? loopback : undefined)
}

/** On loopback, whatever HOST says. */
async function serveMetrics(
  numbers: SiteNumbers,
  pocketBaseUrl: string,
  wanted: number | undefined,
): Promise<string | undefined> {
  if (wanted === undefined) return undefined
  const port = await listen(createMetricsServer(numbers, pocketBaseUrl), wanted, loopback, 'METRICS_PORT')
  return `http://${loopback}:${port}/metrics`
}
