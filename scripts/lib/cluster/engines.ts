import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildGoProgram, hasGo } from '../go-build.ts'
import { cacheFolder } from '../pocketbase/cache.ts'
import { Problem } from '../problem.ts'
import { inProject } from '../root.ts'

/**
 * Programs that a cluster needs besides HAProxy: Litestream keeps the standbys, and NATS can store the replicas between
 * machines.
 */
const engines = {
  litestream: {
    program: 'github.com/benbjohnson/litestream/cmd/litestream',
    version: '0.5.18',
    variables: ['main.Version=0.5.18'],
  },
  'nats-server': { program: 'github.com/nats-io/nats-server/v2', version: '2.15.0', variables: [] },
} as const

type Engine = keyof typeof engines

const names: readonly Engine[] = ['litestream', 'nats-server']

const moduleFolder = inProject('scripts/lib/cluster/engines')
const oldestGo = { major: 1, minor: 26 }

/** True when this machine has an engine, or can build it. */
export function canHaveEngine(name: Engine): boolean {
  return existsSync(pathOf(name)) || hasGo({ moduleFolder, oldestGo })
}

/** Returns functions that build the engines which this machine can have. */
export function enginesToBuild(): (() => Promise<string>)[] {
  return names.filter(canHaveEngine).map((name) => () => ensureEngine(name))
}

/**
 * Returns the path of an engine of the pinned version, which is compiled if it is missing: a minute or two. An operator may
 * also install the package of its makers.
 *
 * @throws Problem if Go is not installed
 */
export async function ensureEngine(name: Engine): Promise<string> {
  const path = pathOf(name)
  if (existsSync(path)) return path
  mkdirSync(dirname(path), { recursive: true })
  const partial = mkdtempSync(`${path}-`)
  try {
    const built = await buildGoProgram(join(partial, name), { moduleFolder, oldestGo, ...engines[name] })
    if (built.kind === 'no-go')
      throw new Problem(
        `${name} ${engines[name].version} cannot be built here without Go 1.26: install either.`,
      )
    if (built.kind === 'failed') throw new Problem(`${name} could not be built: ${built.reason}`)
    renameSync(join(partial, name), path)
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
  return path
}

function pathOf(name: Engine): string {
  const program = `${name}-${engines[name].version}`
  return join(cacheFolder(process.env, process.platform), 'engines', program)
}
