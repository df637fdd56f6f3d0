import { atom, type ReadableAtom } from 'nanostores'
import { newsSentence } from '../i18n/news.ts'
import type { News } from './news.ts'

const pauseMs = 2_000

/** Reads out what others do: calmly, at most one sentence in 2 s, with everything that happened meanwhile in it. */
export class NewsReader {
  readonly #$sentence = atom('')
  #waiting: News[] = []
  #pause: ReturnType<typeof setTimeout> | undefined

  get $sentence(): ReadableAtom<string> {
    return this.#$sentence
  }

  tell(news: readonly News[]): void {
    this.#waiting.push(...news)
    if (this.#waiting.length > 0 && this.#pause === undefined) this.#readOut()
  }

  #readOut(): void {
    this.#$sentence.set(newsSentence(this.#waiting))
    this.#waiting = []
    this.#pause = setTimeout(() => {
      this.#pause = undefined
      if (this.#waiting.length > 0) this.#readOut()
    }, pauseMs)
  }
}
