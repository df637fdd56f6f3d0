import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { siteSecretHeader } from '../../../src/protocol/site-secret.ts'
import { Installation } from '../../support/server/installation.ts'
import { hasProgram } from './fronts.ts'
import { until } from './started.ts'

const installation = new Installation()
let port: number
let session: string
let endCaddy: () => Promise<void>

beforeAll(async () => {
  if (!hasProgram('caddy')) return
  await installation.start()
  session = await installation.running.superuserToken()
  port = await freePort('for long')
  endCaddy = startCaddy()
  await until(async () => (await ask('/api/health').catch(() => ({ status: 0 }))).status === 200)
})
afterAll(async () => {
  await endCaddy?.()
  await installation.remove()
})

/** Starts Caddy with the file that compose.yaml uses, on other ports. */
function startCaddy(): () => Promise<void> {
  mkdirSync(inProject('tests/.output'), { recursive: true })
  const folder = mkdtempSync(inProject('tests/.output/caddy-'))
  const file = readFileSync(inProject('deploy/dashboard.caddy'), 'utf8')
    .replaceAll(':8090', `:${port}`)
    .replaceAll('127.0.0.1:8091', new URL(installation.running.url).host)
  const path = join(folder, 'Caddyfile')
  writeFileSync(path, `{\nadmin off\n}\n${file}`)
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', path], { env, stdio: 'ignore' })
  const ended = once(caddy, 'exit')
  return async () => {
    caddy.kill()
    await ended
    rmSync(folder, { recursive: true })
  }
}

interface Asked {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

/** Sends a request whose path is not normalized before. */
async function ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  const type = body === undefined ? {} : { 'Content-Type': 'application/json' }
  const sent = request({ host: '127.0.0.1', port, path, method, headers: { ...type, ...headers } }).end(body)
  const [answer] = await once(sent, 'response')
  return { status: answer.statusCode as number, text: await text(answer) }
}

describe.runIf(hasProgram('caddy'))('Caddy in front of the dashboard', () => {
  test('passes on the requests of the dashboard', async () => {
    const page = await ask('/_/')
    expect(page.status).toBe(200)
    const [script = ''] = /assets\/[\w-]+\.js/.exec(page.text) ?? []
    expect((await ask(`/_/${script}`)).status).toBe(200)
    const { email, password } = JSON.parse(readFileSync(join(installation.folder, 'admin.json'), 'utf8'))
    const body = JSON.stringify({ identity: email, password })
    const path = '/api/collections/_superusers/auth-with-password'
    expect((await ask(path, { method: 'POST', body })).status).toBe(200)
  })

  test.each([
    '/api/backups',
    '/api/collections',
    '/api/collections/lists/records',
    '/api/crons',
    '/api/logs',
    '/api/settings',
  ])('passes a superuser on to %s', async (path) => {
    expect((await ask(path, { headers: { Authorization: session } })).status).toBe(200)
  })

  test.each([
    '/api/operator/numbers',
    '/API/operator/numbers',
    '/api/collections/../operator/numbers',
    '/api/collections/%2e%2e/operator/numbers',
    '/api/collections/..%2foperator/numbers',
    '/_/../api/operator/numbers',
    '/api/list',
    '/api/realtime',
    '/api/cluster/keepers',
    '/',
  ])('finds nothing at %s, also with the secret', async (path) => {
    const headers = { Authorization: session, [siteSecretHeader]: installation.running.secret }
    const { status, text } = await ask(path, { headers })
    expect(status).toBe(404)
    expect(text).not.toContain('"accepted"')
  })

  test('passes no secret on', async () => {
    const account = { email: 'ana@example.com', password: 'parola-de-probă', display_name: 'Ana' }
    const asked = {
      method: 'POST',
      headers: { [siteSecretHeader]: installation.running.secret },
      body: JSON.stringify({ ...account, passwordConfirm: account.password }),
    }
    expect((await ask('/api/collections/users/records', asked)).status).toBe(404)
  })

  test('answers to no other name', async () => {
    const { text } = await ask('/_/', { headers: { Host: 'evil.example' } })
    expect(text).toBe('')
  })
})
