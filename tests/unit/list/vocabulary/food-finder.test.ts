import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { readFoodsFile } from '../../../../scripts/lib/guide/foods-file.ts'
import { detectCategory } from '../../../../src/domain/category/detect-category.ts'
import type { Item } from '../../../../src/domain/item/item.ts'
import { vocabularyTables } from '../../../../src/domain/vocabulary/vocabulary-tables.ts'
import { makeFoodFinder } from '../../../../src/list/vocabulary/food-finder.ts'
import { $foodFinder, learnFoods } from '../../../../src/list/vocabulary/known-foods.ts'
import { learnVocabulary } from '../../../../src/list/vocabulary/loaded-vocabulary.ts'
import { untilThere } from '../../../support/limits.ts'

type Named = Pick<Item, 'name' | 'category'>

const categoryOf = ({ name, category }: Named) => category || detectCategory(name)
const oil: Named = { name: 'ulei alimentar', category: '' }

beforeAll(() => learnVocabulary(vocabularyTables))

test('nothing is found before the words are here', async () => {
  onTestFinished($foodFinder.listen(() => undefined))
  expect($foodFinder.get()).toBeUndefined()
  learnFoods(readFoodsFile(), categoryOf)
  const slug = () => $foodFinder.get()?.find(oil)?.slug
  await vi.waitFor(() => expect(slug()).toBe('ulei-de-floarea-soarelui'), untilThere)
})

test('a thing that a person put among non-foods is none, though its name alone would be one', () => {
  const find = makeFoodFinder(readFoodsFile(), categoryOf)
  expect(find(oil)?.slug).toBe('ulei-de-floarea-soarelui')
  expect(find({ ...oil, category: 'curatenie' })).toBeUndefined()
  expect(find(oil)?.slug).toBe('ulei-de-floarea-soarelui')
})

test('a name is looked at once, a food or not', () => {
  const asked = vi.fn(categoryOf)
  const find = makeFoodFinder(readFoodsFile(), asked)
  for (const name of ['lapte', 'detergent', 'lapte', 'detergent']) find({ name, category: '' })
  expect(asked).toHaveBeenCalledTimes(2)
})
