import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { davMethods } from '../../../src/server/caldav/dav-headers.ts' // part: integrations
import { testLimits } from '../../support/limits.ts'
import { makeList } from '../../support/people/api.ts'
import { linesWithSecrets } from '../../support/server/kept-secrets.ts'
import { type Product, startProduct } from '../../support/server/product.ts'
import { carriers, encoded, methods, spellings } from '../../support/server/spellings.ts'

const atOnce = 16
/** Lines about the site's health, which may be poor on a busy machine, and not about a request. */
const ofHealth = /^The site is (?:not well: |well again)/
/** Largest number of answers or lines that a failure shows. */
const shown = 12
const ofApi = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

interface Sent {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
}

interface Answered extends Sent {
  status: number
  allow: string[]
}

let product: Product
let token: string

beforeAll(async () => {
  product = await startProduct()
  token = (await makeList(product.url)).token
})
afterAll(() => product.end())

/** Sends a request unchanged, over a separate connection. */
async function ask({ method, path, headers }: Sent): Promise<Answered> {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  const body = 'Content-Length' in headers ? 'abc' : 'Transfer-Encoding' in headers ? '0\r\n\r\n' : ''
  const socket = connect(Number(new URL(product.url).port), '127.0.0.1')
  let answer = ''
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer += text
    // The answer is a stream, or the connection is kept open for another request.
    if (answer.includes('\r\n\r\n')) socket.destroy()
  })
  socket.on('error', () => undefined).setTimeout(testLimits.stateMs, () => socket.destroy())
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
  await once(socket, 'close')
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0)
  const allow = /\r\nallow: ([^\r]*)/i.exec(answer)?.[1]?.split(', ') ?? []
  return { method, path, headers, status, allow }
}

/** Returns the first answers, one per line. */
function inWords(answered: readonly Answered[]): string[] {
  return answered.slice(0, shown).map(({ method, path, status }) => `${method} ${path} ${status}`)
}

async function askAll(sent: readonly Sent[]): Promise<Answered[]> {
  const waiting = [...sent]
  const answered: Answered[] = []
  const askOneByOne = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) answered.push(await ask(one))
  }
  await Promise.all(Array.from({ length: atOnce }, askOneByOne))
  return answered
}

test.each([
  ['a list that there is', (made: string) => made],
  ['no list', (made: string) => made.replace(/^.{4}/, 'ffff')],
])(
  'no spelling, method or header brings the address of %s into a log',
  async (_, choose) => {
    const said = product.said().length
    const chosen = choose(token)
    const sent = spellings(chosen).flatMap((path) =>
      methods.flatMap((method) => carriers(chosen).map((headers) => ({ method, path, headers }))),
    )
    const failed = (await askAll(sent)).filter(({ status }) => status >= 500 || status === 0)
    const lines = product
      .said()
      .slice(said)
      .split('\n')
      .slice(0, -1)
      .filter((line) => !ofHealth.test(line))
    expect.soft([sent.length, failed.length, inWords(failed)]).toEqual([sent.length, 0, []])
    expect.soft([lines.length, lines.slice(0, shown)]).toEqual([0, []])
    expect(linesWithSecrets(product.said()).length).toBe(0)
  },
  900_000,
)

/** Redirected to CalDAV's account (`isLeadIn`), so it is not refused. */
const leadsToTasks = (path: string, method: string) => path === '/' && method === 'PROPFIND'

/** Addresses, each with the methods that it allows. */
const places: [string, readonly string[]][] = [
  ['/', ['GET', 'HEAD']],
  ['/despre', ['GET', 'HEAD']],
  ['/sw.js', ['GET', 'HEAD']],
  ['/nimic', ['GET', 'HEAD']],
  ['/x/../list/{token}', ['GET', 'HEAD']],
  ['/list/{token}', ['GET', 'HEAD']],
  ['/list/{token}/aplicatie.webmanifest', ['GET', 'HEAD']],
  ['/api/v1/docs', ['GET', 'HEAD']],
  ['/api/list/changes', ['POST']],
  ['/dav/', davMethods], // part: integrations
  ['/dav/lists/list/', davMethods], // part: integrations
]

test.each(places)('%s is asked by its own methods alone, and says which', async (path, allow) => {
  const others = methods.filter(
    (method) => !allow.includes(method) && method !== 'OPTIONS' && !leadsToTasks(path, method),
  )
  const answered = await askAll(
    others.map((method) => ({ method, path: path.replace('{token}', token), headers: {} })),
  )
  const isParsed = ({ method }: Sent) => /^[A-Z-]{3,11}$/.test(method) && !['FOO', 'CONNECT'].includes(method)
  expect(inWords(answered.filter(({ status }) => status !== 405))).toEqual([])
  expect(answered.filter(isParsed).map((one) => one.allow)).toEqual(
    answered.filter(isParsed).map(() => [...allow]),
  )
})

test('an address that there is not is asked by no unknown method either', async () => {
  const others = methods.filter((method) => !ofApi.includes(method))
  const answered = await askAll(others.map((method) => ({ method, path: '/api/nimic', headers: {} })))
  expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([405]))
})

test('a list opens by each right spelling of its address', async () => {
  const paths = [
    `/list/${token}`,
    `/list/${token.toUpperCase()}`,
    `/list/${encoded(token)}`,
    `/x/../list/${token}`,
    `/x/%2e%2e/list/${token}?${token}`,
    `/list\\${token}`,
    `/list/${token}/aplicatie.webmanifest`,
  ]
  const answered = await askAll(paths.map((path) => ({ method: 'GET', path, headers: {} })))
  expect(inWords(answered.filter(({ status }) => status !== 200))).toEqual([])
})
