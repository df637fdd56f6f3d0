import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { guideAddresses } from '../../site.ts'
import { visitorOf } from '../limits/client-address.ts'
import { serverParts } from '../optional-parts.ts'
import type { PageHandler } from '../part.ts'
import { filePolicy, workerPolicy } from './content-policy.ts'
import { policyName } from './headers.ts'
import { loadPages, type PageSources, type Pages, type PagesFor } from './pages.ts'
import { createStaticFiles, type Handler, type StaticFiles } from './static-files.ts'
import { createViewGate } from './views.ts'

/** A build in memory, as it is served. */
export interface ServedBuild {
  policies: PagePolicies
  serveFile: Handler
  pages: Pages
  answerNotFound: ReturnType<typeof createNotFound>
  /** Handlers of pages that are not sent as they were built, by their addresses. */
  ownPages: Readonly<Record<string, PageHandler>>
  admitView: ReturnType<typeof createViewGate>
  /** Returns the slug of the food with this other name. */
  foodCalled: (name: string) => string | undefined
}

/** Reads a whole build, so that the server can change to it between two requests. */
export async function loadBuild(
  files: StaticFiles,
  pagesFor: PagesFor,
  sources: PageSources,
): Promise<ServedBuild> {
  const { distDir } = files
  const policies = readPagePolicies(distDir)
  return {
    policies,
    serveFile: createStaticFiles(files, policies.of, (request, response, bytes) => {
      const visitor = visitorOf(request, pagesFor.isProxyTrusted)
      sources.unread.keep(response, visitor, bytes)
    }),
    pages: await loadPages(distDir, pagesFor, sources),
    answerNotFound: createNotFound(join(distDir, 'client'), policies.of),
    ownPages: pagesOfParts(distDir, policies, pagesFor.isProxyTrusted),
    admitView: createViewGate(policies.isPage),
    foodCalled: readOtherNames(join(distDir, 'client')),
  }
}

function pagesOfParts(
  distDir: string,
  policies: PagePolicies,
  isProxyTrusted: boolean,
): ServedBuild['ownPages'] {
  const build = { distDir, isProxyTrusted, policyOf: policies.of }
  return Object.fromEntries(serverParts.flatMap((part) => Object.entries(part.pagesOf?.(build) ?? {})))
}

/** Reads the other names of foods; a build without a guide has none. */
function readOtherNames(clientDir: string): ServedBuild['foodCalled'] {
  const path = join(clientDir, guideAddresses.foodNames)
  const names = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const slugs = new Map(Object.entries<string>(names))
  return (name) => slugs.get(name)
}

/** The content policy of each prerendered page by its address, beside the build's `client/`. */
export const policiesFile = 'policies.json'

interface PagePolicies {
  /** Returns the content policy of an address of the build. */
  of: (pathname: string) => string
  /** True when an address is a page; error pages do not count. */
  isPage: (pathname: string) => boolean
}

function readPagePolicies(distDir: string): PagePolicies {
  const file = join(distDir, policiesFile)
  const pages = new Map(
    Object.entries<string>(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}),
  )
  return {
    of: (pathname) => pages.get(pathname) ?? (pathname === '/sw.js' ? workerPolicy : filePolicy),
    isPage: (pathname) => pages.has(pathname) && !pathname.endsWith('/404'),
  }
}

const fallback = '<!doctype html><html lang="ro"><title>404</title><p>Pagina nu a fost găsită.'

/** The parts of the site with a 404 page of their own; the first that an address begins with is used. */
const folders = ['/alimente/categorie/', '/alimente/', '/']

/** Answers with 404 and the 404 page of the part of the site that an address is in. */
function createNotFound(
  clientDir: string,
  policyOf: (pathname: string) => string,
): (response: ServerResponse, pathname: string) => void {
  const pages = folders.map((folder) => ({
    folder,
    text: readPage(join(clientDir, folder, '404.html')),
    policy: policyOf(`${folder}404`),
  }))
  return (response, pathname) => {
    const page = pages.find(({ folder, text }) => text && pathname.startsWith(folder))
    if (page) response.setHeader(policyName, page.policy)
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
    response.end(page?.text ?? fallback)
  }
}

function readPage(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
