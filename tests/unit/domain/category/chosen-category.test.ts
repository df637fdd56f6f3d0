import { expect, test } from 'vitest'
import { chosenCategory } from '../../../../src/domain/category/chosen-category.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

const items = [
  itemOf({ name: 'lapte', category: 'congelate', rev: 3 }),
  itemOf({ name: 'Lapte', category: 'bauturi', rev: 9, deleted: true }),
  itemOf({ name: 'lapte', rev: 12 }),
  itemOf({ name: 'lapte praf', category: 'altele', rev: 20 }),
]

test.each([
  ['the latest choice for a name counts, deleted or not', 'LAPTE', 'bauturi'],
  ['another name is another thing', 'lapte praf', 'altele'],
  ['nobody chose', 'pâine', ''],
])('%s', (_, name, category) => {
  expect(chosenCategory(items, name)).toBe(category)
})
