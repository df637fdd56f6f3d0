import type { OwnHosts } from '../../../src/domain/outbound/own-hosts.ts'
import type { PocketBaseAccess } from '../../../src/protocol/site-secret.ts'
import { listen } from '../../../src/server/listen.ts'
import { createSiteServer } from '../../../src/server/site-server.ts'
import { makeBuiltSite } from '../../site/serving/built-site.ts'
import { hearOwnWords, refuseSecrets } from './kept-secrets.ts'

/** Starts the site's own server over a small build without pages, in front of a PocketBase, for tests of its interfaces. */
export async function siteOver(
  pocketBase: PocketBaseAccess,
  limitsFactor = 1_000,
  ownHosts: OwnHosts = [],
): Promise<{ url: string; stop: () => Promise<void> }> {
  const said = hearOwnWords()
  const { distDir, remove } = await makeBuiltSite()
  const site = await createSiteServer({ distDir, pocketBase, isProxyTrusted: false, limitsFactor, ownHosts })
  const port = await listen(site.server, 0)
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      await site.end()
      remove()
      refuseSecrets({ 'The site': said() })
    },
  }
}
