/** Builds everything that a start needs (the site, PocketBase and its hooks), so that the start only writes to its data. */
import { ensureHooksBuilt } from './lib/build/hooks.ts'
import { layNode } from './lib/build/lay-node.ts'
import { ensureServedSite } from './lib/build/served-site.ts'
import { namedDataFolder } from './lib/data-folder.ts'
import { layPocketBase } from './lib/pocketbase/ensure.ts'
import { runScript } from './lib/problem.ts'
import { refuseWrongSettings } from './lib/settings/refuse-wrong.ts'

await runScript(async () => {
  refuseWrongSettings()
  layNode()
  await layPocketBase()
  await ensureHooksBuilt()
  await ensureServedSite(namedDataFolder())
})
