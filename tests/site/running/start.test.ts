import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { ensureSiteBuilt } from '../../../scripts/lib/build/site.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { listen } from '../../../src/server/listen.ts'
import { CodeCopy } from '../../support/server/code-copy.ts'
import { nodeOptions } from '../../support/server/product.ts'
import { makeDataFolder, type ProcessRow, type Started, start, startInVain, until } from './started.ts'

let data: ReturnType<typeof makeDataFolder>

beforeAll(async () => {
  await ensureSiteBuilt()
})

beforeEach(() => {
  data = makeDataFolder()
})

afterEach(() => data.remove())

async function startHere(env: Record<string, string> = {}, codeFolder?: string): Promise<Started> {
  const started = await start({ DATA_DIR: data.folder, ...env }, codeFolder)
  onTestFinished(async () => {
    started.npm.kill('SIGTERM')
    await started.allGone()
  })
  return started
}

/** Settings without a speech engine, even if this machine has a model. */
const noSpeech = { STT_URL: '', VOICE_MODELS: inProject('tests/.output/no-models') } // part: voice

/** Kills a process, which may already have ended with its parent. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

function processNamed(started: Started, word: string): ProcessRow {
  const found = started.processes().find(({ command }) => command.includes(word))
  if (!found) throw new Error(`no process of ${word}`)
  return found
}

/** The process of the server, not those that started it. */
function serverOf(started: Started): ProcessRow {
  const found = started
    .processes()
    .find(({ command }) => /node\S* (?:-\S+ )*scripts\/start\.ts/.test(command))
  if (!found) throw new Error('no process of the server')
  return found
}

async function isHealthy({ address }: Started): Promise<boolean> {
  return (await fetch(`${address}/api/health`)).ok
}

test('serves pages and PocketBase at the address it prints', async () => {
  const started = await startHere()
  const page = await fetch(started.address)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<html lang="ro"')
  for (const option of nodeOptions) expect(serverOf(started).command).toContain(option)
  await expect.poll(() => isHealthy(started)).toBe(true)
})

test('serves its operator’s data on loopback only, not on the site', async () => {
  const started = await startHere({ METRICS_PORT: '0' })
  const [address = ''] = /http:\/\/127\.0\.0\.1:\d+\/metrics/.exec(started.line) ?? []
  const metrics = async () => (await fetch(address)).text()
  // The work at a start holds the database for a while.
  await expect.poll(metrics).toMatch(/^lista_pocketbase_up 1$/m)
  await expect.poll(metrics).toMatch(/^lista_health_ok{check="writing"} 1$/m)
  const read = await metrics()
  expect(read).toMatch(/^lista_answers_total{status="2xx"} \d+$/m)
  expect(read).toMatch(/^lista_build_info{version="\d+\.\d+\.\d+",commit="[0-9a-f]*"} 1$/m)
  expect(read).toMatch(/^lista_database_bytes [1-9]\d+$/m)
  expect((await fetch(`${started.address}/metrics`)).status).toBe(404)
  expect((await fetch(`${started.address}/api/operator/numbers`)).status).toBe(404)
})

test('keeps a superuser that only the operator can read, and the same at the next start', async () => {
  const kept = () => readFileSync(join(data.folder, 'admin.json'), 'utf8')
  const first = await startHere()
  const admin = kept()
  expect(statSync(join(data.folder, 'admin.json')).mode & 0o777).toBe(0o600)
  first.npm.kill('SIGTERM')
  await first.allGone()
  await startHere()
  expect(kept()).toBe(admin)
  expect(await signIn(JSON.parse(admin))).toBe(200)
})

test('takes the operator’s own superuser, whatever the password begins with', async () => {
  const admin = { email: 'ana@example.com', password: '-d--parola-lungă' }
  await startHere({
    LISTA_ADMIN_EMAIL: admin.email,
    LISTA_ADMIN_PASSWORD: admin.password,
  })
  expect(await signIn(admin)).toBe(200)
})

/** Signs in at PocketBase's own address, which only this machine can reach. */
async function signIn({ email, password }: Record<string, string>): Promise<number> {
  const { url } = JSON.parse(readFileSync(join(data.folder, 'running.json'), 'utf8'))
  const { status } = await fetch(`${url}/api/collections/_superusers/auth-with-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ identity: email, password }),
  })
  return status
}

test('is all well to the doctor', async () => {
  await startHere()
  const env = { ...process.env, DATA_DIR: data.folder }
  const run = promisify(execFile)('node', [inProject('scripts/doctor.ts')], { env })
  // If the doctor finds a fault, its output is more useful than its exit code.
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  expect(stdout).not.toContain('WRONG')
  expect(stdout).toMatch(/^ok {5}PocketBase is the pinned version/m)
})

test('starts PocketBase again when it is killed, and serves pages meanwhile', async () => {
  const started = await startHere()
  const { pid } = processNamed(started, '--hooksDir')
  process.kill(pid, 'SIGKILL')
  expect((await fetch(started.address)).status).toBe(200)
  await until(() => isHealthy(started))
  expect(processNamed(started, '--hooksDir').pid).not.toBe(pid)
})

describe('warns in a line each of misleading settings', () => {
  const whole = { SITE_URL: 'http://localhost:4321', SMTP_HOST: '127.0.0.1', MAIL_FROM: 'eu@example.com' }
  const warnings: [name: string, sentence: RegExp, env: Record<string, string>][] = [
    [
      'a port without SITE_URL, whose canonical links name another',
      /^SITE_URL is not set: canonical links name http:\/\/localhost:4321, and the site is at http:\/\/localhost:\d+\. /,
      { SITE_URL: '' },
    ],
    ['the example contact address', /^PUBLIC_CONTACT_EMAIL is not set: /, {}],
    ['no mail server', /^SMTP_HOST is not set: mails become files/, { SMTP_HOST: '' }],
    ['no speech engine', /^Nothing writes down what is spoken: set STT_URL/, noSpeech], // part: voice
  ]

  test.each(warnings)('%s', async (_what, sentence, env) => {
    const { said } = await startHere({ ...whole, STT_URL: 'http://127.0.0.1:9', ...env })
    const fitting = (of: RegExp) => said().filter((line) => of.test(line)).length
    expect(fitting(sentence)).toBe(1)
    const others = warnings.filter(([, other]) => other !== sentence && other !== warnings[1]?.[1])
    for (const [, other] of others) expect(fitting(other)).toBe(0)
  })
})

test('leaves no build process running beside it', async () => {
  const code = await CodeCopy.makeWithoutHooks()
  onTestFinished(() => code.remove())
  const started = await startHere({}, code.folder)
  expect(readdirSync(join(code.folder, 'dist/pocketbase'))).toHaveLength(1)
  const builder = /esbuild|astro|rolldown|make-hooks|pack-site/
  expect(started.processes().filter(({ command }) => builder.test(command))).toEqual([])
})

describe('leaves no process behind', () => {
  const ends: [how: string, end: (started: Started) => void][] = [
    ['SIGTERM to npm', ({ npm }) => npm.kill('SIGTERM')],
    ['Ctrl-C, which reaches every process at once', ({ npm }) => process.kill(-Number(npm.pid), 'SIGINT')],
    ['the death of npm’s shell', (started) => process.kill(processNamed(started, 'sh -c').pid, 'SIGKILL')],
    ['SIGTERM to the server', (started) => process.kill(serverOf(started).pid, 'SIGTERM')],
    ['the death of the server', (started) => process.kill(serverOf(started).pid, 'SIGKILL')],
    ['the death of npm', ({ npm }) => npm.kill('SIGKILL')],
    [
      'the death of the process that npm started',
      (started) => process.kill(processNamed(started, 'node scripts/bootstrap.mjs').pid, 'SIGKILL'),
    ],
    [
      'the death of all but PocketBase at once',
      (started) => {
        const others = started.processes().filter(({ command }) => !command.includes('--hooksDir'))
        for (const { pid } of others) killIfThere(pid)
      },
    ],
  ]

  test.each(ends)('after %s', async (_how, end) => {
    const started = await startHere()
    end(started)
    await started.allGone()
  })

  test('after SIGTERM with an event stream open', async () => {
    const started = await startHere()
    const stream = await fetch(`${started.address}/api/realtime`)
    started.npm.kill('SIGTERM')
    await stream.text().catch(() => 'broken off')
    await started.allGone()
  })
})

describe('gives the remedy in one sentence for', () => {
  test('a taken port', async () => {
    const other = createServer()
    const port = await listen(other, 0)
    const { code, said } = await startInVain({ DATA_DIR: data.folder, PORT: String(port) })
    other.close()
    expect(said.trim()).toBe(
      `Port ${port} is taken: end what uses it, or choose another one with PORT, as in PORT=4322 npm start.`,
    )
    expect(code).toBe(1)
  })

  test.each(['x', '-1', '65536', '1.5'])('PORT=%s', async (port) => {
    const { code, said } = await startInVain({ DATA_DIR: data.folder, PORT: port })
    expect(said.trim()).toBe(
      `PORT is '${port}', which is no port: set it to a number up to 65535, or leave it out.`,
    )
    expect(code).toBe(1)
  })

  test('a data folder that another start uses', async () => {
    await startHere()
    const { code, said } = await startInVain({ DATA_DIR: data.folder, PORT: '0' })
    expect(said).toMatch(
      /^The data folder \S+ is in use by another start \(process \d+\): end that one, or set/,
    )
    expect(code).toBe(1)
  })

  test('half a superuser', async () => {
    const { said } = await startInVain({
      DATA_DIR: data.folder,
      PORT: '0',
      LISTA_ADMIN_EMAIL: 'eu@example.com',
    })
    expect(said.trim()).toBe('Set both LISTA_ADMIN_EMAIL and LISTA_ADMIN_PASSWORD, or neither.')
  })
})
