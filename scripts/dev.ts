/** Serves the site with reload and its PocketBase on one origin, and bundles the hooks again after each change. */
import { spawn } from 'node:child_process'
import { siteSecretVariable } from '../src/protocol/site-secret.ts'
import { watchHooks } from './lib/build/bundle-hooks.ts'
import { runScript } from './lib/problem.ts'
import { tied } from './lib/process/tied.ts'
import { inProject } from './lib/root.ts'
import { type Serving, withPocketBase } from './lib/with-pocketbase.ts'

/** Astro's own server passes visitors' calls on to POCKETBASE_URL with the secret; `--ignore-lock` keeps it in front. */
async function serve({ port, pocketBase, askedToEnd }: Serving<undefined>): Promise<void> {
  const astro = spawn(...tied('astro', ['dev', '--ignore-lock', '--port', String(port)]), {
    cwd: inProject(),
    env: { ...process.env, POCKETBASE_URL: pocketBase.url, [siteSecretVariable]: pocketBase.secret },
    stdio: 'inherit',
  })
  void askedToEnd.then(() => astro.kill())
  await new Promise((resolve) => astro.on('error', resolve).on('close', resolve))
}

await runScript(() =>
  withPocketBase({ isDevelopment: true, buildHooks: watchHooks, buildSite: async () => undefined, serve }),
)
process.exit(0)
