/**
 * PocketBase answers the routes of the hooks, and those of visitors' accounts, only to requests that carry the secret which
 * it shares with the site's server. It is made at each start, and no visitor's request brings one along.
 */

export const siteSecretHeader = 'X-Site-Secret'

/** The variable of PocketBase's environment that holds the secret. It is set by the start and is no setting. */
export const siteSecretVariable = 'SITE_SECRET'

/** How the site's server reaches PocketBase. */
export interface PocketBaseAccess {
  /** Its address on loopback, without a slash at the end. */
  url: string
  secret: string
}
