import { homedir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cacheFolder } from '../../../scripts/lib/pocketbase/cache.ts'

const home = join(homedir(), '.cache', 'lista-noastra')

test.each<[Record<string, string>, NodeJS.Platform, string]>([
  [{}, 'linux', home],
  [{ XDG_CACHE_HOME: '/var/cache/me' }, 'linux', '/var/cache/me/lista-noastra'],
  [{ XDG_CACHE_HOME: '' }, 'linux', home],
  [{ XDG_CACHE_HOME: 'relative' }, 'linux', home],
  [{ XDG_CACHE_HOME: '/var/cache/me' }, 'win32', home],
  [{ LOCALAPPDATA: '/Users/me/Local' }, 'win32', '/Users/me/Local/lista-noastra'],
])('%o on %s keeps PocketBase in %s', (env, platform, folder) => {
  expect(cacheFolder(env, platform)).toBe(folder)
})
