import type { Food } from '../../guide/food.ts'
import { foodPicture } from '../../guide/food-picture.ts'
import { type GuideCategory, guideCategories } from '../../guide/guide-categories.ts'
import { shownAmount } from '../../guide/nutrition/nutrition.ts'
import { shownMonths } from '../../guide/season/seasons.ts'
import { foodTexts, guideTexts } from '../../i18n/guide/guide.ts'
import { sampleList } from '../../i18n/pages/home.ts'
import { sharePictureTexts } from '../../i18n/pages/share-picture.ts'

/** The right side of a share picture; pictures by their Noto names. */
type SharePanel =
  | { kind: 'food'; picture: string; category: GuideCategory; caption?: string }
  | { kind: 'pictures'; cells: readonly PictureCell[] }
  | { kind: 'list'; rows: readonly { picture: string; name: string; amount: string; isCompleted: boolean }[] }

/** A picture on the pale colour of a category. */
interface PictureCell {
  picture: string
  category: GuideCategory
}

interface ShareFact {
  value: string
  label: string
}

/** The content of a share picture. */
export interface ShareContent {
  title: string
  badge?: string
  facts: readonly ShareFact[]
  panel: SharePanel
}

type SharedFood = Pick<
  Food,
  'slug' | 'name' | 'category' | 'subcategory' | 'picture' | 'nutrition' | 'season' | 'state'
>

/**
 * A picture of a food. If it shows the sign of a category, the category's name is below it, so that nobody takes the sign
 * for the food.
 */
export function foodContent(food: SharedFood): ShareContent {
  const { name: picture, isSign } = foodPicture(food)
  const category = guideCategories[food.category].name
  const caption = isSign ? category : undefined
  const badge = [food.subcategory, category].find((kind) => kind && kind !== caption)
  return {
    title: food.name,
    ...(badge ? { badge } : {}),
    facts: factsOf(food),
    panel: { kind: 'food', category: food.category, picture, ...(caption ? { caption } : {}) },
  }
}

function factsOf({ nutrition: { calories }, season, state }: SharedFood): ShareFact[] {
  const energy =
    calories === undefined
      ? []
      : [{ value: shownAmount('calories', calories), label: guideTexts.perHundredIn(state) }]
  return season.length > 0 ? [...energy, { value: shownMonths(season), label: foodTexts.inSeason }] : energy
}

const guideCells = [
  { picture: 'rosii', category: 'legume' },
  { picture: 'struguri', category: 'fructe' },
  { picture: 'emmental', category: 'lactate' },
  { picture: 'paine', category: 'cereale' },
  { picture: 'peste', category: 'peste' },
  { picture: 'miere', category: 'dulciuri' },
] as const

export function guideContent(count: number): ShareContent {
  return { ...sharePictureTexts.guide(count), panel: { kind: 'pictures', cells: guideCells } }
}

const listPanel = { kind: 'list', rows: sampleList.items } as const

const featureCells = [
  { picture: 'mobile-phone', category: 'lactate' },
  { picture: 'high-voltage', category: 'cereale' },
  { picture: 'satellite-antenna', category: 'peste' },
  { picture: 'clipboard', category: 'conserve' },
  { picture: 'shopping-cart', category: 'fructe' },
  { picture: 'check-mark-button', category: 'legume' },
] as const

const aboutCells = [
  { picture: 'house-with-garden', category: 'legume' },
  { picture: 'basket', category: 'condimente' },
  { picture: 'waving-hand', category: 'cereale' },
  { picture: 'red-heart', category: 'fructe' },
  { picture: 'shopping-bags', category: 'dulciuri' },
  { picture: 'memo', category: 'lactate' },
] as const

/** The contents of the site's own pages that have a picture. */
export const pageContents = {
  home: { ...sharePictureTexts.home, panel: listPanel },
  product: { ...sharePictureTexts.product, panel: listPanel },
  features: { ...sharePictureTexts.features, panel: { kind: 'pictures', cells: featureCells } },
  about: { ...sharePictureTexts.about, panel: { kind: 'pictures', cells: aboutCells } },
} as const satisfies Readonly<Record<string, ShareContent>>
