import { readLexicon } from '../../domain/category/category-lexicon.ts'
import { readWares, type Wares } from '../../domain/money/wares.ts'
import { fetchWords } from '../../sync/calls/fetch-words.ts'

let loading: Promise<Wares | undefined> | undefined

/** What tells drinks and tobacco by their names; undefined where the words cannot be had now. */
export function loadWares(): Promise<Wares | undefined> {
  loading ??= fetchWords().then((file) => {
    if (!file) loading = undefined
    return file && readWares(readLexicon(file.categories))
  })
  return loading
}
