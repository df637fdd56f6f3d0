import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'

const fallback = '<!doctype html><html lang="ro"><title>404</title><p>Pagina nu a fost găsită.'

/** Answers with the site's 404 page, as such. */
export function createNotFound(clientDir: string): (response: ServerResponse) => void {
  const path = join(clientDir, '404.html')
  const page = existsSync(path) ? readFileSync(path, 'utf8') : fallback
  return (response) => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
    response.end(page)
  }
}
