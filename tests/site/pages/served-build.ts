import { ensureSiteBuilt } from '../../../scripts/lib/build/site.ts'
import { listen } from '../../../src/server/listen.ts'
import { createSiteServer } from '../../../src/server/site-server.ts'

/** No process listens on this port, because these tests need no lists. */
const noPocketBase = { url: 'http://127.0.0.1:9', secret: '' }

export interface ServedBuild {
  /** Requests an address, without following a redirect. */
  ask: (
    address: string,
  ) => Promise<{ status: number; location: string | null; type: string | null; text: string }>
  stop: () => Promise<void>
}

/** Serves the real build by the real server, without PocketBase. */
export async function serveBuild(): Promise<ServedBuild> {
  const distDir = await ensureSiteBuilt()
  const site = await createSiteServer({ distDir, pocketBase: noPocketBase, isProxyTrusted: false })
  const port = await listen(site.server, 0)
  return {
    ask: async (address) => {
      const answer = await fetch(`http://localhost:${port}${address}`, { redirect: 'manual' })
      const { status, headers } = answer
      return {
        status,
        location: headers.get('location'),
        type: headers.get('content-type'),
        text: await answer.text(),
      }
    },
    stop: () => site.end(),
  }
}
