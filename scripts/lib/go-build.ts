import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { cacheFolder } from './pocketbase/cache.ts'
import { tied } from './process/tied.ts'

/** `no-go`: this machine has no Go that is new enough. `failed`: the build failed, with Go's own message. */
export type Built = { kind: 'built' } | { kind: 'no-go' } | { kind: 'failed'; reason: string }

interface GoProgram {
  /** Folder of a module of this project that names the program as a tool, and pins it and its dependencies by go.sum. */
  moduleFolder: string
  /** The path of the program's package. */
  program: string
  /** Variables that the linker sets, for example `main.Version=1.2.3`. */
  variables?: readonly string[]
  /** Target processor in Go's terms: 'arm64'; by default this machine's. */
  processor?: string
  /** Minimum version of Go. */
  oldestGo: { major: number; minor: number }
}

/** Compiles an official program from its published module. @param path of the compiled program */
export async function buildGoProgram(path: string, wanted: GoProgram): Promise<Built> {
  const { moduleFolder, program, variables = [], processor } = wanted
  if (!hasGo(wanted)) return { kind: 'no-go' }
  const parameters = [
    ...['build', '-mod=readonly', '-buildvcs=false', '-trimpath'],
    ...['-ldflags', ['-s', '-w', ...variables.map((variable) => `-X ${variable}`)].join(' ')],
    ...['-o', path, program],
  ]
  const reason = await runGo(moduleFolder, parameters, processor ? { GOOS: 'linux', GOARCH: processor } : {})
  return reason === undefined ? { kind: 'built' } : { kind: 'failed', reason }
}

/** Asks Go inside the module, where it reports the version that it will use, even one that it has to fetch first. */
export function hasGo({ moduleFolder, oldestGo }: Pick<GoProgram, 'moduleFolder' | 'oldestGo'>): boolean {
  const { stdout } = spawnSync('go', ['env', 'GOVERSION'], {
    cwd: moduleFolder,
    env: goEnvironment(),
    encoding: 'utf8',
  })
  const [major = 0, minor = 0] = (stdout ?? '').replace(/^go/, '').split('.').map(Number.parseFloat)
  return major > oldestGo.major || (major === oldestGo.major && minor >= oldestGo.minor)
}

/** @returns the end of Go's output when it fails; undefined when it succeeds */
function runGo(cwd: string, parameters: string[], env: NodeJS.ProcessEnv): Promise<string | undefined> {
  return new Promise((resolve) => {
    const go = spawn(...tied('go', parameters), {
      cwd,
      env: { ...goEnvironment(), ...env },
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
