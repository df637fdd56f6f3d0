import { runQuietly } from '../process/run-quietly.ts'
import { inProject } from '../root.ts'
import { ensureBuilt } from './builds.ts'
import { type BuiltHooks, hooksIn } from './built-hooks.ts'
import { fingerprint } from './fingerprint.ts'

const inputs = ['pocketbase', 'src', 'scripts/lib/build', 'scripts/lib/guide', 'package-lock.json']

/** A PocketBase that runs reads its own again when it is started anew, so more stay than are likely to run. */
const keptBuilds = 10

/** What PocketBase loads, made when there is none of the state of today. */
export async function ensureHooksBuilt(): Promise<BuiltHooks> {
  const folder = await ensureBuilt({
    kind: 'pocketbase',
    name: fingerprint(inputs),
    kept: keptBuilds,
    make: (partial) => runQuietly('node', [inProject('scripts/lib/build/make-hooks.ts'), partial]),
  })
  return hooksIn(folder)
}
