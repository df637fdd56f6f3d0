import { catalogue, popularNames } from '../../../../src/domain/words/catalogue.ts'
import { suggestionsWith } from '../../../../src/published/overlay.ts'
import { readPublished } from '../../../../src/published/read.ts'

const catalogueFile = /\/src\/domain\/words\/catalogue\.ts$/

/** Replaces the catalogue's file by one with the admins' suggestions; without any, the file stays as it is. */
export function publishedSuggestions() {
  return {
    name: 'published-suggestions',
    load: (id: string) => (catalogueFile.test(id) ? catalogueOfAdmins() : undefined),
  }
}

function catalogueOfAdmins(): string | undefined {
  const { suggestions } = readPublished()
  if (suggestions.length === 0) return undefined
  const tables = Object.entries(suggestionsWith(catalogue, popularNames, suggestions))
  return tables.map(([name, table]) => `export const ${name} = ${JSON.stringify(table)}\n`).join('')
}
