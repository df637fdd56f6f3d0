import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { apiCalls, type OperationName } from '../../../src/list-api/api-calls.ts'
import { openApiDocument } from '../../../src/list-api/openapi.ts'
import { type Operation, operations } from '../../../src/list-api/operations.ts'
import { apiProblems } from '../../../src/list-api/problems.ts'
import { problemSchema } from '../../../src/list-api/schemas.ts'
import { findProgramRoute } from '../../../src/server/list-api/program-routes.ts'
import { makeList } from '../../support/people/api.ts'
import { type Program, type ProgramReply, programOf } from '../../support/people/program.ts'
import { siteOver } from '../../support/server/site-over.ts'
import { usePocketBase } from '../../support/server/use-pocketbase.ts'

// biome-ignore lint/suspicious/noExplicitAny: each test knows the type that it expects
const document: any = openApiDocument({ name: 'Lista', version: '1' })
const names = Object.keys(apiCalls) as OperationName[]

const server = usePocketBase()
let site: Awaited<ReturnType<typeof siteOver>>
beforeAll(async () => {
  site = await siteOver(server)
})
afterAll(async () => {
  await site.stop()
})

/** Expects a documented status, and a body without fields that are missing in its schema. */
function expectDocumented(name: OperationName, reply: ProgramReply): void {
  const { path, method, answers }: Operation = operations[name]
  const said = document.paths[path][method.toLowerCase()].responses[reply.status]
  expect(said, `${name} ${reply.status}`).toBeDefined()
  const schema: z.ZodType | null | undefined =
    reply.status < 400 ? answers[reply.status]?.schema : problemSchema
  if (schema === null) expect([reply.text, said.content]).toEqual(['', undefined])
  else expect(schema?.parse(reply.body)).toEqual(reply.body)
  if (schema) expect(Object.keys(said.content)).toEqual([reply.type])
}

/** Requests that produce every documented answer of an operation. */
const askers: Readonly<Record<OperationName, (program: Program, itemId: string) => Promise<ProgramReply>[]>> =
  {
    readList: (program) => [program.ask('GET', 'list')],
    addItems: (program) => [
      program.add('2 l lapte, pâine de la Lidl 7 lei'),
      program.add(''),
      program.ask('POST', 'items', 'x'),
      program.ask('POST', 'items', '{}', { 'Content-Type': 'text/plain' }),
      program.ask('POST', 'items', 'x'.repeat(17_000)),
    ],
    setItem: (program, itemId) => [
      program.set(itemId, { ticked: true }),
      program.set(itemId, { price: 749, note: 'bun', category: 'altele' }),
      program.set(itemId, { ticked: 1 }),
      program.set(
        itemId.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        { ticked: true },
      ),
    ],
    removeItem: (program, itemId) => [program.remove(itemId)],
    readWebhook: (program) => [
      program.ask('GET', 'webhook'),
      program
        .ask('PUT', 'webhook', { url: 'https://casa.example.org/x' })
        .then(() => program.ask('GET', 'webhook')),
    ],
    setWebhook: (program) => [
      program.ask('PUT', 'webhook', { url: 'https://casa.example.org/x' }),
      program.ask('PUT', 'webhook', { url: 'http://casa.example.org/x' }),
      program.ask('PUT', 'webhook', 'x'),
    ],
    endWebhook: (program) => [program.ask('DELETE', 'webhook')],
  }

describe.each(names)('%s', (name) => {
  it('is answered as the document says', async () => {
    const list = await makeList(server.url)
    const item = list.add('ouă', { quantity: '10', unit: 'buc' })
    await list.push([item])
    const [{ program }, { program: reader }] = await Promise.all([
      programOf(list, site.url),
      programOf(list, site.url, 'read'),
    ])
    const replies = await Promise.all([
      ...askers[name](program, item.itemId),
      ...(name === 'readList' ? [] : askers[name](reader, item.itemId)),
    ])
    for (const reply of replies) expectDocumented(name, reply)
    expect(replies.some(({ status }) => status < 300)).toBe(true)
  })

  it('is served at its documented address, and not without a key', async () => {
    const { path, method } = apiCalls[name]
    const { operationId } = document.paths[path][method.toLowerCase()]
    expect(operationId).toBe(name)
    const at = path.replace('{itemId}', '6f9619ff-8b86-4d01-b42d-00cf4fc964ff')
    expect(findProgramRoute(method, at)).toMatchObject({ kind: 'route', route: { path, takesKey: true } })
    expect((await fetch(site.url + at, { method })).status).toBe(401)
  })
})

it('a list that is the same is answered as the document says', async () => {
  const { program } = await programOf(await makeList(server.url), site.url, 'read')
  const etag = (await program.ask('GET', 'list')).headers.get('etag') ?? ''
  const same = await program.ask('GET', 'list', undefined, { 'If-None-Match': etag })
  expect(same.status).toBe(304)
  expectDocumented('readList', same)
})

it('nothing is documented that is not served, nor served and not documented', () => {
  const documented = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(documented.sort()).toEqual(
    Object.values(apiCalls)
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  )
  for (const path of Object.keys(document.paths)) {
    const at = path.replace('{itemId}', '6f9619ff-8b86-4d01-b42d-00cf4fc964ff')
    const served = findProgramRoute('TRACE', at)
    expect(
      served.kind === 'other-method' && served.allowed.map((method) => method.toLowerCase()).sort(),
    ).toEqual(Object.keys(document.paths[path]).sort())
  }
})

it('every schema that is pointed to is there', () => {
  const pointed = JSON.stringify(document).match(/"#\/components\/schemas\/\w+"/g) ?? []
  const known = Object.keys(document.components.schemas).map((name) => `"#/components/schemas/${name}"`)
  expect([...new Set(pointed)].sort()).toEqual(known.sort())
})

it('an answer may say more one day, and a body may not', () => {
  const { Item, List, Changed, Problem, AddItems, SetItem } = document.components.schemas
  for (const answer of [Item, List, Changed, Problem]) expect(answer.additionalProperties).toBeUndefined()
  for (const body of [AddItems, SetItem]) expect(body.additionalProperties).toBe(false)
})

it('every problem that a program can meet is documented', () => {
  const told = Object.values<Operation>(operations).flatMap(({ problems }) => problems)
  // The last two are answers of unknown addresses and of wrong methods.
  expect(new Set([...told, 'not-found', 'wrong-method'])).toEqual(new Set(Object.keys(apiProblems)))
})

it('leaves answers open for new values, and names no machine', () => {
  const { Item, List, Changed } = document.components.schemas
  for (const answer of [Item, List, Changed]) expect(JSON.stringify(answer)).not.toContain('"enum"')
  expect(Item.properties.category).toMatchObject({ type: 'string' })
  expect(document.servers).toEqual([{ url: '/' }])
})
