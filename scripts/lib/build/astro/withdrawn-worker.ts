import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build } from 'esbuild'
import { fromRoot } from '../../../../src/from-root.ts'
import { withdrawnWorkerFile } from '../../../../src/server/pages/static-files.ts'

/** Builds the worker that removes the service worker, for operators who have to withdraw it. */
export function withdrawnWorker(): AstroIntegration {
  return {
    name: 'withdrawn-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await build({
          entryPoints: [fromRoot('src/worker/withdrawn.ts')],
          outfile: join(fileURLToPath(dir), withdrawnWorkerFile),
          bundle: true,
          minify: true,
        })
      },
    },
  }
}
