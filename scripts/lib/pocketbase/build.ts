import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { tied } from '../process/tied.ts'
import { cacheFolder } from './cache.ts'
import { pocketBaseVersion } from './release.ts'

/** `no-go`: this machine has no Go that is new enough. `failed`: the build failed, with Go's own message. */
type Built = { kind: 'built' } | { kind: 'no-go' } | { kind: 'failed'; reason: string }

const moduleFolder = join(import.meta.dirname, '../../../pocketbase/build')
const program = 'github.com/pocketbase/pocketbase/examples/base'
const oldestGo = { major: 1, minor: 25 }

/** Compiles the official module that pocketbase/build/go.sum pins, which gives the program of the release. */
export async function buildFromSource(path: string): Promise<Built> {
  if (!hasGo()) return { kind: 'no-go' }
  const reason = await runGo([
    ...['build', '-mod=readonly', '-buildvcs=false', '-trimpath'],
    ...['-ldflags', `-s -w -X github.com/pocketbase/pocketbase.Version=${pocketBaseVersion}`],
    ...['-o', path, program],
  ])
  return reason === undefined ? { kind: 'built' } : { kind: 'failed', reason }
}

/** Asks Go inside the module, where it reports the version that it will use, even one that it has to fetch first. */
function hasGo(): boolean {
  const { stdout } = spawnSync('go', ['env', 'GOVERSION'], {
    cwd: moduleFolder,
    env: goEnvironment(),
    encoding: 'utf8',
  })
  const [major = 0, minor = 0] = (stdout ?? '').replace(/^go/, '').split('.').map(Number.parseFloat)
  return major > oldestGo.major || (major === oldestGo.major && minor >= oldestGo.minor)
}

/** @returns the end of Go's output when it fails; undefined when it succeeds */
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

/** Without a home folder Go only works when these variables name its folders. */
function goEnvironment(): NodeJS.ProcessEnv {
  const folder = join(cacheFolder(process.env, process.platform), 'go')
  const homeless = process.env.HOME ? {} : { GOCACHE: join(folder, 'build'), GOPATH: join(folder, 'path') }
  return { ...process.env, ...homeless, CGO_ENABLED: '0' }
}
