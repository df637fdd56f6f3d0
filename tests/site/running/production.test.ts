import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ensureHooksBuilt } from '../../../scripts/lib/build/hooks.ts'
import { ensureSiteBuilt } from '../../../scripts/lib/build/site.ts'
import { runNpm } from '../../../scripts/lib/npm.mjs'
import { inProject } from '../../../scripts/lib/root.ts'
import { heldPrefix } from '../../../src/server/builds/build-files.ts'
import { version, versionInWords } from '../../../src/version.ts'
import { withoutWarnings } from './started.ts'

/** Files of a folder that only serves, as documented in docs/operating.md. */
const copied = [
  ...['package.json', 'package-lock.json', '.npmrc', 'astro.config.mjs', 'tsconfig.json'],
  ...['scripts', 'src', 'public', 'pocketbase', 'voice'],
]

/** A registry at which every request fails. */
const noRegistry = { npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' }

let folder: string
/** The commit of the build; undefined on a machine without git. */
let commit: string | undefined

beforeAll(async () => {
  // Outside the project, where Node would find the packages for development.
  folder = mkdtempSync(join(tmpdir(), 'lista-production-'))
  const built = await ensureSiteBuilt()
  const noted = join(built, 'commit')
  commit = existsSync(noted) ? readFileSync(noted, 'utf8') : undefined
  const builds = [built, dirname((await ensureHooksBuilt()).hooks)]
  const files = copied.filter((name) => existsSync(inProject(name))).map((name) => inProject(name))
  for (const path of [...builds, ...files]) {
    cpSync(path, join(folder, relative(inProject(), path)), {
      recursive: true,
      // The marks of processes that use the build come and go.
      filter: (source) => !basename(source).startsWith(heldPrefix),
    })
  }
  expect(runNpm(folder, ['ci', '--omit=dev', '--prefer-offline'])).toBeUndefined()
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(script: string, env: Record<string, string> = {}) {
  const started = spawn('node', ['scripts/bootstrap.mjs', script], {
    cwd: folder,
    env: { ...process.env, ...noRegistry, DATA_DIR: join(folder, 'data'), PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(started, 'close')
  onTestFinished(async () => {
    started.kill('SIGTERM')
    await ended
  })
  return { started, ended }
}

test('a folder with the packages of production serves a build that was made elsewhere, and fetches nothing', async () => {
  const { started } = run('scripts/start.ts')
  let said = ''
  started.stderr.setEncoding('utf8').on('data', (words) => {
    said += words
  })
  const [line] = await once(started.stdout.setEncoding('utf8'), 'data')
  const [address = ''] = /http:[^\s)]+/.exec(String(line)) ?? []
  expect((await fetch(address)).status).toBe(200)
  // This page is rendered on demand, with the packages of the folder.
  const list = await fetch(`${address}/list/${randomUUID()}`)
  expect(list.status).toBe(404)
  expect(await list.text()).toContain('<html lang="ro"')
  const health = () => fetch(`${address}/api/health`)
  await expect.poll(async () => (await health()).status).toBe(200)
  expect(await (await health()).json()).toMatchObject({ data: { version, ...(commit && { commit }) } })
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700)
  expect(withoutWarnings(said.split('\n'))).toEqual([''])
  const { stdout } = await promisify(execFile)('node', ['scripts/bootstrap.mjs', 'scripts/doctor.ts'], {
    cwd: folder,
    env: { ...process.env, ...noRegistry, DATA_DIR: join(folder, 'data') },
  })
  expect(stdout).not.toContain('WRONG')
  // There is no git clone here.
  expect(stdout).toContain(`runs the code that stands here, ${versionInWords({ version })}\n`)
  expect(existsSync(join(folder, 'node_modules/typescript'))).toBe(false)
})

test('without a build of its state, it says where to get one', async () => {
  const { started, ended } = run('scripts/start.ts', { SITE_URL: 'https://alta.example' })
  const [said, [code]] = await Promise.all([text(started.stderr), ended])
  expect(said).toMatch(/^There is no build of what stands here, .* copy its dist, or run npm ci\.$/m)
  expect(code).toBe(1)
})
