/** Bundles the hooks into a folder, as a separate program, so that a site does not have the bundler in memory. */
import { runScript } from '../problem.ts'
import { hooksIn } from './built-hooks.ts'
import { bundleHooks } from './bundle-hooks.ts'

const [folder = ''] = process.argv.slice(2)
await runScript(() => bundleHooks(hooksIn(folder)))
