import { pageHeadTexts } from '../i18n/pages/page-heads.ts'
import { editedTexts } from '../published/edited-texts.ts'
import { addresses, sharePictures, swedishAddresses } from '../site.ts'
import { type SiteSettings, siteSettings } from '../site-settings.ts'
import type { Alternate, PageHead } from './head.ts'

/** The pages of the site that are neither lists nor of the guide. */
export type SitePageName = keyof typeof pageHeadTexts

/** Which picture a shared link shows; pages that nobody shares for themselves show the home's. */
const pictureNames: Readonly<Record<SitePageName, string>> = {
  home: sharePictures.home,
  about: sharePictures.about,
  features: sharePictures.features,
  product: sharePictures.product,
  privacy: sharePictures.home,
  siteMap: sharePictures.home,
}

/** What a page says of itself, whole addresses included. */
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

/** Both languages of a page, each of which has to be named; none without a sister site that has the other one. */
function alternatesOf(name: SitePageName, canonical: URL, swedish: string | undefined): Alternate[] {
  if (!swedish) return []
  return [
    { language: 'ro', address: canonical },
    { language: 'sv', address: new URL(swedishAddresses[name], swedish) },
  ]
}
