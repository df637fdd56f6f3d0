import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { fetchNpm } from '../../../scripts/lib/npm-of-version.ts'
import { inProject } from '../../../scripts/lib/root.ts'

/** Versions of npm in Debian 12 and 13, Node 20, Node 22, Node 24's first release, and the newest. */
const npms = ['9.2.0', '10.8.2', '10.9.2', '11.0.0', 'latest']

/** Makes a folder outside the project's tree, with some of its files. */
function folderWith(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'lista-noastra-install-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of names) cpSync(inProject(name), join(folder, name), { recursive: true })
  return folder
}

/** Returns the environment without the variables of the npm that runs the tests. */
function shell(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_ENV$)/.test(name)))
}

describe.each(npms)('npm %s', (version) => {
  let npm: ReturnType<typeof fetchNpm>

  beforeAll(() => {
    npm = fetchNpm(version)
  })
  afterAll(() => npm.remove())

  // voice fetches an npm that supports its overrides.
  test.each(version === '9.2.0' ? ['.', 'tests'] : ['.', 'tests', 'voice'])('takes the lock of %s', (of) => {
    const folder = folderWith('.npmrc', join(of, 'package.json'), join(of, 'package-lock.json'))
    const { status, said } = npm.run(join(folder, of), ['ci', '--dry-run'])
    expect(said).not.toMatch(/Missing:|Invalid:|EUSAGE/)
    expect(status, said).toBe(0)
  })

  test('says its own reason through a start when the lock does not fit', async () => {
    const folder = folderWith('.npmrc', 'package.json', 'package-lock.json', 'scripts')
    const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
    delete lock.packages['node_modules/zod']
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
    const said = await startIn(folder, { npm_execpath: npm.path })
    expect(said).toMatch(
      /^npm ci failed \(EUSAGE: Missing: zod@[\d.]+ from lock file\): .*package-lock\.json/m,
    )
    expect(said).not.toContain('connection')
  })

  test('fails with a hint at the connection when the registry is not reached', async () => {
    const folder = folderWith('.npmrc', 'package.json', 'package-lock.json', 'scripts')
    const said = await startIn(folder, {
      npm_execpath: npm.path,
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_cache: join(folder, 'cache'),
      npm_config_fetch_retries: '0',
    })
    expect(said).toMatch(
      /^npm ci failed \((?:ECONNREFUSED: .*|no code: Exit handler never called!)\): check the connection to the npm registry/m,
    )
  })
})

test('the locks are those that npm run lock makes', () => {
  const locks = ['package-lock.json', 'tests/package-lock.json']
  const folder = folderWith('.npmrc', 'package.json', 'tests/package.json', ...locks)
  const read = () => locks.map((lock) => readFileSync(join(folder, lock), 'utf8'))
  const before = read()
  const made = spawnSync(process.execPath, [inProject('scripts/lock.ts')], { cwd: folder, env: shell() })
  expect(made.status, String(made.stderr)).toBe(0)
  expect(read()).toEqual(before)
})

async function startIn(folder: string, env: NodeJS.ProcessEnv): Promise<string> {
  const started = spawn(process.execPath, ['scripts/bootstrap.mjs', 'scripts/start.ts'], {
    cwd: folder,
    env: { ...shell(), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(started.stderr), once(started, 'close')])
  expect(code).toBe(1)
  return said
}

test('a start without any npm says so', async () => {
  const folder = folderWith('package.json', 'package-lock.json', 'scripts')
  const said = await startIn(folder, { PATH: folder })
  expect(said).toMatch(/^npm cannot be run \(.*ENOENT\): install npm and run this again\.$/m)
})
