/** In characters. */
export const endpointLength = 1_000

/**
 * A name in the public DNS tree, the default port of TLS, and a path: no numeric address in any spelling, no name of a
 * machine or a local network, no credentials. The address that the name resolves to is checked when something is sent.
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

/** True if a value is spelled like an address that the server may connect to for a visitor. */
export function isEndpoint(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > endpointLength) return false
  const [, , end] = endpointShape.exec(value) ?? []
  return end !== undefined && !localEnds.includes(end)
}
