import { cpSync, mkdirSync } from 'node:fs'
import { type BuildOptions, build, context, stop } from 'esbuild'
import { inProject } from '../root.ts'
import { writeAdminData } from './admin-data.ts'
import { type BuiltHooks, hooksIn } from './built-hooks.ts'

/** What is wired to PocketBase's events, and what it is wired to. */
const entryPoints = [
  'pocketbase/hooks/app.ts',
  'pocketbase/hooks/admin.ts',
  'pocketbase/pb_hooks/main.pb.js',
  'pocketbase/pb_hooks/admin.pb.js',
]

/** PocketBase's engine knows CommonJS and the language of 2020, and no platform. */
const options = {
  entryPoints: entryPoints.map((path) => inProject(path)),
  entryNames: '[name]',
  loader: { '.pb.js': 'copy' },
  bundle: true,
  format: 'cjs',
  platform: 'neutral',
  target: 'es2020',
  logLevel: 'warning',
} satisfies BuildOptions

/** Bundles the handlers, and lays beside them what they read and the schema that they know. */
export async function bundleHooks({ hooks, migrations }: BuiltHooks): Promise<void> {
  await build({ ...options, outdir: hooks })
  // Its own process would stay for as long as this one, as the doctor's.
  await stop()
  layBeside({ hooks, migrations })
}

/** Bundles again after each change, until the process ends. @returns always the same folders */
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
