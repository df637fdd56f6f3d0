import { expect, test } from 'vitest'
import { readFoodFiles } from '../../../../scripts/lib/guide/read-files.ts'
import { detectCategory } from '../../../../src/domain/category/detect-category.ts'
import { termsOf } from '../../../../src/domain/category/lexicon-file.ts'
import { foodNames } from '../../../../src/domain/words/food-names.ts'
import { foodPicture, ownDrawings } from '../../../../src/guide/food-picture.ts'
import { foodWords } from '../../../../src/guide/food-words.ts'
import { categoryCalled } from '../../../../src/guide/guide-categories.ts'
import { tables } from '../../../../src/guide/tables/tables.ts'
import { listPictures, pictureAddress } from '../../../../src/list/rows/pictures.ts'
import { addresses } from '../../../../src/site.ts'

/** Kinds of a thing that its drawing shows too, although the guide describes them on a page of their own. */
const kindsOf: Readonly<Record<string, string>> = {
  'ceai-negru': 'ceai',
  kaizer: 'bacon',
}

const named = readFoodFiles().flatMap(({ slug, head }) => {
  const { alternativeNames, picture } = foodWords.parse(head)
  const row = tables.foods.get(slug) ?? tables.unmatched.get(slug)
  if (!row) return []
  const drawn = foodPicture({ slug, picture, category: categoryCalled(row.category) })
  const names = [row.name_ro, ...alternativeNames, ...termsOf(foodNames[slug] ?? '')]
  return names.map((name) => ({ name, slug, drawing: drawn.isSign ? [] : [drawn.name] }))
})

test('no name of a food shows the drawing of another food on a list', () => {
  const borrowed = named.flatMap(({ name, slug, drawing }) => {
    const category = detectCategory(name)
    const shown = pictureAddress(name, category)
    const allowed = [`semn-${category}`, ...drawing, ...(kindsOf[slug] ? [kindsOf[slug]] : [])]
    return allowed.map(addresses.picture).includes(shown) ? [] : [`${name} (${slug}): ${shown}`]
  })
  expect(borrowed).toEqual([])
})

test('a list shows every drawing of the app’s own', () => {
  const shown = new Set(listPictures())
  expect([...ownDrawings.keys()].filter((name) => !shown.has(name))).toEqual([])
})
