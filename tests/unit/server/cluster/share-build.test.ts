import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codeFile, digestOfBuild } from '../../../../src/server/builds/build-files.ts'
import { type SharedBuild, shareBuild } from '../../../../src/server/cluster/share-build.ts'
import { tellOperator } from '../../../../src/server/health/journal.ts'
import { listen } from '../../../../src/server/listen.ts'

vi.mock('../../../../src/server/health/journal.ts', () => ({ tellOperator: vi.fn() }))

let folder: string
let served: string
let shared: SharedBuild
let server: Server
let url: string

function makeBuild(name: string, page: string): string {
  const path = join(folder, name)
  mkdirSync(join(path, 'client'), { recursive: true })
  writeFileSync(join(path, codeFile), 'one code')
  writeFileSync(join(path, 'client/index.html'), page)
  return path
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shared-'))
  served = makeBuild('first', 'întâi')
  shared = shareBuild(() => served)
  server = createServer((request, response) => {
    const name = (request.url ?? '').slice(1)
    void shared.send({ name }, response).catch(({ message }) => response.writeHead(500).end(message))
  })
  url = `http://127.0.0.1:${await listen(server, 0)}`
})
afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

test('the reported digest of a build is that of the received one, without marks of holders', async () => {
  writeFileSync(join(served, '.held-by-7'), '')
  const told = await shared.tell()
  expect(told).toEqual({ name: 'first', code: 'one code', digest: await digestOfBuild(served) })
  const arrived = join(folder, 'arrived')
  mkdirSync(arrived)
  const tar = Buffer.from(await (await fetch(`${url}/first`)).arrayBuffer())
  execFileSync('tar', ['-x', '-C', arrived], { input: tar })
  expect(readdirSync(arrived).sort()).toEqual(['client', codeFile])
  expect(await digestOfBuild(arrived)).toBe(told.digest)
})

test('the digest says which file has which bytes', async () => {
  const digests = [await digestOfBuild(served), await digestOfBuild(makeBuild('other', 'altfel'))]
  renameSync(join(served, 'client/index.html'), join(served, 'client/despre.html'))
  digests.push(await digestOfBuild(served))
  expect(new Set(digests).size).toBe(3)
})

test('an announced build is sent even after another has replaced it; an unannounced one is refused', async () => {
  await shared.tell()
  served = makeBuild('second', 'apoi')
  expect([(await fetch(`${url}/first`)).status, (await fetch(`${url}/second`)).status]).toEqual([200, 200])
  const refused = await fetch(`${url}/third`)
  expect([refused.status, await refused.text()]).toEqual([500, 'The build third is not served here.'])
})

test('a build that was removed and made again, with other files, is announced with its own digest', async () => {
  const { digest } = await shared.tell()
  rmSync(served, { recursive: true })
  makeBuild('first', 'altfel')
  const announced = await shared.tell()
  expect(announced.digest).toBe(await digestOfBuild(served))
  expect(announced.digest).not.toBe(digest)
})

test('a build that is gone ends the connection, and the operator is notified', async () => {
  await shared.tell()
  rmSync(served, { recursive: true })
  await expect(fetch(`${url}/${basename(served)}`).then((answer) => answer.arrayBuffer())).rejects.toThrow()
  expect(tellOperator).toHaveBeenCalledExactlyOnceWith(
    'warning',
    expect.stringContaining('could not be sent'),
  )
})
