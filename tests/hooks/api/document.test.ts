import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type * as z from 'zod'
import {
  apiCalls,
  type ListOperation,
  listOperation,
  type OperationName,
} from '../../../src/list-api/api-calls.ts'
import { openApiDocument } from '../../../src/list-api/openapi.ts'
import { type Operation, operations } from '../../../src/list-api/operations.ts'
import { apiProblems } from '../../../src/list-api/problems.ts'
import { problemSchema } from '../../../src/list-api/schemas.ts'
import { findProgramRoute } from '../../../src/server/list-api/program-routes.ts'
import { generators } from '../../support/caldav/generators.ts'
import { validators } from '../../support/caldav/validators.ts'
import { signedIn, wantedAccountKey } from '../../support/people/account-program.ts'
import { makeList } from '../../support/people/api.ts'
import { Program, type ProgramReply, programOf } from '../../support/people/program.ts'
import { usePocketBase, useSite } from '../../support/server/use-pocketbase.ts'

// biome-ignore lint/suspicious/noExplicitAny: each test knows the type that it expects
const document: any = openApiDocument({ name: 'Lista', version: '1' })
const names = Object.keys(apiCalls) as OperationName[]

const server = usePocketBase()
const site = useSite(server)

function filled(path: string): string {
  return path.replace(/\{\w+\}/g, '6f9619ff-8b86-4d01-b42d-00cf4fc964ff')
}

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

/** Requests of an operation. @param at beginning of the paths of the list: '' for the only list of a key */
type Asker = (program: Program, itemId: string, at: string) => Promise<ProgramReply>[]

const ofList: Readonly<Record<ListOperation, Asker>> = {
  readList: (program, _, at) => {
    const path = at === '' ? 'list' : at.slice(0, -1)
    return [
      program.ask('GET', path),
      program.ask('GET', `${path}?since=1`),
      program.ask('GET', `${path}?since=x`),
    ]
  },
  addItems: (program, _, at) => [
    program.ask('POST', `${at}items`, { text: '2 l lapte, pâine de la Lidl 7 lei' }),
    program.ask('POST', `${at}items`, { items: [{ name: 'unt', price: 749 }] }),
    program.ask('POST', `${at}items`, { text: '' }),
    program.ask('POST', `${at}items`, 'x'),
    program.ask('POST', `${at}items`, '{}', { 'Content-Type': 'text/plain' }),
    program.ask('POST', `${at}items`, 'x'.repeat(17_000)),
  ],
  readItem: (program, itemId, at) => [
    program.ask('GET', `${at}items/${itemId}`),
    program.ask('GET', `${at}items/${other(itemId)}`),
  ],
  setItem: (program, itemId, at) => [
    program.ask('PATCH', `${at}items/${itemId}`, { ticked: true }),
    program.ask('PATCH', `${at}items/${itemId}`, { price: 749, note: 'bun', category: 'altele' }),
    program.ask('PATCH', `${at}items/${itemId}`, { ticked: 1 }),
    program.ask('PATCH', `${at}items/${itemId}`, { ticked: true }, { 'If-Match': '"0"' }),
    program.ask('PATCH', `${at}items/${other(itemId)}`, { ticked: true }),
  ],
  removeItem: (program, itemId, at) => [program.ask('DELETE', `${at}items/${itemId}`)],
}

function other(itemId: string): string {
  return itemId.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
}

const ofOthers: Readonly<Record<Exclude<OperationName, ListOperation | `${string}ById`>, Asker>> = {
  readLists: (program) => [program.ask('GET', 'lists')],
  makeList: (program) => [
    program.ask('POST', 'lists', { name: 'Cină' }),
    program.ask('POST', 'lists', {}),
    program.ask('POST', 'lists', 'x'),
  ],
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

function askerOf(name: OperationName): Asker {
  const base = listOperation(name)
  return base ? ofList[base] : ofOthers[name as keyof typeof ofOthers]
}

describe.each(names)('%s', (name) => {
  it('is answered as the document says', async () => {
    const list = await makeList(server.url)
    const item = list.add('ouă', { quantity: '10', unit: 'buc' })
    await list.push([item])
    const ana = await signedIn(server)
    await ana.save(list.token)
    const programs = [
      (await programOf(list, site.url)).program,
      (await programOf(list, site.url, 'read')).program,
      (await ana.program(site.url)).program,
      (await ana.program(site.url, 'read')).program,
    ]
    const stranger = new Program(site.url, wantedAccountKey().key)
    const at = name.endsWith('ById') ? `lists/${list.id}/` : ''
    const replies: ProgramReply[] = []
    for (const program of [stranger, ...programs.toReversed()])
      replies.push(...(await Promise.all(askerOf(name)(program, item.itemId, at))))
    if (at !== '')
      replies.push(
        ...(await Promise.all(askerOf(name)(programs[2] ?? stranger, item.itemId, `lists/${item.itemId}/`))),
      )
    for (const reply of replies) expectDocumented(name, reply)
    expect(replies.some(({ status }) => status < 300)).toBe(true)
  })

  it('is served at its documented address, and not without a key', async () => {
    const { path, method } = apiCalls[name]
    const { operationId } = document.paths[path][method.toLowerCase()]
    expect(operationId).toBe(name)
    const at = filled(path)
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
      .flatMap(({ method, path }) =>
        [method, ...(method === 'GET' ? ['HEAD'] : [])].map((one) => `${one} ${path}`),
      )
      .sort(),
  )
  for (const path of Object.keys(document.paths)) {
    const at = filled(path)
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
  const { Item, List, Lists, ListHead, Changed, Problem } = document.components.schemas
  const { AddItems, NewItem, SetItem, MakeList } = document.components.schemas
  for (const answer of [Item, List, Lists, ListHead, Changed, Problem])
    expect(answer.additionalProperties).toBeUndefined()
  for (const body of [AddItems, NewItem, SetItem, MakeList]) expect(body.additionalProperties).toBe(false)
})

it('every problem that a program can meet is documented', () => {
  const told = Object.values<Operation>(operations).flatMap(({ problems }) => problems)
  // The last two are answers of unknown addresses and of wrong methods.
  expect(new Set([...told, 'not-found', 'wrong-method'])).toEqual(new Set(Object.keys(apiProblems)))
})

it('leaves answers open for new values, and names no machine', () => {
  const { Item, List, ListHead, Changed } = document.components.schemas
  for (const answer of [Item, List, ListHead, Changed]) expect(JSON.stringify(answer)).not.toContain('"enum"')
  expect(Item.properties.category).toMatchObject({ type: 'string' })
  expect(document.servers).toEqual([{ url: '/' }])
})

for (const { name, missing, run } of generators()) {
  const why = missing === '' ? '' : ` (${missing})`
  it.skipIf(missing)(`a client made by ${name} reads, adds and changes items${why}`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'client-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const list = await makeList(server.url, 'Casă')
    const { program } = await programOf(list, site.url)
    const shown = await run(folder, document, site.url, program.key)
    const milk = { name: 'lapte', quantity: '2', unit: 'l', note: 'bun', ticked: true }
    expect(JSON.parse(shown)).toMatchObject([milk])
    expect(await list.items()).toMatchObject([{ name: 'lapte', note: 'bun', completed: true }])
  })
}

for (const { name, missing, check } of validators()) {
  const why = missing === '' ? '' : ` (${missing})`
  it.skipIf(missing)(`${name} finds nothing wrong in the document${why}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'document-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const path = join(folder, 'openapi.json')
    writeFileSync(path, JSON.stringify(document))
    expect(check(path)).toBe('')
    writeFileSync(path, JSON.stringify({ ...document, info: {} }))
    expect(check(path)).toContain('title')
  })
}
