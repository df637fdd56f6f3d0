import type { ManifestOptions } from 'vite-plugin-pwa'
import { addresses, site } from '../site.ts'
import { appManifest } from './app-manifest.ts'

/**
 * The app that a list becomes when it is put on the home screen: it is called as the list is, and opens it. Browsers that
 * give such an app a storage of its own find the list by its address.
 *
 * @param name of the list; '' while nobody can tell
 */
export function listManifest(token: string, name: string): Partial<ManifestOptions> {
  const start = addresses.list(token)
  const { shortcuts: _, share_target: __, ...app } = appManifest
  return { ...app, id: start, start_url: start, name: name || site.name, short_name: name || site.name }
}
