import { expect, test } from 'vitest'
import { checkTexts } from '../../mutations/planted-tree.ts'
import { mutations } from '../../mutations/table.ts'

test('each mutation still has its place in the code, and changes it', () => {
  checkTexts(mutations)
  expect(mutations.filter(({ text, mistake }) => text === mistake)).toEqual([])
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length)
})

test.each([
  ['is gone', 'a text that is nowhere'],
  ['is there twice', 'export '],
])('a mutation whose text %s is refused', (_, text) => {
  const [mutation] = mutations
  expect(() => checkTexts(mutation ? [{ ...mutation, text }] : [])).toThrow('not once')
})
