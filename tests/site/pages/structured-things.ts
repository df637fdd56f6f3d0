import { readFileSync } from 'node:fs'
import { inProject } from '../../../scripts/lib/root.ts'
import type { BuiltPage } from './guide-pages.ts'

type Thing = Readonly<Record<string, unknown>>

const vocabulary = readFileSync(inProject('node_modules/schema-dts/dist/schema.d.ts'), 'utf8')

/** Returns the structured data (JSON-LD) of a page. */
export function thingsOf({ document }: BuiltPage): Thing[] {
  return document
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap(({ textContent }) => JSON.parse(textContent)['@graph'] as Thing[])
}

/** Returns the types and properties that the data uses, including nested data. */
export function wordsOf(things: readonly Thing[]): { types: string[]; properties: string[] } {
  const types = new Set<string>()
  const properties = new Set<string>()
  JSON.stringify(things, (key, value) => {
    if (key === '@type') types.add(String(value))
    else if (/^[a-z]/.test(key)) properties.add(key)
    return value
  })
  return { types: [...types].sort(), properties: [...properties].sort() }
}

/** Returns the types and properties that schema.org does not have. */
export function unknownWords({ types, properties }: ReturnType<typeof wordsOf>): string[] {
  return [
    ...types.filter((type) => !vocabulary.includes(`"@type": "${type}"`)),
    ...properties.filter((property) => !vocabulary.includes(`"${property}"?:`)),
  ]
}
