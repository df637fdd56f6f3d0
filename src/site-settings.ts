import { builtInSettings, faultOf, readSettings } from './settings/settings.ts'

/** What the operator says of the site; it becomes part of the pages when they are built. */
export interface SiteSettings {
  contactEmail: string
  /** The front pages of the sister sites, where there are any. */
  sisters: { swedish: string | undefined; romanian: string | undefined }
  /** Counts page views in our place, where it is set. */
  plausibleUrl: string | undefined
}

/** @throws naming every setting that is not what it should be: the build ends there */
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

/** For the build only: the pages and their metadata. */
export const siteSettings = readSiteSettings(import.meta.env)
