import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { tied } from '../process/tied.ts'
import { cacheFolder } from './cache.ts'
import { pocketBaseVersion } from './release.ts'

/** Builds PocketBase into a path; undefined when this machine cannot, else how it went. */
export type Builder = (path: string) => Promise<Built>

/** `no-go`: no Go that is new enough. `failed`: Go said no, in its own words. */
export type Built = { kind: 'built' } | { kind: 'no-go' } | { kind: 'failed'; reason: string }

const moduleFolder = join(import.meta.dirname, '../../../pocketbase/build')
const program = 'github.com/pocketbase/pocketbase/examples/base'
const oldestGo = { major: 1, minor: 25 }

/** Compiles the official module as pinned by pocketbase/build/go.sum: the program of the release. */
export async function buildFromSource(path: string): Promise<Built> {
  if (!hasGo()) return { kind: 'no-go' }
  const reason = await runGo([
    ...['build', '-mod=readonly', '-buildvcs=false', '-trimpath'],
    ...['-ldflags', `-s -w -X github.com/pocketbase/pocketbase.Version=${pocketBaseVersion}`],
    ...['-o', path, program],
  ])
  return reason === undefined ? { kind: 'built' } : { kind: 'failed', reason }
}

/** Asked inside the module, so that a Go that fetches newer versions of itself answers with the one it will use. */
function hasGo(): boolean {
  const { stdout } = spawnSync('go', ['env', 'GOVERSION'], {
    cwd: moduleFolder,
    env: goEnvironment(),
    encoding: 'utf8',
  })
  const [major = 0, minor = 0] = (stdout ?? '').replace(/^go/, '').split('.').map(Number.parseFloat)
  return major > oldestGo.major || (major === oldestGo.major && minor >= oldestGo.minor)
}

/** Resolves to nothing when Go succeeded, else to the last of what it said. */
function runGo(parameters: string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const go = spawn(...tied('go', parameters), {
      cwd: moduleFolder,
      env: goEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    go.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2_000)
    })
    go.on('error', (error) => resolve(error.message))
    go.on('close', (code) => resolve(code === 0 ? undefined : said.trim()))
  })
}

/** Go refuses to work without a home folder, unless it is told where to keep things. */
function goEnvironment(): NodeJS.ProcessEnv {
  const folder = join(cacheFolder(process.env, process.platform), 'go')
  const homeless = process.env.HOME ? {} : { GOCACHE: join(folder, 'build'), GOPATH: join(folder, 'path') }
  return { ...process.env, ...homeless, CGO_ENABLED: '0' }
}
