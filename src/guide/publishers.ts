import { foodTexts } from '../i18n/guide.ts'
import { labelSource } from './keeping.ts'
import { tables } from './tables.ts'

/** Who says what a food's page says, each once. @throws on a source that no table names */
export function publishersOf(said: readonly { source: string }[]): string[] {
  return [...new Set(said.map(({ source }) => publisherOf(source)))]
}

function publisherOf(key: string): string {
  if (key === labelSource) return foodTexts.labelSource
  const source = tables.sources.get(key)
  if (!source) throw new Error(`No table names the source "${key}".`)
  return source.publisher
}
