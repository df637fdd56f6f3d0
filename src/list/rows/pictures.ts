import type { CategoryKey } from '../../domain/item/fields.ts'
import { fold } from '../../domain/lib/fold.ts'
import { once } from '../../domain/lib/once.ts'
import { addresses } from '../../site.ts'
import { categoryPictures, wordPictures } from './picture-words.ts'

/** By the beginning of a word, or by the whole word with a trailing dot, as in the table. */
const pictureByWord = once(
  () =>
    new Map(
      Object.entries(wordPictures).flatMap(([picture, words]) =>
        words.split(' ').map((word) => [word, picture]),
      ),
    ),
)

/** Address of an item's picture: of the first word that has one, else of its category. */
export function pictureAddress(name: string, category: CategoryKey): string {
  return addresses.picture(pictureOf(name) ?? categoryPictures[category])
}

function pictureOf(name: string): string | undefined {
  for (const word of fold(name).split(/[^a-z]+/)) {
    const picture = pictureByWord().get(`${word}.`) ?? byBeginning(word)
    if (picture) return picture
  }
  return undefined
}

/** The longest beginning is the most specific: 'marar' before 'mar'. */
function byBeginning(word: string): string | undefined {
  for (let length = word.length; length > 0; length -= 1) {
    const picture = pictureByWord().get(word.slice(0, length))
    if (picture) return picture
  }
  return undefined
}
