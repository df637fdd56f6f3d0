import { createHash } from 'node:crypto'
import { guideCategories } from '../../guide/categories.ts'
import { getGuide } from '../../guide/guide.ts'
import { writeIndex } from '../../guide/search.ts'

/** The index of the guide's search. Another content is another version. */
export async function searchFile(): Promise<{ text: string; version: string }> {
  const { foods } = await getGuide()
  const text = writeIndex(
    foods.map(({ slug, name, alternativeNames, picture, category }) => ({
      slug,
      name,
      otherNames: alternativeNames.join(', '),
      picture: picture ?? guideCategories[category].picture,
    })),
  )
  return { text, version: createHash('sha256').update(text).digest('hex').slice(0, 12) }
}
