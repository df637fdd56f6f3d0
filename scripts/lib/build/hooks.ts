import { runQuietly } from '../process/run-quietly.ts'
import { inProject } from '../root.ts'
import { ensureBuilt } from './builds.ts'
import { type BuiltHooks, hooksIn } from './built-hooks.ts'
import { fingerprint } from './fingerprint.ts'

const inputs = ['pocketbase', 'src', 'scripts/lib/build', 'scripts/lib/guide', 'package-lock.json']

/** A restarted PocketBase reads its hooks again, so more builds stay than are likely to run. */
const keptBuilds = 10

/** The folders that PocketBase loads, built when they are stale. */
export async function ensureHooksBuilt(): Promise<BuiltHooks> {
  const folder = await ensureBuilt({
    kind: 'pocketbase',
    name: fingerprint(inputs),
    kept: keptBuilds,
    make: (partial) => runQuietly('node', [inProject('scripts/lib/build/make-hooks.ts'), partial]),
  })
  return hooksIn(folder)
}
