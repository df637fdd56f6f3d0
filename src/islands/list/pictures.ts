import { fold } from '../../domain/fold.ts'
import type { CategoryKey } from '../../domain/item.ts'
import { addresses } from '../../site.ts'
import { categoryPictures, wordPictures } from './picture-words.ts'

interface PictureWord {
  beginning: string
  isWhole: boolean
  picture: string
}

const indexedLetters = 2
const wordsByBeginning = indexWords()

/** Where the picture of an item is: of the first word that has one, else of its category. */
export function pictureAddress(name: string, category: CategoryKey): string {
  return addresses.picture(pictureOf(name) ?? categoryPictures[category])
}

function pictureOf(name: string): string | undefined {
  for (const word of fold(name).split(/[^a-z]+/)) {
    const known = wordsByBeginning.get(word.slice(0, indexedLetters))?.find((entry) => names(entry, word))
    if (known) return known.picture
  }
  return undefined
}

function names({ beginning, isWhole }: PictureWord, word: string): boolean {
  return isWhole ? word === beginning : word.startsWith(beginning)
}

/** By the first letters, the longest beginning first: 'marar' before 'mar'. */
function indexWords(): Map<string, PictureWord[]> {
  const index = new Map<string, PictureWord[]>()
  for (const word of pictureWords()) {
    const key = word.beginning.slice(0, indexedLetters)
    index.set(key, [...(index.get(key) ?? []), word])
  }
  return index
}

function pictureWords(): PictureWord[] {
  return Object.entries(wordPictures)
    .flatMap(([picture, words]) => words.split(' ').map((word) => pictureWord(word, picture)))
    .sort((first, second) => second.beginning.length - first.beginning.length)
}

function pictureWord(word: string, picture: string): PictureWord {
  return { beginning: word.replace('.', ''), isWhole: word.endsWith('.'), picture }
}
