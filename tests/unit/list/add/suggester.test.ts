import { beforeAll, expect, test, vi } from 'vitest'
import { thingsFile } from '../../../../src/domain/suggest/things-file.ts'
import { vocabularyTables } from '../../../../src/domain/vocabulary/vocabulary-tables.ts'
import { allWords } from '../../../../src/domain/with-all-words.ts'
import { suggesterFor } from '../../../../src/list/add/suggester.ts'
import { learnVocabulary } from '../../../../src/list/vocabulary/loaded-vocabulary.ts'
import { listed } from '../../domain/suggest/items.ts'

const telemea = listed('Telemea', { quantity: '500', unit: 'g' })
const list = [telemea, listed('lapte'), listed('cartofi', { quantity: '2-3', unit: 'kg' })]
const suggest = (text: string) => suggesterFor(allWords(), new Map(list.map((item) => [item.id, item])))(text)

beforeAll(() => learnVocabulary(vocabularyTables, undefined, thingsFile(allWords())))

test.each([
  ['telem', 'Telemea', 'pe listă: 500\u00a0g, +1'],
  ['telem 200 g', 'Telemea', 'pe listă: 500\u00a0g, +200\u00a0g'],
  ['lapt', 'lapte', 'pe listă, +1'],
  ['cartof', 'cartofi', 'pe listă: 2-3\u00a0kg'],
])('"%s" finds %s of the list first: %s', (text, name, amounts) => {
  expect(suggest(text)[0]).toMatchObject({ name, listed: amounts })
  expect(
    suggest(text)
      .slice(1)
      .map((one) => one.name),
  ).not.toContain(name)
})

test('the item of the list is one of the 4 suggestions', () => {
  expect(suggest('lapte')).toHaveLength(4)
  expect(suggest('lapte').filter(({ itemId }) => itemId)).toHaveLength(1)
})

test('other suggestions are of no item', () => {
  expect(suggest('măla')).toEqual([{ name: 'mălai', category: 'cereale' }])
})

test('products are read before the first key, while the person types nothing', async () => {
  const words = { ...allWords() }
  let isRead = false
  const file = thingsFile(words)
  learnVocabulary(vocabularyTables, undefined, {
    ...file,
    get names() {
      isRead = true
      return file.names
    },
  })
  suggesterFor(words, new Map())
  expect(isRead).toBe(false)
  await vi.waitFor(() => expect(isRead).toBe(true))
})
