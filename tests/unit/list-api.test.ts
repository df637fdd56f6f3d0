import { expect, test } from 'vitest'
import { documentedCalls, documentedItem } from '../../src/list-api/documented.ts'
import { curlExamples } from '../../src/list-api/examples.ts'
import { itemSchema } from '../../src/list-api/schemas.ts'

test('every field of an item is explained', () => {
  expect(documentedItem().map(({ name }) => name)).toEqual(Object.keys(itemSchema.shape))
  expect(documentedItem().filter(({ meaning }) => meaning === '')).toEqual([])
})

test('a call documents its request and its answer', () => {
  const shown = documentedCalls().map(({ method, paths, access, keyOf, sends, answers }) => ({
    calls: paths.map((path) => `${method} ${path}`),
    key: keyOf ? `${access} of ${keyOf}` : access,
    sends: sends.map(({ name }) => name),
    statuses: answers.map((answer) => answer.split(' ')[0]),
  }))
  const fields = ['name', 'quantity', 'unit', 'category', 'note', 'store', 'price']
  const both = (method: string, path: string, byId: string) => [
    `${method} /api/v1/${path}`,
    `${method} /api/v1/lists/{listId}${byId}`,
  ]
  const item = 'items/{itemId}'
  expect(shown).toEqual([
    { calls: ['GET /api/v1/lists'], key: 'read', sends: [], statuses: ['200', '304'] },
    { calls: ['POST /api/v1/lists'], key: 'write of account', sends: ['name'], statuses: ['201'] },
    { calls: both('GET', 'list', ''), key: 'read', sends: [], statuses: ['200', '304'] },
    { calls: both('POST', 'items', '/items'), key: 'write', sends: ['text', 'items'], statuses: ['201'] },
    { calls: both('GET', item, `/${item}`), key: 'read', sends: [], statuses: ['200', '304'] },
    { calls: both('PATCH', item, `/${item}`), key: 'write', sends: ['ticked', ...fields], statuses: ['200'] },
    { calls: both('DELETE', item, `/${item}`), key: 'write', sends: [], statuses: ['204'] },
    { calls: ['GET /api/v1/webhook'], key: 'read of list', sends: [], statuses: ['200', '304'] },
    { calls: ['PUT /api/v1/webhook'], key: 'read of list', sends: ['url'], statuses: ['200'] },
    { calls: ['DELETE /api/v1/webhook'], key: 'read of list', sends: [], statuses: ['204'] },
  ])
})

test('the examples are of the site, and have no key', () => {
  for (const { text } of curlExamples(new URL('https://lista.example/x'))) {
    expect(text).toContain('"Authorization: Bearer $LISTA"')
    expect(text).toContain('https://lista.example/api/v1/')
  }
})
