import { z } from 'zod'

/** An empty setting is none. */
const unset = (value: unknown) => (value === '' ? undefined : value)

const webAddress = z.preprocess(
  unset,
  z.url({ protocol: /^https?$/, error: 'must be a web address: https://…' }).optional(),
)

const settings = z.object({
  PUBLIC_CONTACT_EMAIL: z.preprocess(
    unset,
    z.email({ error: 'must be a mail address: name@host' }).default('contact@lista-noastra.example'),
  ),
  PUBLIC_SISTER_SWEDISH: webAddress,
  PUBLIC_SISTER_ROMANIAN: webAddress,
})

/** What the operator says of the site; it becomes part of the pages when they are built. */
export interface SiteSettings {
  contactEmail: string
  /** The front pages of the sister sites, where there are any. */
  sisters: { swedish: string | undefined; romanian: string | undefined }
}

/** @throws naming every setting that is not what it should be: the build ends there */
export function readSiteSettings(environment: Readonly<Record<string, unknown>>): SiteSettings {
  const { data, error } = settings.safeParse(environment)
  if (!data) throw new Error(error.issues.map(({ path, message }) => `${path.join()} ${message}`).join('\n'))
  return {
    contactEmail: data.PUBLIC_CONTACT_EMAIL,
    sisters: { swedish: data.PUBLIC_SISTER_SWEDISH, romanian: data.PUBLIC_SISTER_ROMANIAN },
  }
}

/** For the build only: the pages and their metadata. */
export const siteSettings = readSiteSettings(import.meta.env)
