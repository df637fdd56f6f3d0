import { type GuideCategory, guideCategories } from './categories.ts'

/** A food's picture by its name in the Noto set. */
export interface FoodPicture {
  name: string
  /** The subcategory or category that it stands for; absent when it shows this very food. */
  kind?: string
}

interface PicturedFood {
  picture: string | undefined
  category: GuideCategory
  subcategory?: string
}

/** What stands for the foods of a subcategory better than its category's picture would. */
export const subcategoryPictures: Readonly<Record<string, string>> = {
  Brânzeturi: 'cheese-wedge',
  'Cafea și ceai': 'hot-beverage',
  'Carne de pasăre': 'poultry-leg',
  'Ciocolată și cacao': 'chocolate-bar',
  Citrice: 'tangerine',
  Ciuperci: 'brown-mushroom',
  'Condimente uscate': 'salt',
  'Grăsimi tartinabile': 'cooking',
  Leguminoase: 'beans',
  Mezeluri: 'bacon',
  Murături: 'jar',
  'Nuci și semințe': 'chestnut',
  'Produse tradiționale din porc': 'bacon',
  Pâine: 'bread',
  Sosuri: 'jar',
  'Uleiuri vegetale': 'cooking',
  'Unt și untură': 'cooking',
  'Verdețuri și frunze': 'leafy-green',
  Vărzoase: 'leafy-green',
  'Zahăr și îndulcitori': 'bowl-with-spoon',
}

/** The food's own picture, or the nearest one that stands for its kind. */
export function foodPicture({ picture, category, subcategory = '' }: PicturedFood): FoodPicture {
  if (picture) return { name: picture }
  const name = subcategoryPictures[subcategory]
  if (name) return { name, kind: subcategory }
  return { name: guideCategories[category].picture, kind: guideCategories[category].name }
}
