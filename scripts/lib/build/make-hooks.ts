/** Bundles the hooks into a folder: a program of its own, so that nothing of what bundles stays beside the site. */
import { runScript } from '../problem.ts'
import { hooksIn } from './built-hooks.ts'
import { bundleHooks } from './bundle-hooks.ts'

const [folder = ''] = process.argv.slice(2)
await runScript(() => bundleHooks(hooksIn(folder)))
