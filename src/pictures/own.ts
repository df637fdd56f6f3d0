import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fromRoot } from '../seo/from-root.ts'

/** The site serves them as they are. */
const folder = fromRoot('public/pictures')
const wrapper = /^<svg[^>]*>|<\/svg>\s*$/g

/** What is inside our own drawings of foods, by the food's slug: flat SVG of 128 by 128, without text and scripts. */
export const ownDrawings: ReadonlyMap<string, string> = new Map(
  readdirSync(folder).map((name) => [basename(name, '.svg'), insideOf(join(folder, name))]),
)

function insideOf(path: string): string {
  return readFileSync(path, 'utf8').trim().replace(wrapper, '')
}
