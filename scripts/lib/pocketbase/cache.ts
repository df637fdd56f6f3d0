import { homedir, userInfo } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { readSettings } from '../../../src/settings/read-settings.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The folder with PocketBase for all clones of this user. It is never below the system's temporary folder: there PocketBase
 * takes itself for a `go run`, and switches to development mode.
 */
export function cacheFolder(env: Environment, platform: NodeJS.Platform): string {
  return join(cacheRoot(env, platform), 'lista-noastra')
}

function cacheRoot(env: Environment, platform: NodeJS.Platform): string {
  const named = platform === 'win32' ? env.LOCALAPPDATA : readSettings((name) => env[name]).XDG_CACHE_HOME
  return named && isAbsolute(named) ? named : join(homeFolder(), '.cache')
}

/** The home folder, also when HOME is empty. */
function homeFolder(): string {
  return isAbsolute(homedir()) ? homedir() : userInfo().homedir
}
