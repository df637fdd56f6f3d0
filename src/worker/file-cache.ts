import { PrecacheController } from 'workbox-precaching'
import type { PrecacheEntry } from 'workbox-precaching/_types.js'
import { policyName, securityHeaders } from '../server/pages/headers.ts'
import { addresses } from '../site.ts'
import { isItself } from './is-itself.ts'
import type { PackedText } from './pack.ts'
import { type Pack, unpack } from './pack.ts'
import { packNames, packsFolder } from './packs.ts'
import { singleFileCache } from './single-file-cache.ts'

export interface FileCache {
  install: (event: ExtendableEvent) => Promise<void>
  activate: (event: ExtendableEvent) => Promise<void>
  /** Stores all pages; does nothing if they are stored already. */
  storePages: () => Promise<void>
  mayHave: (pathname: string) => boolean
  /** A file that is read without asking the network. */
  file: (pathname: string) => Promise<Response | undefined>
  /** A page: one of the few that are stored from the beginning, or any page once all are stored. */
  page: (pathname: string) => Promise<Response | undefined>
}

const picturesFolder = addresses.picture('').replace(/[^/]*$/, '')

const itself = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (isItself(response) ? response : null),
}

/** @param entries the files that the build has for the worker: addresses with versions */
export function createFileCache(entries: readonly (PrecacheEntry | string)[]): FileCache {
  const { core, pagesAddress, picturesAddress } = sortKept(entries)
  const coreFiles = new PrecacheController({ cacheName: 'site', plugins: [itself] })
  coreFiles.addToCacheList([...core])
  const pagesFile = singleFileCache('site-pages', pagesAddress)
  const pictureIn = packReader(() => coreFiles.matchPrecache(picturesAddress))
  const pageIn = packReader(pagesFile.read)

  return {
    install: async (event) => {
      await coreFiles.install(event)
      await pagesFile.renew().catch(() => undefined)
    },
    activate: async (event) => {
      await Promise.all([coreFiles.activate(event), pagesFile.dropOlder()])
    },
    storePages: pagesFile.keep,
    mayHave: (pathname) =>
      pathname.startsWith(picturesFolder) || coreFiles.getCacheKeyForURL(pathname) !== undefined,
    file: (pathname) =>
      pathname.startsWith(picturesFolder) ? pictureIn(pathname) : coreFiles.matchPrecache(pathname),
    page: async (pathname) => (await coreFiles.matchPrecache(pathname)) ?? pageIn(pathname),
  }
}

/** Reads a pack at its first use, and holds it in memory. */
function packReader(read: () => Promise<Response | undefined>) {
  let reading: Promise<Pack | undefined> | undefined
  return async (pathname: string): Promise<Response | undefined> => {
    reading ??= read().then((file) => file?.json())
    const pack = await reading
    if (!pack) reading = undefined
    const found = pack && unpack(pack, pathname)
    return found && packedResponse(pathname, found)
  }
}

interface KeptFiles {
  /** Stored before the worker does anything. */
  core: readonly PrecacheEntry[]
  /** Stored once a page was opened by a visitor whose browser does not save data. */
  pagesAddress: string
  picturesAddress: string
}

/** Sorts the files that the build has for the worker. @throws if a pack is missing */
function sortKept(entries: readonly (PrecacheEntry | string)[]): KeptFiles {
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

const types: readonly [end: string, type: string][] = [
  ['.svg', 'image/svg+xml'],
  ['.json', 'application/json'],
  ['', 'text/html; charset=utf-8'],
]

/** A packed text as the answer that the server would send. */
function packedResponse(pathname: string, { text, policy }: PackedText): Response {
  const type = types.find(([end]) => pathname.endsWith(end))?.[1] ?? ''
  return new Response(text, { headers: { ...securityHeaders, [policyName]: policy, 'Content-Type': type } })
}
