/** What pages call themselves where nobody says otherwise. */
export const defaultSiteUrl = 'http://localhost:4321'

/** Scheme, what stands before a name, name with port, and the rest. */
const shape = /^https?:\/\/(?:([^/?#\\]*)@)?([^@/?#\\]*)(.*)$/i
const host = /^(?:\[[0-9a-f:.]+\]|[^\s:%[\]<>^|]+)(?::\d{0,5})?$/i

/**
 * What is wrong with a public address, in words; undefined when nothing is. It stands in canonical links and mails, which
 * add their paths to it. The hooks' engine has no URL of its own.
 */
export function faultOfSiteUrl(given: string): string | undefined {
  const [, account, name = '', rest = ''] = shape.exec(given) ?? []
  if (!host.test(name)) return 'which does not begin with https:// or http:// and a name'
  if (account !== undefined) return 'which holds a name or a password'
  return rest === '' || rest === '/' ? undefined : 'which goes on after the name'
}
