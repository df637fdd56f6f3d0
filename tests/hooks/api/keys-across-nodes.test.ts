import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { listIdHeader } from '../../../src/protocol/account-keys.ts'
import { keeperCalls, pathAtNode } from '../../../src/protocol/cluster.ts'
import { keyedCalls, listKeyHeader } from '../../../src/protocol/key-calls.ts'
import { signedIn } from '../../support/people/account-program.ts'
import { answerTo } from '../../support/people/answer-to.ts'
import { call, type ListClient, makeList, otherKey, type Reply } from '../../support/people/api.ts'
import type { Program } from '../../support/people/program.ts'
import { type PocketBaseServer, startPocketBase } from '../../support/server/pocketbase.ts'

/** A request to the node of a list. */
interface Asked {
  path: string | undefined
  token: string | string[] | undefined
  body: unknown
}

let server: PocketBaseServer
let database: DatabaseSync
let router: Server
const asked: Asked[] = []
const answer = { rev: 7 }

beforeAll(async () => {
  const port = await freePort()
  const settings = {
    CLUSTER_ROUTER: `http://127.0.0.1:${port}`,
    CLUSTER_KEY: randomBytes(32).toString('hex'),
  }
  server = await startPocketBase(undefined, settings)
  database = new DatabaseSync(join(server.dataFolder, 'data.db'), { timeout: 10_000 })
  router = createServer(async (request, response) => {
    const { url: path, method = '', headers } = request
    const body = await text(request)
    // Lists are saved here, and read on another node, which this one asks.
    if (path?.startsWith(keeperCalls.keep.path)) {
      const { authorization = '', 'x-share-token': token = '' } = headers
      const said = {
        Authorization: authorization,
        'X-Share-Token': String(token),
        'Content-Type': 'application/json',
      }
      const kept = await fetch(server.url + path, { method, headers: said, body })
      response.writeHead(kept.status, { 'Content-Type': 'application/json' }).end(await kept.text())
      return
    }
    asked.push({ path, token: headers['x-share-token'], body: JSON.parse(body) })
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  })
  await once(router.listen(port, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  router.close()
  database.close()
  await server.stop()
})
afterEach(() => {
  asked.length = 0
  // A list of a later test may have the same slot.
  database.exec('DELETE FROM slots')
})

/** Returns the requests to the node of a list, a repeated one once. */
function distinctAsked(): Asked[] {
  return asked.filter((one, at) => asked.findIndex((other) => isDeepStrictEqual(one, other)) === at)
}

/** A program of an account in which a list is saved by one of its links. */
async function keeperOf(token: string, access: 'read' | 'write' = 'write'): Promise<Program> {
  const person = await signedIn(server)
  expect((await answerTo(() => person.save(token))).status).toBe(204)
  return (await person.program(server.url, access)).program
}

/** Moves a list to another node. */
function moveAway({ token }: ListClient): void {
  database.prepare("INSERT OR REPLACE INTO slots VALUES (?, 'elsewhere', 1)").run(token.slice(0, 3))
}

const { path, method } = keyedCalls.open

function open(program: Program, list: ListClient): Promise<Reply> {
  const headers = { [listKeyHeader]: program.key, [listIdHeader]: list.id }
  return answerTo(() => call(server.url + path, { method, headers, body: { a: [1] } }))
}

describe('the key of an account', () => {
  it('opens a list on another node by the link and with the right that the account has', async () => {
    const list = await makeList(server.url)
    const readToken = otherKey(list)
    await call(`${server.url}/api/list/links`, { method: 'POST', token: list.token, body: { readToken } })
    const keepers = [
      { token: list.token, access: 'write', program: await keeperOf(list.token) },
      { token: list.token, access: 'read', program: await keeperOf(list.token, 'read') },
      { token: readToken, access: 'write', program: await keeperOf(readToken) },
    ] as const
    moveAway(list)
    for (const { program } of keepers)
      expect(await open(program, list)).toMatchObject({ status: 200, text: JSON.stringify(answer) })
    expect(distinctAsked()).toEqual(
      keepers.map(({ token, access }) => ({
        path: pathAtNode(path),
        token,
        body: { listId: list.id, access, name: 'Acasă', asked: { a: [1] } },
      })),
    )
  })

  it('asks no other node for a list that its account has not saved', async () => {
    const [own, list] = [await makeList(server.url), await makeList(server.url)]
    const [program] = [await keeperOf(own.token), await keeperOf(list.token)]
    for (const one of [own, list]) moveAway(one)
    expect((await open(program, list)).status).toBe(404)
    expect(asked).toEqual([])
    expect((await open(program, own)).status).toBe(200)
    expect(distinctAsked()).toMatchObject([{ token: own.token }])
  })
})
