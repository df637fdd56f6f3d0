import { atom, type ReadableAtom } from 'nanostores'
import type { Shelving } from '../../domain/category/arrange.ts'
import { categoryOfLetter } from '../../domain/category/category-letters.ts'
import type { CategoryKey } from '../../domain/item/fields.ts'
import type { Item } from '../../domain/item/item.ts'
import { byRomanianName } from '../../domain/lib/romanian-order.ts'
import type { WordsFile } from '../../domain/vocabulary/words-file.ts'
import { fetchWords } from '../../sync/calls/fetch-words.ts'
import { nextChance } from '../../sync/device/next-chance.ts'
import { nextTask } from '../../sync/device/next-task.ts'
import type { FindCategory } from './category-finder.ts'
import { learnFoods } from './foods.ts'

const mostRemembered = 5_000
const categoryByName = new Map<string, CategoryKey>()
let find: FindCategory | undefined
/** Whether a name was asked for that only the words can tell. */
let isAwaited = false
let isLoadingLater = false

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

/** Fetches the words, unless they are here; goes on trying when it could not. */
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
 * From now on the words tell. Each part takes some milliseconds on a phone that has just drawn a list.
 *
 * @throws when the code that reads them could not be fetched
 */
export async function learnWords({ categories, vocabulary, foods }: WordsFile): Promise<void> {
  const [{ makeCategoryFinder }, { learnVocabulary }] = await Promise.all([
    import('./category-finder.ts'),
    import('./vocabulary.ts'),
  ])
  find = makeCategoryFinder(categories)
  if (isAwaited) $writableShelving.set({ ...$writableShelving.get() })
  await nextTask()
  learnVocabulary(vocabulary)
  learnFoods(foods, effectiveCategory)
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
