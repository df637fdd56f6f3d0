import { type GuideCategory, guideCategories } from '../guide/categories.ts'
import type { Food } from '../guide/food.ts'
import { foodPicture } from '../guide/food-picture.ts'
import { shownAmount } from '../guide/nutrition.ts'
import { shownMonths } from '../guide/seasons.ts'
import { foodTexts, guideTexts } from '../i18n/guide.ts'
import { sampleList } from '../i18n/home.ts'
import { shareTexts } from '../i18n/share-picture.ts'

/** What is drawn on the right of a share picture; pictures by their Noto names. */
export type SharePanel =
  | { kind: 'food'; picture: string; category: GuideCategory; caption?: string }
  | { kind: 'foods'; cells: readonly { picture: string; category: GuideCategory }[] }
  | { kind: 'list'; rows: readonly { picture: string; name: string; amount: string; isCompleted: boolean }[] }

export interface ShareFact {
  value: string
  label: string
}

/** What a share picture says. */
export interface ShareContent {
  title: string
  badge?: string
  facts: readonly ShareFact[]
  panel: SharePanel
}

export type SharedFood = Pick<Food, 'name' | 'category' | 'subcategory' | 'picture' | 'nutrition' | 'season'>

/** A drawing of something else says of what: nobody is to take an apple for raspberries. */
export function foodContent(food: SharedFood): ShareContent {
  const { name: picture, kind: caption } = foodPicture(food)
  const kinds = [food.subcategory, guideCategories[food.category].name]
  const badge = kinds.find((kind) => kind && kind !== caption)
  return {
    title: food.name,
    ...(badge ? { badge } : {}),
    facts: factsOf(food),
    panel: { kind: 'food', category: food.category, picture, ...(caption ? { caption } : {}) },
  }
}

function factsOf({ nutrition: { calories }, season }: SharedFood): ShareFact[] {
  const energy =
    calories === undefined ? [] : [{ value: shownAmount('calories', calories), label: guideTexts.perHundred }]
  return season.length > 0 ? [...energy, { value: shownMonths(season), label: foodTexts.inSeason }] : energy
}

const guideCells = [
  { picture: 'tomato', category: 'legume' },
  { picture: 'grapes', category: 'fructe' },
  { picture: 'cheese-wedge', category: 'lactate' },
  { picture: 'bread', category: 'cereale' },
  { picture: 'fish', category: 'peste' },
  { picture: 'honey-pot', category: 'dulciuri' },
] as const

export function guideContent(count: number): ShareContent {
  return { ...shareTexts.guide(count), panel: { kind: 'foods', cells: guideCells } }
}

export function homeContent(): ShareContent {
  return { ...shareTexts.home, panel: { kind: 'list', rows: sampleList.items } }
}
