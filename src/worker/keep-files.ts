import { PrecacheController } from 'workbox-precaching'
import type { PrecacheEntry } from 'workbox-precaching/_types.js'
import { addresses } from '../site.ts'
import { isItself } from './is-itself.ts'
import { keepOneFile } from './keep-one-file.ts'
import { sortKept } from './kept-files.ts'
import { type Pack, unpack } from './pack.ts'
import { packedResponse } from './packed-response.ts'

export interface Kept {
  install: (event: ExtendableEvent) => Promise<void>
  activate: (event: ExtendableEvent) => Promise<void>
  /** Keeps all the pages; nothing happens when they are kept already. */
  keepPages: () => Promise<void>
  mayHave: (pathname: string) => boolean
  /** A file that opens without asking the network. */
  file: (pathname: string) => Promise<Response | undefined>
  /** A page: the few that are kept from the beginning, or any other once all are kept. */
  page: (pathname: string) => Promise<Response | undefined>
}

const picturesFolder = addresses.picture('').replace(/[^/]*$/, '')

const itself = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (isItself(response) ? response : null),
}

/** @param entries what the build has for the worker: addresses with the version of what is there */
export function keepFiles(entries: readonly (PrecacheEntry | string)[]): Kept {
  const { core, pagesAddress, picturesAddress } = sortKept(entries)
  const coreFiles = new PrecacheController({ cacheName: 'site', plugins: [itself] })
  coreFiles.addToCacheList([...core])
  const pagesFile = keepOneFile('site-pages', pagesAddress)
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
    keepPages: pagesFile.keep,
    mayHave: (pathname) =>
      pathname.startsWith(picturesFolder) || coreFiles.getCacheKeyForURL(pathname) !== undefined,
    file: (pathname) =>
      pathname.startsWith(picturesFolder) ? pictureIn(pathname) : coreFiles.matchPrecache(pathname),
    page: async (pathname) => (await coreFiles.matchPrecache(pathname)) ?? pageIn(pathname),
  }
}

/** Reads the pack when it is first needed, and keeps it at hand. */
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
