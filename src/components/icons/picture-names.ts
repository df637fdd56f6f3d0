import { guideCategories } from '../../guide/categories.ts'
import { foodPicture } from '../../guide/food-picture.ts'
import { categoryPictures, wordPictures } from '../../list/rows/picture-words.ts'
import { getGuide } from '../../published/guide.ts'

const screenPictures = [
  'basket',
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
    ...Object.keys(wordPictures),
    ...Object.values(categoryPictures),
    ...Object.values(guideCategories).map(({ picture }) => picture),
    ...foods.map((food) => foodPicture(food).name),
    ...screenPictures,
  ]
  return [...new Set(names)]
}
