/** Builds what is stale, and serves the site with its PocketBase until it is asked to end. */
import { join } from 'node:path'
import { journalConsole, tellOperator } from '../src/server/health/journal.ts'
import { serveSite } from '../src/server/main.ts'
import { environment, settings } from '../src/settings/here.ts'
import { site } from '../src/site.ts'
import { version } from '../src/version.ts'
import { commitServing } from './lib/build/commit.ts'
import { ensureHooksBuilt } from './lib/build/hooks.ts'
import { ensureFollowingSite, ensureServedSite } from './lib/build/served-site.ts'
import { buildToServe } from './lib/build/site.ts'
import { dataFolder } from './lib/data-folder.ts'
import { machineParts } from './lib/optional-parts.ts'
import { runScript } from './lib/problem.ts'
import { storePublished } from './lib/publish/store-published.ts'
import { misleading } from './lib/settings/misleading.ts'
import { type Serving, withPocketBase } from './lib/with-pocketbase.ts'

async function serve({ pocketBase, built, warnings, askedToEnd, tellSite }: Serving<string>) {
  const dataDir = dataFolder()
  const { address, metricsAddress, end } = await serveSite(
    {
      build: buildToServe(built),
      pocketBase,
      dataDir,
      code: { version, commit: commitServing(built) },
      publish: (serveBuild) => {
        const serveFrom = (distDir: string) => serveBuild(buildToServe(distDir))
        return follow
          ? follow({ distDir: built, dataFolder: dataDir }, serveFrom)
          : storePublished(dataDir, serveFrom)
      },
    },
    settings,
  )
  tellSite({ url: address, isProxyTrusted: settings.TRUST_PROXY })
  for (const sentence of [...misleading(settings, { address }), ...warnings])
    tellOperator('warning', sentence)
  const mailNote = settings.SMTP_HOST ? '' : ` (mails go to ${join(dataDir, 'mails')}: SMTP_HOST is not set)`
  const metricsNote = metricsAddress ? ` (metrics: ${metricsAddress})` : ''
  process.stdout.write(`${site.name}: ${address}${mailNote}${metricsNote}\n`)
  await askedToEnd
  await end()
}

/** Serves the builds of another machine; undefined where this one makes its own. */
const [follow] = machineParts.flatMap((part) => part.follow?.(environment) ?? [])

journalConsole()
await runScript(() =>
  withPocketBase({
    isDevelopment: false,
    buildHooks: ensureHooksBuilt,
    buildSite: () => (follow ? ensureFollowingSite(dataFolder()) : ensureServedSite(dataFolder())),
    serve,
  }),
)
process.exit(0)
