import { slugOfName } from '../domain/food-match/food-names.ts'
import { foodNames } from '../domain/words/food-names.ts'
import { addresses, guideAddresses } from '../site.ts'
import { guideCategories, guideCategorySlugs } from './categories.ts'
import type { Food } from './food.ts'
import { foodPicture, signOf } from './food-picture.ts'
import type { SearchedPage } from './search.ts'

type SearchedFood = Pick<Food, 'slug' | 'name' | 'alternativeNames' | 'category' | 'subcategory' | 'picture'>

/** The pages of the guide's search: foods, categories and their parts. */
export function searchedPages(foods: readonly SearchedFood[]): SearchedPage[] {
  return [...foods.map(searchedFood), ...searchedGroups(foods)]
}

/** Returns a food with its own names, and the names that lists use for it: "făină" finds wheat flour. */
function searchedFood(food: SearchedFood): SearchedPage {
  const { slug, name, alternativeNames, category, subcategory } = food
  return {
    address: addresses.food(slug),
    name,
    otherNames: alternativeNames.join(', '),
    listNames: foodNames[slug] ?? '',
    groups: `${guideCategories[category].name} ${subcategory}`,
    picture: foodPicture(food).name,
    isGroup: false,
  }
}

function searchedGroups(foods: readonly SearchedFood[]): SearchedPage[] {
  return guideCategorySlugs.flatMap((category) => {
    const parts = [
      ...new Set(foods.filter((food) => food.category === category).map((food) => food.subcategory)),
    ]
    const address = guideAddresses.foodCategory(category)
    const group = (name: string, hash = '') => ({
      address: address + hash,
      name,
      otherNames: name.split(' și ').join(', '),
      listNames: '',
      groups: '',
      picture: signOf(category),
      isGroup: true,
    })
    return [
      group(guideCategories[category].name),
      ...parts.filter((part) => part !== '').map((part) => group(part, `#${slugOfName(part)}`)),
    ]
  })
}
