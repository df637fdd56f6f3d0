import { builtInSettings, faultOf, readSettings } from './settings/read-settings.ts'

/** The operator's settings of the site, which become part of the pages when they are built. */
export interface SiteSettings {
  contactEmail: string
  /** The front pages of the sister sites, if there are any. */
  sisters: { swedish: string | undefined; romanian: string | undefined }
  /** A service that counts page views in our place, if set. */
  plausibleUrl: string | undefined
}

/** @throws with the fault of every invalid setting, which ends the build */
export function readSiteSettings(environment: Readonly<Record<string, unknown>>): SiteSettings {
  const set = readSettings((name) =>
    environment[name] === undefined ? undefined : String(environment[name]),
  )
  const faults = builtInSettings.flatMap((name) => faultOf(() => set[name]) ?? [])
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return {
    contactEmail: set.PUBLIC_CONTACT_EMAIL,
    sisters: { swedish: set.PUBLIC_SISTER_SWEDISH, romanian: set.PUBLIC_SISTER_ROMANIAN },
    plausibleUrl: set.PUBLIC_PLAUSIBLE_URL,
  }
}

/** Only for the build, in pages and their metadata. */
export const siteSettings = readSiteSettings(import.meta.env)
