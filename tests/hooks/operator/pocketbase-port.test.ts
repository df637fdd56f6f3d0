import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { overData } from '../../../scripts/lib/backup/over-data.ts'
import { examine } from '../../../scripts/lib/doctor/examine.ts'
import { tryMail } from '../../../scripts/lib/doctor/try-mail.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { ensurePocketBase } from '../../../scripts/lib/pocketbase/ensure.ts'
import { runPocketBase } from '../../../scripts/lib/pocketbase/run.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { listen } from '../../../src/server/listen.ts'

vi.mock('../../../scripts/lib/free-port.ts', { spy: true })

/** Requests to another program that answers everything as a healthy PocketBase does. */
const asked: (string | undefined)[] = []
const stranger = createServer(({ url }, response) => {
  asked.push(url)
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
})

let strangersPort: number
let folder: string

beforeEach(async () => {
  strangersPort = await listen(stranger, 0, '127.0.0.1')
  mkdirSync(inProject('tests/.output'), { recursive: true })
  folder = mkdtempSync(inProject('tests/.output/port-'))
})

afterEach(() => {
  stranger.close()
  asked.length = 0
  rmSync(folder, { recursive: true })
})

async function run(port?: number) {
  const built = { hooks: inProject('pocketbase/unpack'), migrations: inProject('pocketbase/pb_migrations') }
  return runPocketBase({
    ...{ built, binary: await ensurePocketBase(), dataDir: join(folder, 'pb'), ...(port && { port }) },
    env: { LISTA_ADMIN_EMAIL: 'ana@example.com', LISTA_ADMIN_PASSWORD: 'o-parolă-lungă' },
  })
}

test('another program on PocketBase’s port is not taken for PocketBase', async () => {
  await expect(run(strangersPort)).rejects.toThrow('address already in use')
  expect(asked).toEqual([])
})

test('a free port that another program takes first is replaced by another one', async () => {
  vi.mocked(freePort).mockResolvedValueOnce(strangersPort)
  const { url, end } = await run()
  expect(new URL(url).port).not.toBe(String(strangersPort))
  await end()
  expect(asked).toEqual([])
})

test('the state of the last start is not used once another program has its port', async () => {
  const ended = { pid: spawnSync('true').pid, began: '1' }
  mkdirSync(join(folder, 'pb'))
  const mark = { url: `http://127.0.0.1:${strangersPort}`, pid: ended.pid, keeper: ended, pocketBase: ended }
  writeFileSync(join(folder, 'running.json'), JSON.stringify(mark))
  await expect(overData(folder, async () => 'done')).rejects.toThrow('is in use by another start')
  await expect(tryMail(folder, 'ana@example.com')).rejects.toThrow('Nothing runs over the data folder')
  expect(await examine(folder, { addresses: [] })).toMatchObject({ life: { kind: 'gone' } })
  // No other request was sent, so that the program did not get the superuser's password.
  expect([...new Set(asked)]).toEqual(['/api/health'])
})
