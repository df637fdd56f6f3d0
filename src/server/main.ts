import type { Server } from 'node:http'
import type { PocketBaseAccess } from '../protocol/site-secret.ts'
import type { OperatorSettings } from '../settings/read-settings.ts'
import { type CodeVersion, version } from '../version.ts'
import { createMetricsServer } from './health/metrics.ts'
import { SiteNumbers } from './limits/site-numbers.ts'
import { Unread } from './limits/unread.ts'
import { listen } from './listen.ts'
import { pushKeys } from './notices/push-keys.ts'
import { watchNotices } from './notices/send-notices.ts'
import { serverParts } from './optional-parts.ts'
import type { StaticFiles } from './pages/static-files.ts'
import { createSiteServer } from './site-server.ts'

/** A build to serve, and the folders of older ones. */
export type ServedFiles = Pick<StaticFiles, 'distDir' | 'olderDistDirs'>

interface Site {
  build: ServedFiles
  pocketBase: PocketBaseAccess
  /** The data folder, whose disk must not be full. */
  dataDir: string
  code: CodeVersion
  /** Calls `serveBuild` for each build that is published from now on. @returns a function that ends this */
  publish: (serveBuild: (build: ServedFiles) => Promise<void>) => () => void
}

export interface ServedSite {
  /** The address on this machine. */
  address: string
  /** The address of `/metrics`; undefined if no port is set for it. */
  metricsAddress: string | undefined
  /** Accepts no more builds, then ends the server; resolves when all connections are closed. */
  end: () => Promise<void>
}

const loopback = '127.0.0.1'

/**
 * Starts the whole site in front of a PocketBase: pages, files, `/api/`, metrics, and builds that are published later.
 *
 * @throws Problem if a setting is invalid or a port is not available
 */
export async function serveSite(site: Site, settings: OperatorSettings): Promise<ServedSite> {
  const numbers = new SiteNumbers()
  const unread = new Unread()
  const keys = pushKeys(site.dataDir, serverParts.flatMap((part) => part.commonSecret?.(settings) ?? [])[0])
  const { server, end, serveBuild, lookAtHealth } = await createSiteServer({
    ...site.build,
    pocketBase: site.pocketBase,
    dataDir: site.dataDir,
    code: site.code,
    ...{ numbers, unread },
    isProxyTrusted: settings.TRUST_PROXY,
    isDemo: settings.DEMO,
    isWorkerWithdrawn: !settings.SERVICE_WORKER,
    limitsFactor: settings.LIMITS_FACTOR,
    hsts: settings.HSTS,
    makeParts: (servedDir) =>
      serverParts.flatMap((part) => part.makeApi?.({ ...site, settings, servedDir }) ?? []),
    pushKey: keys.publicKey,
    ownHosts: settings.WEBHOOK_HOSTS,
  })
  const metrics = createMetricsServer({ ...site, numbers, unread, lookAtHealth })
  const metricsAddress = await serveMetrics(metrics, settings.METRICS_PORT)
  const port = await listen(server, settings.PORT, hostOf(settings))
  const endPublishing = site.publish(serveBuild)
  const endNotices = watchNotices({
    pocketBase: site.pocketBase,
    sender: { ...keys, subject: subjectOf(settings) },
    deliveries: numbers.notices,
  })
  const sender = { pocketBase: site.pocketBase, agent: agentOf(settings), ownHosts: settings.WEBHOOK_HOSTS }
  const endings = serverParts.flatMap((part) => part.watch?.({ ...sender, numbers }) ?? [])
  return {
    address: `http://localhost:${port}`,
    metricsAddress,
    end: async () => {
      endPublishing()
      await Promise.all([endNotices(), ...endings.map((endOne) => endOne()), end()])
    },
  }
}

/** Contact address for push services that have a problem with this site's notifications. */
function subjectOf({ SITE_URL: url = '', PUBLIC_CONTACT_EMAIL: mail }: OperatorSettings): string {
  return url.startsWith('https://') ? url : `mailto:${mail}`
}

/** User-Agent of requests to other programs' servers. It is ASCII because a header cannot hold Romanian letters. */
function agentOf({ SITE_URL: url }: OperatorSettings): string {
  return `Lista-Noastra/${version}${url ? ` (+${url})` : ''}`
}

/**
 * The address to listen on. Behind a trusted proxy it is loopback, because any other sender could claim a false address.
 */
function hostOf({ HOST, TRUST_PROXY }: OperatorSettings): string | undefined {
  return HOST ?? (TRUST_PROXY ? loopback : undefined)
}

/** Serves metrics on loopback, independent of HOST. */
async function serveMetrics(metrics: Server, wanted: number | undefined): Promise<string | undefined> {
  if (wanted === undefined) return undefined
  const port = await listen(metrics, wanted, loopback, 'METRICS_PORT')
  return `http://${loopback}:${port}/metrics`
}
