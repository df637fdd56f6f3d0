/**
 * The header with the secret that PocketBase shares with the site's server. Without it, PocketBase answers neither the
 * routes of the hooks nor those of visitors' accounts. The site does not pass on such a header of a visitor.
 */
export const siteSecretHeader = 'X-Site-Secret'

/** The environment variable in which the start script passes the secret to PocketBase. It is no setting. */
export const siteSecretVariable = 'SITE_SECRET'

/** Address and secret of a PocketBase. */
export interface PocketBaseAccess {
  /** Its address on loopback, without a slash at the end. */
  url: string
  secret: string
}
