/** A service that counts page views in our place, with the interface that Plausible has. */
export interface ViewService {
  origin: string
  /** Where a view is told to. */
  endpoint: string
  /** What the service knows the site by. */
  domain: string
}

/**
 * The service that the operator names by PUBLIC_PLAUSIBLE_URL; undefined where views are counted here.
 *
 * @param siteUrl the site's own public address
 * @throws when either is no web address
 */
export function readViewService(plausibleUrl: string | undefined, siteUrl: string): ViewService | undefined {
  if (!plausibleUrl) return undefined
  const { origin, href, protocol } = new URL(plausibleUrl)
  if (!/^https?:$/.test(protocol)) throw new Error('PUBLIC_PLAUSIBLE_URL must be a web address: https://…')
  const endpoint = `${href.replace(/\/$/, '')}/api/event`
  return { origin, endpoint, domain: new URL(siteUrl).host }
}
