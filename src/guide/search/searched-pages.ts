import { slugOfName } from '../../domain/food-match/food-names.ts'
import { foodNames } from '../../domain/words/food-names.ts'
import { addresses, guideAddresses } from '../../site.ts'
import { type Dish, dishesWith } from '../dishes/dishes.ts'
import type { Food } from '../food.ts'
import { type LeftOut, leftOut, type TableOrder, tableOrders } from '../food-lists.ts'
import { foodPicture, signOf } from '../food-picture.ts'
import { guideCategories, guideCategorySlugs } from '../guide-categories.ts'
import { months } from '../season/months.ts'
import { type FoodPart, foodParts } from './food-parts.ts'
import type { SearchedPage } from './search-index.ts'
import { searchedNames } from './searched-names.ts'

/** The pages of the guide's search: foods, those of most dishes first, categories and their parts, dishes, months, lists. */
export function searchedPages(foods: readonly Food[], dishes: readonly Dish[]): SearchedPage[] {
  const used = (slug: string) => dishesWith(dishes, slug).length
  const common = [...foods].sort((one, other) => used(other.slug) - used(one.slug))
  const pictures = new Map(foods.map((food) => [food.slug, foodPicture(food).name]))
  return [
    ...common.map(searchedFood),
    ...searchedGroups(foods),
    ...dishes.map((dish) => searchedDish(dish, pictures)),
    ...months.map(searchedMonth),
    ...searchedLists(),
  ]
}

/** Returns a food with its own names, and the names that lists use for it: "făină" finds wheat flour. */
function searchedFood(food: Food): SearchedPage {
  const { slug, name, alternativeNames, category, subcategory, faq } = food
  return {
    address: addresses.food(slug),
    name,
    otherNames: alternativeNames.join(', '),
    listNames: [foodNames[slug], searchedNames[slug]].filter(Boolean).join(', '),
    groups: `${subcategory}, ${guideCategories[category].name}`,
    picture: foodPicture(food).name,
    parts: partsOf(food),
    questions: faq.map(({ question }) => question),
  }
}

/** The letters of the parts that its page has; a part without facts is left out. */
function partsOf({ keeping, cooking, nutrition, vitamins, minerals, ...food }: Food): string {
  const has: Record<FoodPart, boolean> = {
    keeping: keeping.length > 0,
    storage: true,
    freezing: true,
    cooking: cooking !== undefined,
    substitutes: true,
    nutrition: nutrition.calories !== undefined,
    fiber: nutrition.fiber !== undefined,
    micronutrients: vitamins.length + minerals.length > 0,
    allergens: true,
    measures: food.measures.length > 0,
    season: food.season.length > 0,
    choosing: food.choosing !== undefined,
  }
  const parts = Object.keys(foodParts) as FoodPart[]
  return parts.map((part) => (has[part] ? foodParts[part].letter : '')).join('')
}

function searchedGroups(foods: readonly Food[]): SearchedPage[] {
  return guideCategorySlugs.flatMap((category) => {
    const parts = [
      ...new Set(foods.filter((food) => food.category === category).map((food) => food.subcategory)),
    ]
    const address = guideAddresses.foodCategory(category)
    const group = (name: string, hash = ''): SearchedPage => ({
      address: address + hash,
      name,
      otherNames: name.split(' și ').join(', '),
      picture: signOf(category),
      isGroup: true,
    })
    return [
      group(guideCategories[category].name),
      ...parts.filter((part) => part !== '').map((part) => group(part, `#${slugOfName(part)}`)),
    ]
  })
}

/** A dish with the picture of its first ingredient that has a page. */
function searchedDish({ slug, name, needs }: Dish, pictures: ReadonlyMap<string, string>): SearchedPage {
  const picture = needs.map(({ food }) => (food ? pictures.get(food) : undefined)).find(Boolean)
  return {
    address: guideAddresses.dish(slug),
    name,
    listNames: searchedNames[slug] ?? '',
    groups: needs.map((need) => need.name).join(' '),
    picture: picture ?? signOf('cereale'),
  }
}

function searchedMonth({ slug }: (typeof months)[number]): SearchedPage {
  return {
    address: guideAddresses.foodSeason(slug),
    name: `De sezon în ${slug}`,
    otherNames: slug,
    groups: 'ce e este se in de sezon sezonul luna fructe legume verdețuri piață gaseste coc apar cumpăr',
    picture: signOf('legume'),
  }
}

const orderNames: Readonly<Record<TableOrder, string>> = {
  calorii: 'calorii',
  proteine: 'proteine',
  fibre: 'fibre',
  sezon: 'tabel sezon',
}

const withoutNames: Readonly<Record<LeftOut, string>> = {
  gluten: 'fără gluten',
  lapte: 'fără lapte, fără lactoză, fără lactate',
  oua: 'fără ouă',
}

function searchedLists(): SearchedPage[] {
  const wanted = 'alimente produse tabel toate lista cele mai multe puține bogate sărace în'
  const tables = tableOrders.map((order) => ({
    address: guideAddresses.foodTable(order),
    name: `Tabel cu alimente: ${order}`,
    otherNames: orderNames[order],
    groups: wanted,
    picture: signOf('cereale'),
  }))
  const without = (Object.keys(leftOut) as LeftOut[]).map((allergen) => ({
    address: guideAddresses.foodsWithout(allergen),
    name: `Alimente fără ${allergen === 'oua' ? 'ouă' : allergen}`,
    otherNames: withoutNames[allergen],
    groups: `${wanted} mâncare mâncăruri rețete mese`,
    picture: signOf('legume'),
  }))
  return [...tables, ...without]
}
