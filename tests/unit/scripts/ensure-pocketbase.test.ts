import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensurePocketBase } from '../../../scripts/lib/pocketbase/ensure.ts'
import { Problem } from '../../../scripts/lib/problem.ts'
import { program, type ReleaseServer, release, serveReleases, zip } from './release-server.ts'

type Surroundings = Required<NonNullable<Parameters<typeof ensurePocketBase>[0]>>
type Built = Awaited<ReturnType<Surroundings['build']>>

let folder: string
let server: ReleaseServer | undefined
const build = vi.fn<(path: string) => Promise<Built>>()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ensure-'))
  build.mockReset().mockImplementation(async (path) => {
    writeExecutable(path)
    return { kind: 'built' }
  })
})

afterEach(() => {
  server?.close()
  server = undefined
  rmSync(folder, { recursive: true })
})

const cached = () => join(folder, 'lista-noastra', 'pocketbase-0.39.11-linux-x64')

function writeExecutable(path: string, text = program): void {
  writeFileSync(path, text)
  chmodSync(path, 0o755)
}

/** Runs the function with a separate cache, against a server with this answer. */
async function ensureFrom(answer: RequestListener, more: Partial<Surroundings> = {}): Promise<string> {
  server = await serveReleases(answer)
  return ensure({ POCKETBASE_DOWNLOAD_URL: server.url }, more)
}

function ensure(env: Surroundings['env'], more: Partial<Surroundings> = {}): Promise<string> {
  return ensurePocketBase({
    env: { XDG_CACHE_HOME: folder, ...env },
    programs: join(folder, 'programs'),
    platform: 'linux',
    processor: 'x64',
    release,
    build,
    say: () => {},
    ...more,
  })
}

test('the release is downloaded, checked, unpacked and can be run', async () => {
  const path = await ensureFrom((_request, response) => response.end(zip))
  expect(path).toBe(cached())
  expect(execFileSync(path, ['--version'], { encoding: 'utf8' })).toContain('0.39.11')
  expect(server?.requests).toEqual([`/${release.fileName}`])
  expect(build).not.toHaveBeenCalled()
})

test('a cached file is used without a request', async () => {
  await ensureFrom((_request, response) => response.end(zip))
  await ensure({ POCKETBASE_DOWNLOAD_URL: server?.url })
  expect(server?.requests).toHaveLength(1)
})

test('a cached program that does not run here is replaced', async () => {
  await ensureFrom((_request, response) => response.end(zip))
  writeExecutable(cached(), '#!/bin/sh\nexit 1\n')
  await ensure({ POCKETBASE_DOWNLOAD_URL: server?.url })
  expect(execFileSync(cached(), { encoding: 'utf8' })).toContain('0.39.11')
})

test('a wrong checksum stops, and nothing is built or kept', async () => {
  const ensured = ensureFrom((_request, response) =>
    response.end('<html>Please sign in to this network</html>'),
  )
  await expect(ensured).rejects.toThrow(Problem)
  await expect(ensured).rejects.toThrow(/is not the pinned release \(sha256 [0-9a-f]{64}\): try again/)
  expect(build).not.toHaveBeenCalled()
  expect(readdirSync(join(folder, 'lista-noastra'))).toEqual([])
})

const failures: [what: string, answer: RequestListener][] = [
  ['a server that has no such file', (_request, response) => response.writeHead(404).end()],
  ['a server that hangs up', (request) => request.socket.destroy()],
  [
    'a download that breaks off',
    (request, response) => {
      response.writeHead(200, { 'Content-Length': zip.length })
      response.write(zip.subarray(0, 40), () => request.socket.destroy())
    },
  ],
]

test.each(failures)('%s: PocketBase is built instead', async (_what, answer) => {
  const path = await ensureFrom(answer)
  expect(build).toHaveBeenCalledOnce()
  expect(existsSync(path)).toBe(true)
})

test('no network: PocketBase is built instead', async () => {
  server = await serveReleases(() => {})
  server.close()
  await ensure({ POCKETBASE_DOWNLOAD_URL: server.url })
  expect(build).toHaveBeenCalledOnce()
})

test('a machine without a pinned release builds without asking the network', async () => {
  await ensureFrom((_request, response) => response.end(zip), { release: undefined })
  expect(server?.requests).toEqual([])
  expect(build).toHaveBeenCalledOnce()
})

const hopeless: [what: string, built: Built, said: RegExp][] = [
  ['no Go', { kind: 'no-go' }, /download: the server answered 404; no Go ≥ 1\.25 on the PATH\): connect/],
  [
    'a Go that fails',
    { kind: 'failed', reason: 'no space left' },
    /Go: no space left\): .*install Go ≥ 1\.25/,
  ],
]

test.each(hopeless)('no release and %s: one sentence gives the remedy', async (_what, built, said) => {
  build.mockResolvedValue(built)
  const ensured = ensureFrom((_request, response) => response.writeHead(404).end())
  await expect(ensured).rejects.toThrow(Problem)
  await expect(ensured).rejects.toThrow(said)
})

test('two at once leave one whole program and nothing else', async () => {
  server = await serveReleases((_request, response) => response.end(zip))
  const env = { POCKETBASE_DOWNLOAD_URL: server.url }
  expect(await Promise.all([ensure(env), ensure(env)])).toEqual([cached(), cached()])
  expect(readdirSync(join(folder, 'lista-noastra'))).toEqual(['pocketbase-0.39.11-linux-x64'])
})

test('POCKETBASE_BIN is used as it is', async () => {
  const own = join(folder, 'own')
  writeExecutable(own)
  expect(await ensure({ POCKETBASE_BIN: own })).toBe(own)
})

const wrongPrograms: [what: string, text: string | undefined, said: RegExp][] = [
  ['nothing', undefined, /which is no program that runs here: point it at PocketBase 0\.39\.11/],
  [
    'another version',
    '#!/bin/sh\necho "pocketbase version 0.28.4"\n',
    /which is pocketbase version 0\.28\.4/,
  ],
]

test.each(wrongPrograms)('POCKETBASE_BIN that names %s is refused', async (_what, text, said) => {
  const own = join(folder, 'own')
  if (text) writeExecutable(own, text)
  await expect(ensure({ POCKETBASE_BIN: own })).rejects.toThrow(said)
  expect(build).not.toHaveBeenCalled()
})
