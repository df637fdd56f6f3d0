import { readdirSync, readFileSync } from 'node:fs'
import { parse as parseTable } from 'csv-parse/sync'
import { parse } from 'yaml'
import type { PublishedFood } from '../../../src/published/food/whole-food.ts'
import { layOver } from '../../../src/published/overlay.ts'
import { inProject } from '../root.ts'

/** A file of the guide, unchecked. */
export interface FoodFile {
  slug: string
  head: unknown
  description: string
}

const foodsFolder = inProject('src/content/alimente')

/** All foods of the guide, sorted by slug. */
export function readFoodFiles(): FoodFile[] {
  const names = readdirSync(foodsFolder).filter((name) => name.endsWith('.md'))
  return names.sort().map((name) => readFoodFile(name.replace(/\.md$/, '')))
}

/** The foods' files, with the content that admins have published over them. */
export function readFoods(published: readonly PublishedFood[]): FoodFile[] {
  const files = new Map(readFoodFiles().map((file) => [file.slug, file]))
  for (const food of published)
    files.set(food.slug, { slug: food.slug, ...layOver(files.get(food.slug), food) })
  return [...files.values()]
}

/** The names of all foods by slug: those of the tables, and those that admins have published. */
export function readFoodNames(published: readonly PublishedFood[] = []): Map<string, string> {
  const rows = ['foods', 'foods_unmatched'].flatMap(readTable) as { slug: string; name_ro: string }[]
  const added = published.flatMap(({ slug, name }) => (name ? [[slug, name] as const] : []))
  return new Map([...rows.map(({ slug, name_ro }) => [slug, name_ro] as const), ...added])
}

export function readTable(name: string): unknown[] {
  return parseTable(readFileSync(inProject(`src/content/tables/${name}.csv`)), { columns: true })
}

function readFoodFile(slug: string): FoodFile {
  const text = readFileSync(`${foodsFolder}/${slug}.md`, 'utf8')
  const [, head = '', description = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  return { slug, head: parse(head), description: description.trim() }
}
