/** The address of the site when SITE_URL is not set. */
export const defaultSiteUrl = 'http://localhost:4321'

/** The scheme, the account before the name, the name with its port, and the rest. */
const shape = /^https?:\/\/(?:([^/?#\\]*)@)?([^@/?#\\]*)(.*)$/i
const host = /^(?:\[[0-9a-f:.]+\]|[^\s:%[\]<>^|]+)(?::\d{0,5})?$/i

/**
 * Returns the fault of a public address, in words; undefined if there is none. Canonical links and mails add their paths to
 * the address. PocketBase's engine, which also runs this, has no class URL.
 */
export function faultOfSiteUrl(given: string): string | undefined {
  const [, account, name = '', rest = ''] = shape.exec(given) ?? []
  if (!host.test(name)) return 'which does not begin with https:// or http:// and a name'
  if (account !== undefined) return 'which holds a name or a password'
  return rest === '' || rest === '/' ? undefined : 'which goes on after the name'
}
