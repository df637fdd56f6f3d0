import { ensureSiteBuilt } from '../../../scripts/lib/build/site.ts'
import { listen } from '../../../src/server/listen.ts'
import { createSiteServer } from '../../../src/server/site-server.ts'
import { hearOwnWords, refuseSecrets } from './kept-secrets.ts'
import { type PocketBaseServer, startPocketBase } from './pocketbase.ts'

/** The limits' factor for tests, because all their requests come from one address. */
const manyPeople = 1_000

export interface Site {
  /** Address without a slash at the end. */
  url: string
  /** The folder of the served build. */
  distDir: string
  pocketBase: PocketBaseServer
  /** Ends the site, and removes its data. @throws when one of its logs contains a secret of a list */
  stop(): Promise<void>
}

/**
 * Starts the whole product as `npm start` serves it, with separate data, on a free port.
 *
 * @param isProxyTrusted as by TRUST_PROXY: true if a proxy in front sends the client's address and protocol
 * @param isDemo as by DEMO: true if pages say that lists end each night
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
