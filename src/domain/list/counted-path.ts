/** What the views of every list are counted under: which list it was is nobody's business. */
export const listPath = '/list/'

/** Longer than the address of any page of the site, in characters. */
const longestPath = 100

const ofList = /^\/list(?:\/|$)/
const shape = /^\/(?:[a-z0-9-]+\/)*[a-z0-9-]*$/
/** A list's address that was mistyped or cut off still has most of its token. */
const tokenLike = /[0-9a-f]{8}-[0-9a-f]{4}-/

/**
 * The path that a page view is counted under.
 *
 * @param address a page's path, with or without its query
 * @returns '/list/' for any list; undefined for what has not the shape of a page's address, or could give a list away
 */
export function countedPath(address: unknown): string | undefined {
  const [path = ''] = String(address).split(/[?#]/, 1)
  if (ofList.test(path)) return listPath
  return path.length <= longestPath && shape.test(path) && !tokenLike.test(path) ? path : undefined
}
