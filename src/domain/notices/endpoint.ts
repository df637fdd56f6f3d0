/** In characters. */
export const endpointLength = 1_000

/**
 * A name in the public tree, TLS on its own port, and a path: no address of digits in any spelling, no name of a machine
 * or a local network, nothing before the name. Where the name leads is looked at when something is sent.
 */
const endpointShape =
  /^https:\/\/((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+)([a-z][a-z0-9-]*[a-z])\/[!-[\]-~]+$/
const localEnds: readonly string[] = [
  'localhost',
  'local',
  'internal',
  'lan',
  'home',
  'arpa',
  'test',
  'invalid',
  'onion',
]

/** Whether something may be an address that the server speaks to because a visitor named it, by its spelling. */
export function isEndpoint(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > endpointLength) return false
  const [, , end] = endpointShape.exec(value) ?? []
  return end !== undefined && !localEnds.includes(end)
}
