import { ensureSiteBuilt } from '../../scripts/build/site.ts'
import { listen } from '../../scripts/listen.ts'
import { createSiteServer } from '../../src/server/site-server.ts'
import { type PocketBaseServer, startPocketBase } from './pocketbase.ts'

export interface Site {
  /** Without a slash at the end. */
  url: string
  pocketBase: PocketBaseServer
  stop(): Promise<void>
}

/** The whole thing as `npm start` serves it, with its own data, on a free port. */
export async function startSite(): Promise<Site> {
  const distDir = await ensureSiteBuilt()
  const pocketBase = await startPocketBase()
  const site = await createSiteServer({ distDir, pocketBaseUrl: pocketBase.url, isProxyTrusted: false })
  const port = await listen(site.server, 0)
  return {
    url: `http://localhost:${port}`,
    pocketBase,
    stop: async () => {
      await site.end()
      await pocketBase.stop()
    },
  }
}
