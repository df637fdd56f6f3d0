import { atom, type ReadableAtom } from 'nanostores'
import type { News } from './news.ts'
import type { NewsReader } from './news-reader.ts'

/** @returns the sentence that is read out, and what has news read out: its words come with the first of them */
export function makeReader(): [$sentence: ReadableAtom<string>, read: (news: readonly News[]) => void] {
  const $sentence = atom('')
  let reader: NewsReader | undefined
  const read = async (news: readonly News[]) => {
    const code = await import('./news-reader.ts')
    reader ??= new code.NewsReader($sentence)
    reader.tell(news)
  }
  // Without a connection there is none.
  return [$sentence, (news) => news.length > 0 && void read(news).catch(() => undefined)]
}
