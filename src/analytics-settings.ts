/** A service that counts page views in our place, with the interface of Plausible. */
export interface ViewService {
  origin: string
  /** The address that receives views. */
  endpoint: string
  /** The site's name at the service. */
  domain: string
}

/**
 * The service that the operator sets by PUBLIC_PLAUSIBLE_URL; undefined if the site counts views itself.
 *
 * @param siteUrl the site's own public address
 * @throws if one of them is no web address
 */
export function readViewService(plausibleUrl: string | undefined, siteUrl: string): ViewService | undefined {
  if (!plausibleUrl) return undefined
  const { origin, href, protocol } = new URL(plausibleUrl)
  if (!/^https?:$/.test(protocol)) throw new Error('PUBLIC_PLAUSIBLE_URL must be a web address: https://…')
  const endpoint = `${href.replace(/\/$/, '')}/api/event`
  return { origin, endpoint, domain: new URL(siteUrl).host }
}
