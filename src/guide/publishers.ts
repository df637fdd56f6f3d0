import { foodTexts } from '../i18n/guide/guide.ts'
import { labelSource } from './table-rows.ts'
import type { Tables } from './tables.ts'

/** Who says what a food's page says, each once. @throws on a source that no table names */
export function publishersOf(sources: Tables['sources'], said: readonly { source: string }[]): string[] {
  return [...new Set(said.map(({ source }) => publisherOf(sources, source)))]
}

function publisherOf(sources: Tables['sources'], key: string): string {
  if (key === labelSource) return foodTexts.labelSource
  const source = sources.get(key)
  if (!source) throw new Error(`No table names the source "${key}".`)
  return source.publisher
}
