import { execFileSync, spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { hasPlaceholder } from '../../../scripts/lib/build/placeholders.ts'
import { git } from '../../../scripts/lib/release/git.ts'
import { releaseName } from '../../../scripts/lib/release/stage.ts'
import { packRelease, type Tarball } from '../../../scripts/lib/release/tarball.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { version } from '../../../src/version.ts'
import { filesBelow } from '../../support/server/files-below.ts'
import { workingTree } from '../../support/server/working-tree.ts'

const processor = process.arch === 'arm64' ? 'arm64' : 'x64'
const settings = { SITE_URL: 'https://alta.example', PUBLIC_CONTACT_EMAIL: 'ana@alta.example' }

/** Outside the project, where Node would find its packages. */
const folder = mkdtempSync(join(tmpdir(), 'lista-released-'))
const release = join(folder, releaseName(processor))
let packed: Tarball

const committedAt = Date.UTC(2026, 10, 26) / 1000

/** Output while the release was packed. */
let said: string

beforeAll(async () => {
  const heard = vi.spyOn(process.stderr, 'write')
  packed = await packRelease(join(folder, 'one'), processor, { tree: workingTree(folder), committedAt })
  said = heard.mock.calls.map(([text]) => String(text)).join('')
  heard.mockRestore()
  execFileSync('tar', ['-xzf', packed.path, '-C', folder])
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('packing tells each of its long steps, and how long it took', () => {
  const steps = [
    'Building the site for any address',
    'Installing the packages',
    `Packing ${basename(packed.path)}`,
  ]
  const lines = said.split('\n')
  expect(lines.filter((line) => steps.some((step) => line === `${step} …`))).toEqual(
    steps.map((step) => `${step} …`),
  )
  expect(lines.filter((line) => /^ {2}\d+ s$/.test(line)).length).toBeGreaterThanOrEqual(steps.length)
})

/** Returns the digest of each file of a release, by its path. */
function digestsIn({ path }: Tarball): Record<string, string> {
  const unpacked = mkdtempSync(join(folder, 'unpacked-'))
  execFileSync('tar', ['-xzf', path, '-C', unpacked])
  const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  return Object.fromEntries(
    [...filesBelow(unpacked)].map(([file, bytes]) => [relative(unpacked, file), digestOf(bytes)]),
  )
}

/** Starts the release as on a machine without Node, npm and git. */
function start(env: Record<string, string>) {
  const started = spawn('dist/bin/node', ['scripts/start.ts'], {
    cwd: release,
    env: { PATH: '/nowhere', HOME: folder, DATA_DIR: join(folder, 'data'), PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(started, 'close')
  onTestFinished(async () => {
    started.kill('SIGTERM')
    await ended
  })
  return { started, ended }
}

test('a release serves the address that its operator sets, on a machine with nothing installed', async () => {
  const { started } = start(settings)
  const [line] = await once(started.stdout.setEncoding('utf8'), 'data')
  const [address = ''] = /http:[^\s)]+/.exec(String(line)) ?? []
  const page = await (await fetch(`${address}/alimente/lapte/`)).text()
  expect(page).toContain('<link rel="canonical" href="https://alta.example/alimente/lapte/"')
  expect(page).toContain('ana@alta.example')
  expect(await (await fetch(`${address}/robots.txt`)).text()).toContain('https://alta.example/sitemap')
  const list = await fetch(`${address}/list/${randomUUID()}`)
  expect(list.status).toBe(404)
  expect(await list.text()).toContain('<html lang="ro"')
  const health = () => fetch(`${address}/api/health`)
  await expect.poll(async () => (await health()).status).toBe(200)
  const { data } = await (await health()).json()
  expect([data.version, git(inProject(), 'rev-parse', 'HEAD').startsWith(data.commit)]).toEqual([
    version,
    true,
  ])
})

test('its build needs no more settings, and its compressed files equal the plain ones', () => {
  const builds = join(release, 'dist/site')
  const [placed = ''] = readdirSync(builds).filter(
    (name) =>
      existsSync(join(builds, name, 'policies.json')) &&
      !hasPlaceholder(readFileSync(join(builds, name, 'client/index.html'))),
  )
  const files = readdirSync(join(builds, placed), { recursive: true, encoding: 'utf8' })
    .map((name) => join(builds, placed, name))
    .filter((path) => statSync(path).isFile())
  expect(files.length).toBeGreaterThan(1_000)
  for (const path of files) {
    const content = readFileSync(path)
    expect(hasPlaceholder(content), path).toBe(false)
    if (path.endsWith('.br'))
      expect(brotliDecompressSync(content).equals(readFileSync(path.slice(0, -3)))).toBe(true)
    if (path.endsWith('.gz')) expect(gunzipSync(content).equals(readFileSync(path.slice(0, -3)))).toBe(true)
  }
  expect(existsSync(join(builds, placed, 'client/index.html.br'))).toBe(true)
})

test('it says so where a setting needs a build of its own', async () => {
  const { started, ended } = start({ ...settings, PUBLIC_PLAUSIBLE_URL: 'https://numara.example' })
  const [said, [code]] = await Promise.all([text(started.stderr), ended])
  expect(said).toMatch(/^There is no build of what stands here/m)
  expect(code).toBe(1)
})

test('packed again, it is the same to the last byte', async () => {
  const again = await packRelease(join(folder, 'two'), processor, { tree: workingTree(folder), committedAt })
  // Unpacked only then, to name the files that differ.
  if (again.sha256 !== packed.sha256) expect(digestsIn(again)).toEqual(digestsIn(packed))
  expect(again.sha256).toBe(packed.sha256)
  expect(readFileSync(again.sbom, 'utf8')).toBe(readFileSync(packed.sbom, 'utf8'))
})

test('its SBOM is beside it: installed and bundled packages, and PocketBase', () => {
  const { bomFormat, components } = JSON.parse(readFileSync(packed.sbom, 'utf8'))
  expect(bomFormat).toBe('CycloneDX')
  const names = components.map(({ name }: { name: string }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'compression',
      `node-linux-${processor}`,
      'react-dom',
      'github.com/pocketbase/pocketbase',
    ]),
  )
  expect(names).not.toContain('vitest')
  for (const { name, version, licenses } of components)
    expect([name, !!version, !!licenses]).toEqual([name, true, true])
})
