import { cpSync, mkdirSync } from 'node:fs'
import { type BuildOptions, build, context, stop } from 'esbuild'
import { inProject } from '../root.ts'
import { writeAdminData } from './admin-data.ts'
import { type BuiltHooks, hooksIn } from './built-hooks.ts'

/**
 * The modules that PocketBase loads, and those that these load. Each engine keeps what it has loaded, and the collector walks
 * through all of it, so rules that few requests need are a module of their own.
 */
const entryPoints = [
  'pocketbase/hooks/app.ts',
  'pocketbase/hooks/admin.ts',
  'pocketbase/hooks/voice/voice-to-text.ts', // part: voice
  'pocketbase/pb_hooks/main.pb.js',
  'pocketbase/pb_hooks/admin.pb.js',
]

/** PocketBase's engine supports CommonJS and ECMAScript 2020, and has no platform. */
const options = {
  entryPoints: entryPoints.map((path) => inProject(path)),
  entryNames: '[name]',
  loader: { '.pb.js': 'copy' },
  bundle: true,
  format: 'cjs',
  platform: 'neutral',
  target: 'es2022',
  logLevel: 'warning',
} satisfies BuildOptions

/** Bundles the hooks, and copies the files that they read and the migrations beside them. */
export async function bundleHooks({ hooks, migrations }: BuiltHooks): Promise<void> {
  await build({ ...options, outdir: hooks })
  // Otherwise esbuild's process would stay as long as this one, for instance the doctor's.
  await stop()
  layBeside({ hooks, migrations })
}

/**
 * Bundles again after each change, until the process ends.
 *
 * @returns folders that stay the same
 */
export async function watchHooks(): Promise<BuiltHooks> {
  const folders = hooksIn(inProject('dist/development'))
  mkdirSync(folders.hooks, { recursive: true })
  layBeside(folders)
  const watched = await context({ ...options, outdir: folders.hooks })
  await watched.watch()
  return { ...folders, migrations: inProject('pocketbase/pb_migrations') }
}

function layBeside({ hooks, migrations }: BuiltHooks): void {
  writeAdminData(hooks)
  cpSync(inProject('pocketbase/pb_migrations'), migrations, { recursive: true })
}
