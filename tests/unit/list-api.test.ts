import { expect, test } from 'vitest'
import { documentedCalls, documentedItem } from '../../src/list-api/documented.ts'
import { curlExamples } from '../../src/list-api/examples.ts'
import { itemSchema } from '../../src/list-api/schemas.ts'

test('every field of an item is explained', () => {
  expect(documentedItem().map(({ name }) => name)).toEqual(Object.keys(itemSchema.shape))
  expect(documentedItem().filter(({ meaning }) => meaning === '')).toEqual([])
})

test('a call documents its request and its answer', () => {
  const shown = documentedCalls().map(({ method, path, access, sends, answers }) => ({
    call: `${method} ${path}`,
    access,
    sends: sends.map(({ name }) => name),
    statuses: answers.map((answer) => answer.split(' ')[0]),
  }))
  expect(shown).toEqual([
    { call: 'GET /api/v1/list', access: 'read', sends: [], statuses: ['200', '304'] },
    { call: 'POST /api/v1/items', access: 'write', sends: ['text'], statuses: ['201'] },
    {
      call: 'PATCH /api/v1/items/{itemId}',
      access: 'write',
      sends: ['ticked', 'name', 'quantity', 'unit', 'category', 'note', 'store', 'price'],
      statuses: ['200'],
    },
    { call: 'DELETE /api/v1/items/{itemId}', access: 'write', sends: [], statuses: ['204'] },
    { call: 'GET /api/v1/webhook', access: 'read', sends: [], statuses: ['200', '304'] },
    { call: 'PUT /api/v1/webhook', access: 'read', sends: ['url'], statuses: ['200'] },
    { call: 'DELETE /api/v1/webhook', access: 'read', sends: [], statuses: ['204'] },
  ])
})

test('the examples are of the site, and have no key', () => {
  for (const { text } of curlExamples(new URL('https://lista.example/x'))) {
    expect(text).toContain('"Authorization: Bearer $LISTA"')
    expect(text).toContain('https://lista.example/api/v1/')
  }
})
