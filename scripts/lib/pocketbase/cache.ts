import { homedir, userInfo } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { readSettings } from '../../../src/settings/settings.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The folder that keeps PocketBase for every clone of this user.
 *
 * Never below the system's temp folder: a PocketBase that lies there takes itself for `go run` and turns to
 * development mode.
 */
export function cacheFolder(env: Environment, platform: NodeJS.Platform): string {
  return join(cacheRoot(env, platform), 'lista-noastra')
}

function cacheRoot(env: Environment, platform: NodeJS.Platform): string {
  const named = platform === 'win32' ? env.LOCALAPPDATA : readSettings((name) => env[name]).XDG_CACHE_HOME
  return named && isAbsolute(named) ? named : join(homeFolder(), '.cache')
}

/** The home folder even where HOME is set to nothing. */
function homeFolder(): string {
  return isAbsolute(homedir()) ? homedir() : userInfo().homedir
}
