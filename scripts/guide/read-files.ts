import { readdirSync, readFileSync } from 'node:fs'
import { parse as parseTable } from 'csv-parse/sync'
import { parse } from 'yaml'
import { inProject } from '../root.ts'

/** One file of the guide as it was written, before anything is known to be right in it. */
export interface FoodFile {
  slug: string
  head: unknown
  description: string
}

const foodsFolder = inProject('src/content/alimente')

/** Every food of the guide, by slug. */
export function readFoodFiles(): FoodFile[] {
  const names = readdirSync(foodsFolder).filter((name) => name.endsWith('.md'))
  return names.sort().map((name) => readFoodFile(name.replace(/\.md$/, '')))
}

/** The names of the foods that the tables know, by slug. */
export function readFoodNames(): Map<string, string> {
  const rows: { slug: string; name_ro: string }[] = ['foods', 'foods_unmatched'].flatMap((name) =>
    parseTable(readFileSync(inProject(`src/content/tables/${name}.csv`)), { columns: true }),
  )
  return new Map(rows.map(({ slug, name_ro }) => [slug, name_ro]))
}

function readFoodFile(slug: string): FoodFile {
  const text = readFileSync(`${foodsFolder}/${slug}.md`, 'utf8')
  const [, head = '', description = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  return { slug, head: parse(head), description: description.trim() }
}
