import { readLexicon } from '../../domain/category/category-lexicon.ts'
import { readWares, type Wares } from '../../domain/money/wares.ts'
import { fetchWords } from '../vocabulary/fetch-words.ts'

let loading: Promise<Wares | undefined> | undefined

/** Loads the data that recognises drinks and tobacco by name; undefined if the words are not available now. */
export function loadWares(): Promise<Wares | undefined> {
  loading ??= fetchWords().then((file) => {
    if (!file) loading = undefined
    return file && readWares(readLexicon(file.categories))
  })
  return loading
}
