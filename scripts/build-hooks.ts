/** Bundles the hooks of PocketBase, and nothing else. */
import { buildHooks } from './build/hooks.ts'

await buildHooks()
