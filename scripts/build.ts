/** Builds all that a start needs, so that it writes to nothing but its data: the site, PocketBase, and what that loads. */
import { ensureHooksBuilt } from './build/hooks.ts'
import { layNode } from './build/lay-node.ts'
import { ensureServedSite } from './build/served-site.ts'
import { namedDataFolder } from './data-folder.ts'
import { layPocketBase } from './pocketbase/ensure.ts'
import { runScript } from './problem.ts'
import { refuseWrongSiteUrl } from './settings/site-url.ts'

await runScript(async () => {
  refuseWrongSiteUrl()
  layNode()
  await layPocketBase()
  await ensureHooksBuilt()
  await ensureServedSite(namedDataFolder())
})
