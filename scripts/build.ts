/** Builds all that a start needs: the hooks of PocketBase, and the site. */
import { buildHooks } from './build/hooks.ts'
import { ensureSiteBuilt } from './build/site.ts'
import { runScript } from './problem.ts'

await runScript(async () => {
  await buildHooks()
  await ensureSiteBuilt()
})
