import type { BreadcrumbList, ItemList, NutritionInformation, WebPage } from 'schema-dts'
import type { Food } from '../guide/food.ts'
import type { MainNutrient } from '../guide/nutrients.ts'
import { shownAmount } from '../guide/nutrition.ts'
import { guideTexts } from '../i18n/guide.ts'
import { addresses, site } from '../site.ts'
import { type Step, trailTo } from './structured-data.ts'

/** From the guide's home to the page itself. */
export function breadcrumbs(base: URL, steps: readonly Step[]): BreadcrumbList {
  return trailTo(base, [{ name: guideTexts.name, address: addresses.guide }, ...steps])
}

/** Foods in the order of their page. */
export function foodList(base: URL, name: string, foods: readonly Food[]): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: foods.length,
    itemListElement: foods.map((food, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: food.name,
      url: new URL(addresses.food(food.slug), base).href,
    })),
  }
}

/** The page of a food, which is about the food. */
export function foodPage(base: URL, food: Food): WebPage {
  const nutrition = nutritionOf(food)
  return {
    '@type': 'WebPage',
    url: new URL(addresses.food(food.slug), base).href,
    name: food.metaTitle,
    description: food.metaDescription,
    inLanguage: site.language,
    about: {
      '@type': 'Thing',
      name: food.name,
      ...(food.alternativeNames.length > 0 ? { alternateName: [...food.alternativeNames] } : {}),
      description: food.shortDescription,
    },
    ...(nutrition ? { mainEntity: nutrition } : {}),
  }
}

const plainly = (nutrient: MainNutrient, amount: number) =>
  shownAmount(nutrient, amount).replaceAll('\u00a0', ' ')

/** As the page says it, with plain spaces. */
function nutritionOf({ nutrition }: Food): NutritionInformation | undefined {
  const { calories, protein, fat, carbohydrates, fiber } = nutrition
  if (calories === undefined) return undefined
  return {
    '@type': 'NutritionInformation',
    servingSize: '100 g',
    calories: plainly('calories', calories),
    ...(protein === undefined ? {} : { proteinContent: plainly('protein', protein) }),
    ...(fat === undefined ? {} : { fatContent: plainly('fat', fat) }),
    ...(carbohydrates === undefined ? {} : { carbohydrateContent: plainly('carbohydrates', carbohydrates) }),
    ...(fiber === undefined ? {} : { fiberContent: plainly('fiber', fiber) }),
  }
}
