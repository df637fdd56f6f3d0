/** Builds what is stale and serves the site with its PocketBase, until asked to end. */
import { createSiteServer } from '../src/server/site-server.ts'
import { site } from '../src/site.ts'
import { ensureSiteBuilt, olderBuilds } from './build/site.ts'
import { wantedLimitsFactor } from './limits-factor.ts'
import { listen, wantedHost } from './listen.ts'
import { mailNote } from './mail-note.ts'
import { runScript } from './problem.ts'
import { type Serving, withPocketBase } from './with-pocketbase.ts'

async function serve({ port, pocketBaseUrl, built, askedToEnd, tellSite }: Serving<string>): Promise<void> {
  const isProxyTrusted = Boolean(process.env.TRUST_PROXY)
  const { server, end } = await createSiteServer({
    distDir: built,
    olderDistDirs: olderBuilds(built),
    pocketBaseUrl,
    isProxyTrusted,
    isWorkerWithdrawn: process.env.SERVICE_WORKER === 'off',
    limitsFactor: wantedLimitsFactor(),
  })
  const address = `http://localhost:${await listen(server, port, wantedHost(isProxyTrusted))}`
  tellSite({ url: address, isProxyTrusted })
  process.stdout.write(`${site.name}: ${address}${mailNote()}\n`)
  await askedToEnd
  await end()
}

await runScript(() => withPocketBase({ isDevelopment: false, build: ensureSiteBuilt, serve }))
process.exit(0)
