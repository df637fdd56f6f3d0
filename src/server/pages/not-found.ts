import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { policyName } from './headers.ts'

const fallback = '<!doctype html><html lang="ro"><title>404</title><p>Pagina nu a fost găsită.'

/** Parts of the site that say in their own words that they lack something; the first that an address begins with. */
const folders = ['/alimente/categorie/', '/alimente/', '/']

/** Answers with the 404 page of the part of the site that an address is in, as such. */
export function createNotFound(
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
