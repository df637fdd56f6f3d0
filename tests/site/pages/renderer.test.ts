import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensureSiteBuilt } from '../../../scripts/lib/build/site.ts'

test('pages made on demand are rendered by React as made for production, which takes half as long', async () => {
  const folder = join(await ensureSiteBuilt(), 'server')
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  const made = new Set(
    [...code.matchAll(/react[a-z.-]*\.(production|development)\.js/g)].map(([, how]) => how),
  )
  expect([...made]).toEqual(['production'])
})
