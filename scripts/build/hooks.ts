import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildOptions, build, context } from 'esbuild'
import { inProject } from '../root.ts'
import { guideFile } from './guide-file.ts'

const folder = inProject('pocketbase/pb_hooks')
const guide = join(folder, 'guide.json')

/** PocketBase's engine knows CommonJS and the language of 2020, and no platform. */
const options = {
  entryPoints: [inProject('pocketbase/hooks/app.ts'), inProject('pocketbase/hooks/desk.ts')],
  outdir: folder,
  bundle: true,
  format: 'cjs',
  platform: 'neutral',
  target: 'es2020',
  logLevel: 'warning',
} satisfies BuildOptions

/** Bundles the handlers and the rules they share with the site into the files that PocketBase loads. */
export async function buildHooks(): Promise<void> {
  const { outputFiles } = await build({ ...options, write: false })
  for (const { path, text } of outputFiles) replaceFile(path, text)
  layGuide()
}

function layGuide(): void {
  const text = guideFile(guide)
  if (text) replaceFile(guide, text)
}

/** A PocketBase that runs never reads half a file, and none is disturbed for nothing. */
function replaceFile(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  const partial = `${path}.${process.pid}.partial`
  writeFileSync(partial, text)
  renameSync(partial, path)
}

/** Bundles again after each change, until the process ends. */
export async function watchHooks(): Promise<void> {
  layGuide()
  const watched = await context(options)
  await watched.watch()
}
