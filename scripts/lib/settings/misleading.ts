import type { OperatorSettings } from '../../../src/settings/read-settings.ts'
import { defaultSiteUrl } from '../../../src/settings/site-url.ts'
import { settingsTable } from '../../../src/settings/table.ts'

interface Served {
  /** The site's address on this machine. */
  address: string
}

interface Caution {
  isSo: (settings: OperatorSettings, served: Served) => boolean
  says: (served: Served) => string
}

/** Settings with which the site runs, but misleads visitors. */
const cautions: readonly Caution[] = [
  {
    isSo: ({ SITE_URL }, { address }) => SITE_URL === undefined && address !== defaultSiteUrl,
    says: ({ address }) =>
      `SITE_URL is not set: canonical links name ${defaultSiteUrl}, and the site is at ${address}. Set it to the address that visitors type.`,
  },
  {
    isSo: ({ PUBLIC_CONTACT_EMAIL }) => PUBLIC_CONTACT_EMAIL === settingsTable.PUBLIC_CONTACT_EMAIL.standard,
    says: () =>
      'PUBLIC_CONTACT_EMAIL is not set: visitors are asked to write to an example address, which nobody reads.',
  },
  {
    isSo: ({ SMTP_HOST, DEMO }) => SMTP_HOST === undefined && !DEMO,
    says: () => 'SMTP_HOST is not set: mails become files, so nobody can confirm an account.',
  },
  {
    isSo: ({ DEMO }) => DEMO,
    says: () => 'DEMO is on: lists and accounts end each night, and no mail leaves.',
  },
]

/** The misleading settings, one sentence each. */
export function misleading(settings: OperatorSettings, served: Served): string[] {
  return cautions.filter(({ isSo }) => isSo(settings, served)).map(({ says }) => says(served))
}
