import { catalogue, popularNames } from '../../../src/domain/words/catalogue.ts'
import { suggestionsWith } from '../../../src/published/overlay.ts'
import { readPublished } from '../../../src/published/read.ts'

const catalogueFile = /\/src\/domain\/words\/catalogue\.ts$/

/** Puts what admins say of suggestions in place of the catalogue's file; with nothing said, the file stays as it is. */
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
