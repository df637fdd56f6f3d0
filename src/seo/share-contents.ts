import { type GuideCategory, guideCategories } from '../guide/categories.ts'
import type { Food } from '../guide/food.ts'
import { shownAmount } from '../guide/nutrition.ts'
import { shownMonths } from '../guide/seasons.ts'
import { foodTexts, guideTexts } from '../i18n/guide.ts'
import { sampleList } from '../i18n/home.ts'
import { shareTexts } from '../i18n/share-picture.ts'

/** What is drawn on the right of a share picture; pictures by their Noto names. */
export type SharePanel =
  | { kind: 'food'; picture: string; category: GuideCategory }
  | { kind: 'foods'; cells: readonly { picture: string; category: GuideCategory }[] }
  | { kind: 'list'; rows: readonly { picture: string; name: string; amount: string; isCompleted: boolean }[] }

/** What a share picture says. */
export interface ShareContent {
  title: string
  badge?: string
  facts: readonly { value: string; label: string }[]
  panel: SharePanel
}

export type SharedFood = Pick<Food, 'name' | 'category' | 'picture' | 'nutrition' | 'season'>

export function foodContent({ name, category, picture, nutrition, season }: SharedFood): ShareContent {
  const { calories } = nutrition
  const { name: badge, picture: categoryPicture } = guideCategories[category]
  return {
    title: name,
    badge,
    facts: [
      ...(calories === undefined
        ? []
        : [{ value: shownAmount('calories', calories), label: guideTexts.perHundred }]),
      ...(season.length > 0 ? [{ value: shownMonths(season), label: foodTexts.inSeason }] : []),
    ],
    panel: { kind: 'food', picture: picture ?? categoryPicture, category },
  }
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
