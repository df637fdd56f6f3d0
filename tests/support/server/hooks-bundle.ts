import { copyFileSync, mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { inProject } from '../../../scripts/lib/root.ts'

/**
 * Makes a folder of hooks for tests: a wiring file, and the bundle `app.js` for PocketBase's engine, which supports CommonJS
 * and syntax up to ES2020.
 *
 * @returns the folder, below the tests' output
 */
export async function makeHooks(wiring: string, entry: string): Promise<string> {
  mkdirSync(inProject('tests/.output'), { recursive: true })
  const folder = mkdtempSync(inProject('tests/.output/hooks-'))
  copyFileSync(wiring, join(folder, 'main.pb.js'))
  await build({
    entryPoints: [entry],
    outfile: join(folder, 'app.js'),
    bundle: true,
    format: 'cjs',
    platform: 'neutral',
    target: 'es2020',
    logLevel: 'error',
  })
  return folder
}
