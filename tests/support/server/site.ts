import { ensureSiteBuilt } from '../../../scripts/lib/build/site.ts'
import { listen } from '../../../src/server/listen.ts'
import { createSiteServer } from '../../../src/server/site-server.ts'
import { hearOwnWords, refuseSecrets } from './kept-secrets.ts'
import { type PocketBaseServer, startPocketBase } from './pocketbase.ts'

/** The limits' factor for tests, because all their requests come from one address. */
const manyPeople = 1_000

export interface Site {
  /** Its address, without a slash at the end. */
  url: string
  /** The folder of the served build. */
  distDir: string
  pocketBase: PocketBaseServer
  /** Ends it, and removes its data. @throws when a log of it holds a secret of a list */
  stop(): Promise<void>
}

/**
 * The whole product as `npm start` serves it, with its own data, on a free port.
 *
 * @param isProxyTrusted as by TRUST_PROXY: whether a proxy in front says who asks and by which protocol
 * @param isDemo as by DEMO: whether pages say that lists end each night
 */
export async function startSite({ isProxyTrusted = false, isDemo = false } = {}): Promise<Site> {
  const distDir = await ensureSiteBuilt()
  const said = hearOwnWords()
  const pocketBase = await startPocketBase()
  const site = await createSiteServer({
    distDir,
    pocketBase,
    isProxyTrusted,
    isDemo,
    limitsFactor: manyPeople,
  })
  const port = await listen(site.server, 0)
  return {
    url: `http://localhost:${port}`,
    distDir,
    pocketBase,
    stop: async () => {
      await site.end()
      await pocketBase.stop()
      refuseSecrets({ 'The site': said() })
    },
  }
}
