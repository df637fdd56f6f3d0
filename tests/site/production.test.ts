import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ensureSiteBuilt } from '../../scripts/build/site.ts'
import { inProject } from '../../scripts/root.ts'

/** What docs/operating.md says a folder must have that only serves. */
const copied = [
  ...['package.json', 'package-lock.json', '.npmrc', 'astro.config.mjs', 'tsconfig.json'],
  ...['scripts', 'src', 'public', 'pocketbase', 'voice'],
]

let folder: string

beforeAll(async () => {
  const built = await ensureSiteBuilt()
  mkdirSync(inProject('tests/.output'), { recursive: true })
  folder = mkdtempSync(inProject('tests/.output/production-'))
  for (const name of copied.filter((path) => existsSync(inProject(path)))) {
    cpSync(inProject(name), join(folder, name), { recursive: true })
  }
  link(built, join(folder, 'dist', basename(built)))
  installForProduction()
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Locked {
  dev?: boolean
  devOptional?: boolean
}

/** As `npm ci --omit=dev` would, with the files that are here. */
function installForProduction(): void {
  const { packages, ...list } = JSON.parse(readFileSync(inProject('node_modules/.package-lock.json'), 'utf8'))
  const wanted = Object.entries<Locked>(packages).filter(([, { dev, devOptional }]) => !dev && !devOptional)
  for (const [path] of wanted) {
    // What lies in another package came with it.
    if (path.lastIndexOf('node_modules/') === 0) link(inProject(path), join(folder, path))
  }
  const installed = { ...list, packages: Object.fromEntries(wanted) }
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify(installed))
}

/** A copy that takes no room; a symbolic link would lead Node back to the packages for development. */
function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  execFileSync('cp', ['-al', from, to])
}

function start(env: Record<string, string> = {}) {
  const started = spawn('node', ['scripts/bootstrap.mjs', 'scripts/start.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(started, 'close')
  onTestFinished(async () => {
    started.kill('SIGTERM')
    await ended
  })
  return started
}

test('a folder with the packages of production serves a build that was made elsewhere', async () => {
  const started = start()
  started.stderr.pipe(process.stderr, { end: false })
  const [line] = await once(started.stdout.setEncoding('utf8'), 'data')
  const [address = ''] = /http:[^\s)]+/.exec(String(line)) ?? []
  expect((await fetch(address)).status).toBe(200)
  // Made on demand, by the packages of the folder.
  const list = await fetch(`${address}/list/${randomUUID()}`)
  expect(list.status).toBe(404)
  expect(await list.text()).toContain('<html lang="ro"')
  expect((await fetch(`${address}/api/health`)).status).toBe(200)
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700)
  expect(existsSync(join(folder, 'node_modules/typescript'))).toBe(false)
})

test('without a build of its state, it says where to get one', async () => {
  const started = start({ SITE_URL: 'https://alta.example' })
  const [said, [code]] = await Promise.all([text(started.stderr), once(started, 'close')])
  expect(said).toMatch(/^There is no build of what stands here, .* copy its dist, or run npm ci\.$/m)
  expect(code).toBe(1)
})
