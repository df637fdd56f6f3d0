import type { PrecacheEntry } from 'workbox-precaching/_types.js'

/** Where the packs lie, in the build and on the site. */
export const packsFolder = 'offline'

/** Beginnings of their names; a version follows. */
export const packNames = { pages: 'pages-', pictures: 'pictures-' } as const

export interface KeptFiles {
  /** Kept before the worker does anything. */
  core: readonly PrecacheEntry[]
  /** Kept once somebody has seen a page and does not save data. */
  pagesAddress: string
  picturesAddress: string
}

/** Sorts what the build has for the worker. @throws when a pack is missing */
export function sortKept(entries: readonly (PrecacheEntry | string)[]): KeptFiles {
  const all = entries.map((entry) => (typeof entry === 'string' ? { url: entry } : entry))
  const pages = packOf(all, packNames.pages)
  const pictures = packOf(all, packNames.pictures)
  return {
    core: all.filter((entry) => entry !== pages),
    pagesAddress: pages.url,
    picturesAddress: pictures.url,
  }
}

function packOf(entries: readonly PrecacheEntry[], name: string): PrecacheEntry {
  const found = entries.find(({ url }) => url.includes(`${packsFolder}/${name}`))
  if (!found) throw new Error(`no pack of ${name}`)
  return found
}
