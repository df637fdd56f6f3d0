import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const content = join(import.meta.dirname, '../../src/content')
const alternatives = /^alternativeNames:\n((?: +- .*\n)+)/m

/** The names of the guide's foods, and the others that they go by. */
export function guideNames(): string[] {
  const [, ...rows] = readFileSync(join(content, 'tables/foods.csv'), 'utf8').trim().split('\n')
  const names = rows.map((row) => row.split(',')[1] ?? '')
  const files = readdirSync(join(content, 'alimente'))
  return [...names, ...files.flatMap((file) => otherNames(join(content, 'alimente', file)))].map(withoutNote)
}

function otherNames(path: string): string[] {
  const [, list = ''] = readFileSync(path, 'utf8').match(alternatives) ?? []
  return list.split('\n').flatMap((line) => line.replace(/^ +- ["']?|["']?$/g, '') || [])
}

/** "Cola (băutură)" */
function withoutNote(name: string): string {
  return name.replace(/ *\(.*\)/, '').toLowerCase()
}
