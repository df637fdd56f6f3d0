import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { OwnHosts } from '../domain/outbound/own-hosts.ts'
import { addresses } from '../site.ts'
import type { CodeVersion } from '../version.ts'
import { createApi } from './api.ts'
import { tellOfFailedPromises } from './health/failed-promises.ts'
import { type Checked, createHealth } from './health/health.ts'
import { watchHealth } from './health/health-watch.ts'
import { visitorOf } from './limits/client-address.ts'
import { closeUnread } from './limits/close-unread.ts'
import type { EventStreams } from './limits/event-stream.ts'
import { createGatekeeper } from './limits/gatekeeper.ts'
import { limits } from './limits/limits.ts'
import { answerProblem } from './limits/problems.ts'
import type { SiteNumbers } from './limits/site-numbers.ts'
import { Unread } from './limits/unread.ts'
import { serverParts } from './optional-parts.ts'
import { compress } from './pages/compress.ts'
import { addSecurityHeaders } from './pages/headers.ts'
import type { PagesFor } from './pages/pages.ts'
import { createPageServer } from './pages/serve-page.ts'
import { loadBuild } from './pages/served-build.ts'
import type { StaticFiles } from './pages/static-files.ts'
import type { PartApi } from './part.ts'
import { createProxy } from './proxy.ts'
import { refuseTunnel, refuseUnreadable } from './refuse-connection.ts'
import { Upstream } from './upstream.ts'

/** A build: `client/` with the precompressed files, `server/entry.mjs` with the pages made on demand. */
export interface SiteOptions extends StaticFiles, PagesFor {
  /** True when a proxy of the operator is in front: it reports the sender's address and whether TLS was used. */
  isProxyTrusted: boolean
  /** The longest silence of an event stream, in ms. */
  streamSilentMs?: number
  /** Multiplies everything that one address may do. */
  limitsFactor?: number
  /** Counts answers and refusals. */
  numbers?: SiteNumbers
  /** Counts the unread bytes. */
  unread?: Unread
  /** The value of Strict-Transport-Security; '' for none. */
  hsts?: string
  /** The data folder, whose disk must not be full. */
  dataDir?: string
  /** Versions of the running code, which the health check reports. */
  code?: CodeVersion
  /** Makes the calls that optional parts answer. */
  makeParts?: (servedDir: () => string) => readonly PartApi[]
  /** VAPID key with which browsers subscribe to notifications; undefined for a site that sends none. */
  pushKey?: string
  /** Hosts of the operator that webhooks may reach beside public ones. */
  ownHosts?: OwnHosts
}

export interface SiteServer {
  /** The server, not yet listening. */
  server: Server
  /** Serves another build from the next request on; open pages still find their scripts in older builds. */
  serveBuild: (files: Pick<StaticFiles, 'distDir' | 'olderDistDirs'>) => Promise<void>
  /** Looks at the site's health, as `/api/health` does. */
  lookAtHealth: () => Promise<readonly Checked[]>
  /** Stops accepting, ends the event streams, gives other answers a moment; resolves when all connections are closed. */
  end: () => Promise<void>
}

/**
 * The site on one origin. A request is answered by the first of: an optional part, PocketBase (`/api/`), a file, a page made
 * on demand, the 404 page.
 */
export async function createSiteServer(options: SiteOptions): Promise<SiteServer> {
  tellOfFailedPromises()
  const { sources, proxy, admit, prepare, answers, endParts } = createParts(options)
  let { distDir } = options
  let build = await loadBuild(options, options, sources)

  const health = createHealth({ ...options, hasPages: () => build.policies.isPage(addresses.home) })

  const servePage = createPageServer({ admit, prepare, served: () => build })
  const serveApi = createApi({
    ...{ proxy, admit, prepare, health },
    pushKey: options.pushKey,
    parts: options.makeParts?.(() => distDir) ?? [],
    admitView: (request, response, pass) => build.admitView(request, response, pass),
  })

  const server = createServer(limitsOfServer, (request, response) => {
    options.numbers?.countAnswer(response)
    addSecurityHeaders(request, response, options)
    const address = addressOf(request)
    if (!address) return answerProblem(response, 'bad-request')
    const { pathname, search } = address
    // The rest of the server reads the address only in this checked form.
    request.url = pathname + search
    if (answers.some(({ answer }) => answer(request, response, pathname))) return
    if (isOfApi(pathname)) return serveApi(request, response, address)
    servePage(request, response, address)
  })

  const endWatches = [watchHealth(health.look), closeUnread(server)]
  server.setTimeout(limits.stalledMs).on('clientError', refuseUnreadable).on('connect', refuseTunnel)
  return {
    server,
    lookAtHealth: health.measure,
    serveBuild: async (files) => {
      const before = build
      build = await loadBuild({ ...options, ...files }, options, sources)
      before.pages.end()
      distDir = files.distDir
    },
    end: async () => {
      await endGracefully(server, proxy.streams)
      for (const end of [...endWatches, build.pages.end, endParts]) end()
    },
  }
}

/** Parts that check and answer requests, independent of the build that is served. */
function createParts(options: SiteOptions) {
  const { unread = new Unread(), pocketBase, limitsFactor, isProxyTrusted } = options
  const upstream = new Upstream(pocketBase, limitsFactor)
  const proxy = createProxy({ ...options, upstream, unread })
  const admit = createGatekeeper({ ...options, streams: proxy.streams })
  /** Compresses an answer and counts its unread bytes. */
  const prepare = (request: IncomingMessage, response: ServerResponse) => {
    compress(request, response)
    unread.watch(response, visitorOf(request, isProxyTrusted))
  }
  const answers = serverParts.flatMap(
    (part) => part.makeAnswers?.({ ...options, admit, prepare, unread }) ?? [],
  )
  return {
    ...{ proxy, admit, prepare, answers, sources: { upstream, unread } },
    endParts: () => {
      for (const { end } of answers) end()
      upstream.end()
    },
  }
}

const belowApi = /^\/+api(?:\/|%2f|$)/i

/** Paths of the API, also with doubled or escaped slashes or in capitals; only they are answered in PocketBase's format. */
function isOfApi(pathname: string): boolean {
  return belowApi.test(pathname) && pathname !== addresses.apiDocs && pathname !== addresses.apiDocument
}

const limitsOfServer = {
  headersTimeout: limits.headersTimeoutMs,
  requestTimeout: limits.requestTimeoutMs,
  keepAliveTimeout: limits.keepAliveTimeoutMs,
  connectionsCheckingInterval: limits.connectionsCheckMs,
}

/** The address with dots and backslashes resolved, so that the checked address is the one that is passed on. */
function addressOf({ url }: IncomingMessage): URL | undefined {
  return URL.parse(`http://site${url}`) ?? undefined
}

async function endGracefully(server: Server, streams: EventStreams): Promise<void> {
  const patience = setTimeout(() => {
    server.closeAllConnections()
    streams.destroy()
  }, limits.goodbyeMs)
  // A connection whose answer ends only now would otherwise wait for the visitor's next request.
  const sweep = setInterval(() => server.closeIdleConnections(), limits.sweepMs)
  const closed = new Promise((resolve) => server.close(resolve))
  await Promise.all([closed, streams.end()])
  clearTimeout(patience)
  clearInterval(sweep)
}
