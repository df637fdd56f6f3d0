import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const pocketbaseFolder = join(import.meta.dirname, '../../pocketbase')

/** Bundles TypeScript for PocketBase's engine, which knows CommonJS and no syntax after ES2020. */
export async function bundleForEngine(entry: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'cjs',
    platform: 'neutral',
    target: 'es2020',
    logLevel: 'error',
  })
}

/** Puts the hooks as they are shipped into a folder: the wiring, and the bundle beside it. */
export async function buildShippedHooks(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  copyFileSync(join(pocketbaseFolder, 'pb_hooks/main.pb.js'), join(folder, 'main.pb.js'))
  await bundleForEngine(join(pocketbaseFolder, 'hooks/app.ts'), join(folder, 'app.js'))
}
