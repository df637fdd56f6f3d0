import { atom, type ReadableAtom } from 'nanostores'
import { nextChance, nextTask } from '../../device/time.ts'
import type { Shelving } from '../../domain/category/arrange.ts'
import { categoryOfLetter } from '../../domain/category/category-letters.ts'
import type { CategoryKey } from '../../domain/item/fields.ts'
import type { Item } from '../../domain/item/item.ts'
import { byRomanianName } from '../../domain/lib/romanian-order.ts'
import type { WordsFile } from '../../domain/vocabulary/words-file.ts'
import type { FindCategory } from './category-finder.ts'
import { fetchWords } from './fetch-words.ts'
import { learnFoods } from './known-foods.ts'

const mostRemembered = 5_000
const categoryByName = new Map<string, CategoryKey>()
let find: FindCategory | undefined
/** True if a category was requested that only the words can provide. */
let isAwaited = false
let isLoadingLater = false

const $writableShelving = atom<Shelving>({ byName: byRomanianName, categoryOf: effectiveCategory })

/** The arrangement of a list; a new object once the words are loaded, if they were needed before. */
export const $shelving: ReadableAtom<Shelving> = $writableShelving

/**
 * Returns the category that a person chose for the item, or otherwise the category of its name. The words are loaded after
 * the page; until then it is 'altele' for every name that the server has not categorised.
 */
export function effectiveCategory({ name, category }: Pick<Item, 'name' | 'category'>): CategoryKey {
  return category || (categoryByName.get(name) ?? detected(name))
}

/** @param categories of the items from the server, in the format of `categoryLetters` */
export function rememberCategories(items: readonly Pick<Item, 'name'>[], categories: string): void {
  items.forEach(({ name }, place) => {
    const category = categoryOfLetter(categories.charAt(place))
    if (category) rememberCategory(name, category)
  })
}

/** Fetches the words, unless they are loaded; retries after a failure. */
export async function loadWords(): Promise<void> {
  if (find) return
  const file = await fetchWords()
  const isLearned =
    file &&
    (await learnWords(file).then(
      () => true,
      () => false,
    ))
  if (!isLearned) void loadWordsLater()
}

async function loadWordsLater(): Promise<void> {
  if (isLoadingLater) return
  isLoadingLater = true
  await nextChance()
  isLoadingLater = false
  await loadWords()
}

/**
 * Takes the words into use. Each part takes some milliseconds on a phone that has just drawn a list.
 *
 * @throws if the code that reads them could not be fetched
 */
export async function learnWords(words: WordsFile): Promise<void> {
  const [{ makeCategoryFinder }, { learnVocabulary }] = await Promise.all([
    import('./category-finder.ts'),
    import('./loaded-vocabulary.ts'),
  ])
  const finder = makeCategoryFinder(words.categories)
  find = finder.find
  if (isAwaited) $writableShelving.set({ ...$writableShelving.get() })
  await nextTask()
  learnVocabulary(words.vocabulary, finder.findOfWord, words.things)
  learnFoods(words.foods, effectiveCategory)
}

function detected(name: string): CategoryKey {
  isAwaited ||= !find
  return find ? rememberCategory(name, find(name)) : 'altele'
}

function rememberCategory(name: string, category: CategoryKey): CategoryKey {
  const [oldest] = categoryByName.size < mostRemembered ? [] : categoryByName.keys()
  if (oldest !== undefined) categoryByName.delete(oldest)
  categoryByName.set(name, category)
  return category
}
