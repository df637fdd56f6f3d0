import { atom, type ReadableAtom } from 'nanostores'
import type { News } from './news.ts'
import type { NewsReader } from './news-reader.ts'

/** @returns the announced sentence, and a function that announces news, whose code is loaded with the first call */
export function makeReader(): [$sentence: ReadableAtom<string>, read: (news: readonly News[]) => void] {
  const $sentence = atom('')
  let reader: NewsReader | undefined
  const read = async (news: readonly News[]) => {
    const code = await import('./news-reader.ts')
    reader ??= new code.NewsReader($sentence)
    reader.tell(news)
  }
  // Without a connection the code may be missing, and nothing is announced.
  return [$sentence, (news) => news.length > 0 && void read(news).catch(() => undefined)]
}
