import { pageHeadTexts } from '../i18n/pages/page-heads.ts'
import { editedTexts } from '../published/edited-texts.ts'
import { addresses, sharePictures, swedishAddresses } from '../site.ts'
import { type SiteSettings, siteSettings } from '../site-settings.ts'
import type { PageHead } from './head.ts'

/** The pages of the site, without lists and the guide. */
export type SitePageName = keyof typeof pageHeadTexts

/** The picture of a shared link; pages without one of their own have the home page's. */
const pictureNames: Readonly<Record<SitePageName, string>> = {
  home: sharePictures.home,
  about: sharePictures.about,
  features: sharePictures.features,
  product: sharePictures.product,
  otherApps: sharePictures.home,
  privacy: sharePictures.home,
  licences: sharePictures.home,
  siteMap: sharePictures.home,
}

/** The metadata of a page, with absolute addresses. */
export function pageHead(
  name: SitePageName,
  base: URL,
  { sisters }: Pick<SiteSettings, 'sisters'> = siteSettings,
): PageHead {
  const canonical = new URL(addresses[name], base)
  return {
    ...{ ...pageHeadTexts, ...editedTexts().heads }[name],
    canonical,
    picture: new URL(addresses.sharePicture(pictureNames[name]), base),
    alternates: alternatesOf(name, canonical, sisters.swedish),
  }
}

/** Both languages of a page, because each has to name itself too; none if the Swedish sister site does not have the page. */
function alternatesOf(
  name: SitePageName,
  canonical: URL,
  swedish: string | undefined,
): NonNullable<PageHead['alternates']> {
  const address = name in swedishAddresses && swedishAddresses[name as keyof typeof swedishAddresses]
  if (!swedish || !address) return []
  return [
    { language: 'ro', address: canonical },
    { language: 'sv', address: new URL(address, swedish) },
  ]
}
