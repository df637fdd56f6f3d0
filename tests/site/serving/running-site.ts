import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, type RequestOptions, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { limits } from '../../../src/server/limits/limits.ts'
import { listen } from '../../../src/server/listen.ts'
import { createSiteServer, type SiteServer } from '../../../src/server/site-server.ts'
import { defaultHsts } from '../../../src/settings/site-rows.ts'
import { siteSecret } from '../../support/server/as-site.ts'
import { hearOwnWords, refuseSecrets } from '../../support/server/kept-secrets.ts'
import { makeBuiltSite } from './built-site.ts'
import { Upstream } from './upstream.ts'

export interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  /** The bytes as received, not decompressed. */
  bytes: Buffer
}

/** The site server over a small build and a fake PocketBase. */
export interface RunningSite {
  upstream: Upstream
  site: SiteServer
  /** The first build that is served. */
  distDir: string
  port: number
  /** Sends a request unchanged: without decompression and without other headers. */
  ask: (path: string, options?: RequestOptions, body?: string | Buffer) => Promise<Answer>
  /** Sends raw text, and resolves to everything that was received until the server closed. */
  sendRaw: (sent: string) => Promise<string>
  connect: () => Socket
  /** Deletes the build from the disk. */
  dropBuild: () => void
  stop: () => Promise<void>
}

export async function runSite({
  isProxyTrusted = false,
  isWorkerWithdrawn = false,
  limitsFactor = 1,
  hsts = defaultHsts,
  streamSilentMs = limits.streamSilentMs,
} = {}): Promise<RunningSite> {
  const said = hearOwnWords()
  const built = await makeBuiltSite()
  const upstream = await Upstream.start()
  const older = await makeBuiltSite({ 'client/_astro/before.js': 'before', 'client/veche.html': 'veche' })
  const site = await createSiteServer({
    distDir: built.distDir,
    olderDistDirs: [older.distDir],
    pocketBase: { url: upstream.url, secret: siteSecret },
    isProxyTrusted,
    isWorkerWithdrawn,
    limitsFactor,
    hsts,
    streamSilentMs,
  })
  const port = await listen(site.server, 0)
  const connectToSite = (): Socket => connect(port, '127.0.0.1')
  return {
    upstream,
    site,
    distDir: built.distDir,
    port,
    ask: (path, options, body) => ask({ ...options, port, path }, body),
    sendRaw: (sent) => text(connectToSite().setEncoding('utf8').end(sent)),
    connect: connectToSite,
    dropBuild: built.remove,
    stop: async () => {
      await Promise.all([site.end(), upstream.stop()])
      built.remove()
      older.remove()
      refuseSecrets({ 'The site': said() })
    },
  }
}

/** @throws when the answer breaks off */
async function ask(options: RequestOptions, body?: string | Buffer): Promise<Answer> {
  const sent = request({ host: '127.0.0.1', agent: false, ...options }).end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const { statusCode: status, headers } = response
  return { status, headers, bytes: await buffer(response) }
}
