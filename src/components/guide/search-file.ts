import { createHash } from 'node:crypto'
import { once } from '../../domain/lib/once.ts'
import { writeIndex } from '../../guide/search/search.ts'
import { searchedPages } from '../../guide/search/searched-pages.ts'
import { getGuide } from '../../published/guide.ts'

/** The index of the guide's search. Its version is a hash of its content. */
export const searchFile = once(async (): Promise<{ text: string; version: string }> => {
  const { foods, dishes } = await getGuide()
  const text = writeIndex(searchedPages(foods, dishes))
  return { text, version: createHash('sha256').update(text).digest('hex').slice(0, 12) }
})
