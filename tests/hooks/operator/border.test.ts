import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inProject } from '../../../scripts/lib/root.ts'
import { siteSecretHeader } from '../../../src/protocol/site-secret.ts'
import { openStream } from '../../support/live/event-stream.ts'
import { call, type ListClient, makeList } from '../../support/people/api.ts'
import { logContents } from '../../support/server/contents.ts'
import { Installation } from '../../support/server/installation.ts'

const closed = `{"status":404,"message":"The requested resource wasn't found.","data":{}}`
const elsewhere = 'https://evil.example'

/** Routes of the hooks in the table of docs/protocol.md. */
const documented = routesIn(
  readFileSync(inProject('docs/protocol.md'), 'utf8').split('## Who may ask PocketBase')[1] ?? '',
)

function routesIn(page: string): string[] {
  return [...page.matchAll(/^\| `(\S+)` +\| ([^|]+) \|/gm)].flatMap(([, path, methods = '']) =>
    [...methods.matchAll(/`(\w+)`/g)].map(([, method]) => `${method} ${path}`),
  )
}

const installation = new Installation()
let list: ListClient
let key: string
let session: string

beforeAll(async () => {
  await installation.start()
  list = await makeList(installation.running.url)
  key = `ln_${list.token.slice(0, 3)}${'0'.repeat(40)}`
  session = await installation.running.superuserToken()
})
afterAll(() => installation.remove())

/** Sends a request as a page of another origin that knows a link of a list. */
function ask(route: string, headers: Readonly<Record<string, string>>): Promise<Response> {
  const [method = '', path = ''] = route.split(' ')
  return fetch(installation.running.url + path, {
    method,
    headers: { Origin: elsewhere, 'X-Share-Token': list.token, 'X-List-Key': key, ...headers },
    ...(method === 'POST' && { body: '{}' }),
  })
}

/** Returns the origin whose pages may read a response; null for none. */
const readableBy = ({ headers }: Response) => headers.get('access-control-allow-origin')

describe('a route of the hooks', () => {
  it('is listed in the table of permitted callers', () => {
    const wiring = readFileSync(inProject('pocketbase/pb_hooks/main.pb.js'), 'utf8')
    const wired = [...wiring.matchAll(/routerAdd\('(\w+)', '([^']+)'/g)]
    expect(wired.map(([, method, path]) => `${method} ${path}`).sort()).toEqual(documented.toSorted())
  })

  const unknown: [string, () => Readonly<Record<string, string>>][] = [
    ['no secret', () => ({ [siteSecretHeader]: '' })],
    ['another secret', () => ({ [siteSecretHeader]: 'A'.repeat(43) })],
    ['a part of it', () => ({ [siteSecretHeader]: installation.running.secret.slice(1) })],
    ['a superuser’s session and no secret', () => ({ [siteSecretHeader]: '', Authorization: session })],
  ]

  describe.each(unknown)('asked with %s', (_, headers) => {
    it.each(documented)('%s is not there', async (route) => {
      const answer = await ask(route, headers())
      expect([answer.status, await answer.text(), readableBy(answer)]).toEqual([404, closed, null])
    })
  })

  it.each(documented)('%s answers the site, and no page of another origin may read it', async (route) => {
    // Each route gets its own list, because one of them deletes it.
    list = await makeList(installation.running.url)
    const answer = await ask(route, {})
    expect(await answer.text()).not.toBe(closed)
    expect(readableBy(answer)).toBeNull()
  })
})

describe('a route of PocketBase', () => {
  const path = '/api/collections/users'
  const account = { email: 'ana@example.com', password: 'parola-de-probă' }
  const asked: [string, object][] = [
    [`POST ${path}/records`, { ...account, passwordConfirm: account.password, display_name: 'Ana' }],
    [`POST ${path}/auth-with-password`, { identity: account.email, password: account.password }],
    ['POST /api/realtime', { clientId: 'x', subscriptions: [] }],
  ]

  async function post(route: string, body: object, headers: Readonly<Record<string, string>>) {
    const { url } = installation.running
    return call(url + route.slice('POST '.length), { method: 'POST', body, headers })
  }

  it.each(asked)('%s answers the site alone', async (route, body) => {
    const stream = await openStream(installation.running.url)
    const told = 'clientId' in body ? { ...body, clientId: stream.clientId } : body
    expect(await post(route, told, { [siteSecretHeader]: '' })).toEqual({ status: 404, text: closed })
    expect((await post(route, told, {})).text).not.toBe(closed)
    stream.close()
  })

  it('sends no mail without the secret', async () => {
    const email = `${randomUUID()}@example.com`
    const made = { email, password: account.password, passwordConfirm: account.password, display_name: 'Ion' }
    const { url } = installation.running
    expect((await call(`${url}${path}/records`, { method: 'POST', body: made })).status).toBe(200)
    for (const verb of ['request-verification', 'request-password-reset'])
      expect(await post(`POST ${path}/${verb}`, { email }, { [siteSecretHeader]: '' })).toEqual({
        status: 404,
        text: closed,
      })
  })

  it('lets superusers edit accounts without the secret, as the dashboard does', async () => {
    const headers = { Authorization: session, [siteSecretHeader]: '' }
    const { url } = installation.running
    const body = {
      display_name: 'Dan',
      ...account,
      email: 'dan@example.com',
      passwordConfirm: account.password,
    }
    const made = await call(`${url}${path}/records`, { method: 'POST', headers, body })
    expect(made.status).toBe(200)
    const { id } = JSON.parse(made.text)
    for (const method of ['GET', 'PATCH', 'DELETE'])
      expect(
        (
          await call(`${url}${path}/records/${id}`, {
            method,
            headers,
            ...(method === 'PATCH' && { body: {} }),
          })
        ).status,
      ).toBeLessThan(300)
  })

  it.each(['/_/', '/api/health', `${path}/auth-methods`, '/api/nothing'])(
    'at %s lets no page of another origin read an answer',
    async (at) => {
      const { url } = installation.running
      for (const method of ['GET', 'OPTIONS']) {
        const headers = { Origin: elsewhere, 'Access-Control-Request-Method': 'GET' }
        expect(readableBy(await fetch(url + at, { method, headers }))).toBeNull()
      }
    },
  )
})

describe('the secret', () => {
  it('is another one at each start, and the same when PocketBase alone is started again', async () => {
    const { secret, url, pid = 0 } = installation.running
    process.kill(pid, 'SIGKILL')
    await expect
      .poll(() => call(`${url}/api/operator/reading`).catch(() => undefined))
      .toMatchObject({
        status: 204,
      })
    expect(told().secret).toBe(secret)
    await installation.stop()
    await installation.start()
    expect(installation.running.secret).not.toBe(secret)
  })

  it('lies in a file that only its owner reads, on no command line and in no log', async () => {
    const { secret } = installation.running
    await ask('GET /api/list', {})
    await ask('GET /api/list', { [siteSecretHeader]: secret, Authorization: 'wrong' })
    expect(told().secret).toBe(secret)
    expect(statSync(join(installation.folder, 'running.json')).mode & 0o777).toBe(0o600)
    expect(commandLines()).not.toContain(secret)
    // The log is complete once PocketBase has ended.
    await installation.stop()
    expect(logContents(installation.pb)).not.toContain(secret)
  })

  const told = () => JSON.parse(readFileSync(join(installation.folder, 'running.json'), 'utf8'))
})

/** Returns the command lines of all processes of this machine. */
function commandLines(): string {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return processes.map((id) => readOrNothing(join('/proc', id, 'cmdline'))).join('\n')
}

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
