import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addresses } from '../../site.ts'
import { createNotFound } from './not-found.ts'
import { type PagePolicies, readPagePolicies } from './page-policies.ts'
import { loadPages } from './pages.ts'
import { createStaticFiles, type Handler, type StaticFiles } from './static-files.ts'
import { createViewGate } from './views.ts'

/** A build as it is served: all that answers out of it, in memory. */
export interface ServedBuild {
  policies: PagePolicies
  serveFile: Handler
  renderPage: Handler
  answerNotFound: ReturnType<typeof createNotFound>
  admitView: ReturnType<typeof createViewGate>
  /** The slug of the food that people call so too. */
  foodCalled: (name: string) => string | undefined
}

/** Reads a build whole, so that from one request to the next another one can be served. */
export async function loadBuild(files: StaticFiles, pocketBaseUrl: string): Promise<ServedBuild> {
  const { distDir } = files
  const policies = readPagePolicies(distDir)
  return {
    policies,
    serveFile: createStaticFiles(files, policies.of),
    renderPage: await loadPages(join(distDir, 'server'), pocketBaseUrl),
    answerNotFound: createNotFound(join(distDir, 'client'), policies.of),
    admitView: createViewGate(policies.isPage),
    foodCalled: readOtherNames(join(distDir, 'client')),
  }
}

/** A build without a guide has no names. */
function readOtherNames(clientDir: string): ServedBuild['foodCalled'] {
  const path = join(clientDir, addresses.foodNames)
  const names = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const slugs = new Map(Object.entries<string>(names))
  return (name) => slugs.get(name)
}
