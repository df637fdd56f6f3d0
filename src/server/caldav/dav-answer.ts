import type { DavList } from './dav-list.ts'
import { dav, document, longDocument, xmlElement, xmlText } from './write-xml.ts'

/** Response to a CalDAV request. */
export interface DavAnswer {
  status: number
  headers?: Readonly<Record<string, string>>
  /** Body as a string, '' for none, or in parts when it may be long. */
  body?: string | Iterable<string>
  type?: string
  /** Bytes of the data that the parts are made from. */
  heldBytes?: number
}

const xmlType = 'application/xml; charset=utf-8'

/** Data of an answer that is made of no tasks. */
export const nothingHeld = { items: new Map(), textLength: 0 } as const satisfies Pick<
  DavList,
  'items' | 'textLength'
>

/** Estimated size of an item and the task that is made from it. */
const bytesOfItem = 2_000

/**
 * Several answers in one (RFC 4918). Each part is written when the reader has read the parts before
 * it, because a thousand tasks with their properties may be some megabytes.
 *
 * @param responses XML of the responses and of the elements after them
 */
export function multistatus(
  responses: Iterable<string>,
  { items, textLength }: Pick<DavList, 'items' | 'textLength'>,
): DavAnswer {
  const body = longDocument(dav('multistatus'), responses)
  return { status: 207, type: xmlType, body, heldBytes: items.size * bytesOfItem + 2 * textLength }
}

/** A refusal that names the condition that was not met. @param condition '{DAV:}valid-sync-token' */
export function davError(status: number, condition: string, content = ''): DavAnswer {
  return { status, type: xmlType, body: document(dav('error'), xmlElement(condition, content)) }
}

export function hrefOf(href: string): string {
  return xmlElement(dav('href'), xmlText(href))
}

/** A `response` xmlElement with one status for the whole resource. */
export function statusResponse(
  href: string,
  status: '404 Not Found' | '507 Insufficient Storage',
  error = '',
): string {
  return xmlElement(dav('response'), hrefOf(href) + statusLine(status) + error)
}

/** Properties of one resource, as XML: those that it has, and the names of those that it does not have. */
export function propsResponse(
  href: string,
  found: readonly string[],
  missing: readonly string[],
  missingStatus: '404 Not Found' | '403 Forbidden' = '404 Not Found',
  /** Of a request that is refused as a whole because of one of its properties. */
  dependent: readonly string[] = [],
): string {
  // Without any requested property, there still has to be one `propstat`.
  const isFoundSaid = found.length > 0 || (missing.length === 0 && dependent.length === 0)
  const parts = [
    isFoundSaid ? propstat(found.join(''), '200 OK') : '',
    missing.length > 0 ? propstat(missing.map((name) => xmlElement(name)).join(''), missingStatus) : '',
    dependent.length > 0
      ? propstat(dependent.map((name) => xmlElement(name)).join(''), '424 Failed Dependency')
      : '',
  ]
  return xmlElement(dav('response'), hrefOf(href) + parts.join(''))
}

function propstat(props: string, status: string): string {
  return xmlElement(dav('propstat'), xmlElement(dav('prop'), props) + statusLine(status))
}

function statusLine(status: string): string {
  return xmlElement(dav('status'), `HTTP/1.1 ${status}`)
}
