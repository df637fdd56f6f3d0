import { ownDrawings } from '../pictures/own.ts'
import { signOf } from '../pictures/sign-names.ts'
import type { GuideCategory } from './categories.ts'

/** What is drawn for a food, by the name of the picture's file. */
export interface FoodPicture {
  name: string
  /** Nothing shows this very food: it is the sign of its category. */
  isSign: boolean
}

interface PicturedFood {
  slug?: string
  /** A picture of the Noto set that shows this very food. */
  picture: string | undefined
  category: GuideCategory
}

/** Our own drawing of the food, else one of the Noto set, else its category's sign: never that of another food. */
export function foodPicture({ slug = '', picture, category }: PicturedFood): FoodPicture {
  if (ownDrawings.has(slug)) return { name: slug, isSign: false }
  if (picture) return { name: picture, isSign: false }
  return { name: signOf(category), isSign: true }
}
