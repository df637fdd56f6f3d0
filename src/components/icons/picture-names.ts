import { categoryKeys } from '../../domain/item/fields.ts'
import { foodPicture, signOf } from '../../guide/food-picture.ts'
import { guideCategories } from '../../guide/guide-categories.ts'
import { listPictures } from '../../list/rows/pictures.ts'
import { getGuide } from '../../published/guide.ts'

const screenPictures = [
  'basket',
  'memo',
  'magnifying-glass-tilted-right',
  'party-popper',
  'satellite-antenna',
  'compass',
  'key',
]

/** Every picture that the site shows. */
export async function pictureNames(): Promise<readonly string[]> {
  const { foods } = await getGuide()
  const names = [
    ...listPictures(),
    ...categoryKeys.map(signOf),
    ...Object.values(guideCategories).map(({ picture }) => picture),
    ...foods.map((food) => foodPicture(food).name),
    ...screenPictures,
  ]
  return [...new Set(names)]
}
