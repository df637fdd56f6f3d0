/** The path under which views of all lists are counted, so that a count does not reveal which list was opened. */
export const listPath = '/list/'

/** In characters; the address of every page of the site is shorter. */
const longestPath = 100

const ofList = /^\/list(?:\/|$)/
const shape = /^\/(?:[a-z0-9-]+\/)*[a-z0-9-]*$/
/** A list's address that was mistyped or cut off still has most of its token. */
const tokenLike = /[0-9a-f]{8}-[0-9a-f]{4}-/

/**
 * Returns the path that a page view is counted under.
 *
 * @param address a page's path, with or without its query; any value
 * @returns '/list/' for any list; undefined for a value that does not look like a page's address, or that could reveal a
 *   list
 */
export function countedPath(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined
  const [path = ''] = address.split(/[?#]/, 1)
  if (ofList.test(path)) return listPath
  return path.length <= longestPath && shape.test(path) && !tokenLike.test(path) ? path : undefined
}
