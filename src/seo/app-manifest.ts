import type { ManifestOptions } from 'vite-plugin-pwa'
import { addresses, site } from '../site.ts'
import { appIcons } from './pictures/app-icons.ts'

const picture = (name: string) => ({ src: addresses.picture(name), type: 'image/svg+xml', sizes: 'any' })

/** The name, looks and abilities of the installed app (W3C Web Application Manifest). */
export const appManifest: Partial<ManifestOptions> = {
  id: addresses.home,
  name: site.name,
  short_name: site.name,
  description: site.description,
  lang: site.language,
  dir: 'ltr',
  start_url: addresses.home,
  scope: addresses.home,
  display: 'standalone',
  background_color: '#faf7f1',
  theme_color: '#faf7f1',
  categories: ['shopping', 'food', 'lifestyle'],
  icons: appIcons.flatMap(({ name, sizePx, purpose }) =>
    purpose
      ? [{ src: addresses.appIcon(name), type: 'image/png', sizes: `${sizePx}x${sizePx}`, purpose }]
      : [],
  ),
  shortcuts: [
    { name: 'Listă nouă', url: addresses.createForm, icons: [picture('memo')] },
    { name: 'Listele mele', url: addresses.recentLists, icons: [picture('basket')] },
  ],
  share_target: {
    action: addresses.shareTarget,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { title: 'title', text: 'text', url: 'url' },
  },
}

/**
 * The manifest of a single list on the home screen: the app has the list's name and opens the list. Some browsers give such
 * an app its own storage; it still finds the list by its address.
 *
 * @param name of the list; '' when it is unknown
 */
export function listManifest(token: string, name: string): Partial<ManifestOptions> {
  const start = addresses.list(token)
  const { shortcuts: _, share_target: __, ...app } = appManifest
  return { ...app, id: start, start_url: start, name: name || site.name, short_name: name || site.name }
}
