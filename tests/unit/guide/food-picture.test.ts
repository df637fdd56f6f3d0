import { icons } from '@iconify-json/noto'
import { expect, test } from 'vitest'
import { foodPicture, subcategoryPictures } from '../../../src/guide/food-picture.ts'
import { tables } from '../../../src/guide/tables.ts'

test.each([
  ['its own', { picture: 'tomato', category: 'legume', subcategory: 'Vărzoase' }, { name: 'tomato' }],
  [
    'its subcategory’s',
    { picture: undefined, category: 'carne', subcategory: 'Carne de pasăre' },
    { name: 'poultry-leg', kind: 'Carne de pasăre' },
  ],
  [
    'its category’s',
    { picture: undefined, category: 'peste', subcategory: 'Icre' },
    { name: 'fish', kind: 'Pește și fructe de mare' },
  ],
  ['its category’s', { picture: undefined, category: 'fructe' }, { name: 'red-apple', kind: 'Fructe' }],
] as const)('a food is shown by %s picture', (_, food, picture) => {
  expect(foodPicture(food)).toEqual(picture)
})

test.each(Object.entries(subcategoryPictures))(
  '%s, a subcategory of the tables, has a drawing: %s',
  (name, picture) => {
    expect([...tables.foods.values()].map(({ subcategory }) => subcategory)).toContain(name)
    expect(icons.icons).toHaveProperty(picture)
  },
)
