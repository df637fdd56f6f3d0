import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { followHome } from '../../../scripts/lib/cluster/follow-home.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { type BuildAnswer, buildCalls } from '../../../src/protocol/cluster.ts'
import { codeFile, digestOfBuild } from '../../../src/server/builds/build-files.ts'
import { tellOperator } from '../../../src/server/health/journal.ts'
import { listen } from '../../../src/server/listen.ts'
import { clusterKey } from '../../support/server/cluster.ts'
import { until } from '../running/started.ts'

vi.mock('../../../src/server/health/journal.ts', () => ({ tellOperator: vi.fn() }))

/** Number of requests for a wrong answer, of which only the first failure is reported. */
const asks = 4
const everyMs = 10
/** A fingerprint that no build of the project has. */
const name = '0123456789ab'
const firstBytes = 3_000

let folder: string
let files: Buffer
let fake: Server
let origin: string
let told: BuildAnswer
let send: (response: ServerResponse) => void
const asked = { build: 0, buildFiles: 0 }

beforeAll(async () => {
  mkdirSync(inProject('tests/.output'), { recursive: true })
  folder = mkdtempSync(inProject('tests/.output/wrong-home-'))
  mkdirSync(join(folder, 'client'))
  writeFileSync(join(folder, codeFile), 'one code')
  for (const page of ['index', 'despre', 'termeni'])
    writeFileSync(join(folder, 'client', `${page}.html`), page.repeat(500))
  files = execFileSync('tar', ['-c', '-f', '-', '-C', folder, '.'])
  fake = createServer((request, response) => {
    const isForFiles = request.url === buildCalls.buildFiles.path
    asked[isForFiles ? 'buildFiles' : 'build'] += 1
    if (isForFiles) send(response)
    else response.end(JSON.stringify(told))
  })
  origin = `http://127.0.0.1:${await listen(fake, 0)}`
})
beforeEach(async () => {
  Object.assign(asked, { build: 0, buildFiles: 0 })
  told = { name, code: 'one code', digest: await digestOfBuild(folder) }
  vi.mocked(tellOperator).mockClear()
})
afterAll(() => {
  fake.close()
  fake.closeAllConnections()
  rmSync(folder, { recursive: true })
})

/** Follows home until it was requested several times. @returns the messages to the operator */
async function follow(): Promise<string[]> {
  const home = { kind: 'home', origin, key: clusterKey } as const
  const serveBuild = vi.fn(async () => undefined)
  const end = followHome({ home, distDir: folder, dataFolder: folder, everyMs }, serveBuild)
  await until(() => asked.build >= asks)
  end()
  expect(serveBuild).not.toHaveBeenCalled()
  expect(existsSync(inProject('dist/site', name))).toBe(false)
  return vi.mocked(tellOperator).mock.calls.map(([level, sentence]) => `${level}: ${sentence}`)
}

it.each<[string, RegExp, () => void]>([
  [
    'a build that breaks off',
    /did not arrive whole: .*terminated.*Unexpected EOF/,
    () => {
      send = (response) => response.write(files.subarray(0, firstBytes), () => response.destroy())
    },
  ],
  [
    'a build that ends too early',
    /did not arrive whole: Unexpected EOF/,
    () => {
      send = (response) => response.end(files.subarray(0, firstBytes))
    },
  ],
  [
    'a build without its last files',
    /arrived otherwise than/,
    () => {
      send = (response) => response.end(execFileSync('tar', ['-c', '-f', '-', '-C', folder, codeFile]))
    },
  ],
  [
    'a build of other bytes',
    /arrived otherwise than/,
    () => {
      told.digest = '0'.repeat(64)
      send = (response) => response.end(files)
    },
  ],
  [
    'a file that is no build',
    /did not arrive whole: This does not look like a tar archive/,
    () => {
      send = (response) => response.end('<!doctype html>'.repeat(100))
    },
  ],
  [
    'a no',
    /500 nothing here/,
    () => {
      send = (response) => response.writeHead(500).end('nothing here')
    },
  ],
  [
    'a name that leads elsewhere',
    /is no name of a build/,
    () => {
      told.name = '../../elsewhere'
      send = (response) => response.end(files)
    },
  ],
])(
  'nothing from a home that answers with %s is served, and the operator gets one report',
  async (_, cause, answer) => {
    answer()
    expect(await follow()).toEqual([expect.stringMatching(cause)])
  },
)

it.each<[string, Partial<BuildAnswer>]>([
  ['a home of other code', { code: 'another code' }],
  ['a home that does not say its code', { code: '' }],
])('%s is left alone, without a word', async (_, other) => {
  Object.assign(told, other)
  expect(await follow()).toEqual([])
  expect(asked.buildFiles).toBe(0)
})
