import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { docsOrigin } from '../../list-api/docs-origin.ts'

/** A name or an address with an optional port, without any character that HTML could read as markup. */
const hostShape = /^(?:[a-z\d.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

type Answer = (request: IncomingMessage, response: ServerResponse, isProxyTrusted: boolean) => void

/**
 * Returns the answer with the page about the API, in which addresses are those at which the visitor has found the site: only
 * the request names them, because a site may have several, and one without settings knows none.
 *
 * @param path of the built page
 * @returns undefined for a build without it
 */
export function docsPage(path: string): Answer | undefined {
  if (!existsSync(path)) return undefined
  const page = readFileSync(path, 'utf8')
  return (request, response, isProxyTrusted) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-cache',
    })
    response.end(page.replaceAll(docsOrigin, originOf(request, isProxyTrusted)))
  }
}

/** Returns the origin at which a request arrived; only a trusted proxy says that it used TLS. */
function originOf({ headers }: Pick<IncomingMessage, 'headers'>, isProxyTrusted: boolean): string {
  const scheme = isProxyTrusted && headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  const host = headers.host ?? ''
  return `${scheme}://${hostShape.test(host) ? host : 'localhost'}`
}
