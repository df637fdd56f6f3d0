import { atom, type ReadableAtom } from 'nanostores'
import { categoryIn } from '../../domain/category/category.ts'
import { categoryOfLetter } from '../../domain/category/category-letters.ts'
import { type Lexicon, readLexicon } from '../../domain/category/category-lexicon.ts'
import type { Shelving } from '../../domain/category/order.ts'
import type { CategoryKey } from '../../domain/item/fields.ts'
import type { Item } from '../../domain/item/item.ts'
import { byRomanianName } from '../../domain/lib/romanian-order.ts'
import type { WordsFile } from '../../domain/vocabulary/vocabulary.ts'
import { fetchWords } from '../../sync/calls/fetch-words.ts'
import { nextTask } from '../../sync/device/next-task.ts'
import { learnFoods } from './foods.ts'
import { learnVocabulary } from './vocabulary.ts'

const mostRemembered = 5_000
const categoryByName = new Map<string, CategoryKey>()
let lexicon: Lexicon | undefined
/** Whether a name was asked for that only the words can tell. */
let isAwaited = false

const $writableShelving = atom<Shelving>({ byName: byRomanianName, categoryOf: effectiveCategory })

/** How a list is arranged; another object once more is known than was at hand when it was asked. */
export const $shelving: ReadableAtom<Shelving> = $writableShelving

/**
 * The category a person chose for the item, else the one its name tells. The words that tell it follow the page; until
 * they are here, 'altele' for every name that the server has not spoken of.
 */
export function effectiveCategory({ name, category }: Pick<Item, 'name' | 'category'>): CategoryKey {
  return category || (categoryByName.get(name) ?? detected(name))
}

/** @param categories what the server found for each item, as `categoryLetters` writes it */
export function rememberCategories(items: readonly Pick<Item, 'name'>[], categories: string): void {
  items.forEach(({ name }, place) => {
    const category = categoryOfLetter(categories.charAt(place))
    if (category) rememberCategory(name, category)
  })
}

/** Fetches the words, unless they are here; tries again with the next connection when it could not. */
export async function loadWords(): Promise<void> {
  if (lexicon) return
  const file = await fetchWords()
  if (file) await learnWords(file)
  else addEventListener('online', () => void loadWords(), { once: true })
}

/** From now on the words tell. Each part takes some milliseconds on a phone that has just drawn a list. */
export async function learnWords({ categories, vocabulary, foods }: WordsFile): Promise<void> {
  lexicon = readLexicon(categories)
  if (isAwaited) $writableShelving.set({ ...$writableShelving.get() })
  await nextTask()
  learnVocabulary(vocabulary)
  learnFoods(foods, effectiveCategory)
}

function detected(name: string): CategoryKey {
  isAwaited ||= !lexicon
  return lexicon ? rememberCategory(name, categoryIn(lexicon, name)) : 'altele'
}

function rememberCategory(name: string, category: CategoryKey): CategoryKey {
  const [oldest] = categoryByName.size < mostRemembered ? [] : categoryByName.keys()
  if (oldest !== undefined) categoryByName.delete(oldest)
  categoryByName.set(name, category)
  return category
}
