import type { BreadcrumbList, ItemList, NutritionInformation, Organization, WebPage } from 'schema-dts'
import type { Food } from '../guide/food.ts'
import { nameInState } from '../guide/nutrition/cooked-food.ts'
import type { Nutrient } from '../guide/nutrition/nutrients.ts'
import { guideTexts } from '../i18n/guide/guide.ts'
import { addresses, site } from '../site.ts'
import { organizationId } from './site-data.ts'
import { type Crumb, trailTo } from './structured-data.ts'

/** The trail from the guide's home to the page. */
export function breadcrumbs(base: URL, steps: readonly Crumb[]): BreadcrumbList {
  return trailTo(base, [{ name: guideTexts.name, address: addresses.guide }, ...steps])
}

/** The foods in the order of the page. */
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

/** The ingredients of a dish in the order of the page; those with a page are linked. */
export function needList(
  base: URL,
  name: string,
  needs: readonly { name: string; food: string | undefined }[],
): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: needs.length,
    itemListElement: needs.map(({ name: item, food }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item,
      ...(food ? { url: new URL(addresses.food(food), base).href } : {}),
    })),
  }
}

/** The page of a food, with its nutrition if there are numbers. */
export function foodPage(base: URL, food: Food): WebPage {
  const nutrition = nutritionOf(food)
  return {
    '@type': 'WebPage',
    url: new URL(addresses.food(food.slug), base).href,
    name: food.metaTitle,
    description: food.metaDescription,
    inLanguage: site.language,
    ...(food.modified ? { dateModified: food.modified } : {}),
    publisher: publisher(base),
    image: new URL(addresses.sharePicture(food.slug), base).href,
    about: {
      '@type': 'Thing',
      name: food.name,
      ...(food.alternativeNames.length > 0 ? { alternateName: [...food.alternativeNames] } : {}),
      description: food.shortDescription,
    },
    ...(nutrition ? { mainEntity: nutrition } : {}),
  }
}

/** The site as the publisher of a page; the home page says more of it. */
function publisher(base: URL): Organization {
  return { '@type': 'Organization', '@id': organizationId(base), name: site.name, url: base.href }
}

/** A number for machines, with its unit: "0.9 g", rounded as on the page. */
function plainly(nutrient: Nutrient, amount: number): string {
  const unit = nutrient === 'calories' ? 'kcal' : 'g'
  const digits = unit === 'kcal' || amount >= 9.95 ? 0 : 1
  return `${Number(amount.toFixed(digits))} ${unit}`
}

/** Grams of salt that a label states for a gram of sodium (Regulation (EU) 1169/2011, Annex I). */
const saltOfSodium = 2.5

const properties = {
  calories: 'calories',
  fat: 'fatContent',
  saturates: 'saturatedFatContent',
  carbohydrates: 'carbohydrateContent',
  sugars: 'sugarContent',
  fiber: 'fiberContent',
  protein: 'proteinContent',
} as const

/** Leaves out traces, which are no number. */
function nutritionOf({ nutrition, traces, state }: Food): NutritionInformation | undefined {
  if (nutrition.calories === undefined) return undefined
  const entries = (Object.keys(properties) as (keyof typeof properties)[]).flatMap((nutrient) => {
    const amount = nutrition[nutrient]
    return amount === undefined || traces.includes(nutrient)
      ? []
      : [[properties[nutrient], plainly(nutrient, amount)] as const]
  })
  return {
    '@type': 'NutritionInformation',
    servingSize: nameInState({ name: '100 g', state }),
    ...Object.fromEntries(entries),
    ...(nutrition.salt === undefined || traces.includes('salt')
      ? {}
      : { sodiumContent: `${Math.round((nutrition.salt / saltOfSodium) * 1_000)} mg` }),
  }
}
