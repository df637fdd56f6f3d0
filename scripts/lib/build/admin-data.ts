import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { icons } from '@iconify-json/noto'
import { guideCategorySlugs } from '../../../src/guide/guide-categories.ts'
import { sourceRow } from '../../../src/guide/tables/table-rows.ts'
import { adminDataFiles, type GuideIndex } from '../../../src/published/admin-data.ts'
import type { WholeFood } from '../../../src/published/food/whole-food.ts'
import { writeFood } from '../../../src/published/food/write-food.ts'
import { fileTexts } from '../../../src/published/page-texts/page-texts.ts'
import { readTable } from '../guide/read-files.ts'
import { readWholeFoods } from '../guide/read-whole-foods.ts'

/** Writes the content of the site's files for the dashboard, beside the hooks that read it. */
export function writeAdminData(folder: string): void {
  const foods = readWholeFoods()
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write(adminDataFiles.index, JSON.stringify(indexOf(foods)))
  write(adminDataFiles.foods, foodLines(foods))
  write(adminDataFiles.texts, JSON.stringify(fileTexts()))
}

function indexOf(foods: readonly WholeFood[]): GuideIndex {
  const sources = readTable('sources').map((row) => sourceRow.parse(row).key)
  return {
    foods: foods.map(({ slug, name }) => [slug, name]),
    sources,
    subcategories: Object.fromEntries(
      guideCategorySlugs.map((category) => [category, subcategoriesOf(foods, category)]),
    ),
    pictures: Object.keys(icons.icons),
  }
}

function subcategoriesOf(foods: readonly WholeFood[], category: string): string[] {
  const names = foods.flatMap((food) =>
    food.category === category && food.subcategory ? [food.subcategory] : [],
  )
  return [...new Set(names)].sort()
}

/** One line for each food, so that a single food can be found without reading the others. */
function foodLines(foods: readonly WholeFood[]): string {
  const names = new Map(foods.map(({ slug, name }) => [slug, name]))
  const nameOf = (slug: string) => names.get(slug) ?? slug
  return foods.map((food) => `\n${food.slug}\t${JSON.stringify(writeFood(food, nameOf))}`).join('')
}
