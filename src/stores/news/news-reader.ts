import type { WritableAtom } from 'nanostores'
import { newsSentence } from '../../i18n/list/news.ts'
import type { News } from './news.ts'

const pauseMs = 2_000
/** Long enough to read what was said last. */
const saidForMs = 4_000

/** Reads out what others do: calmly, at most one sentence in 2 s, with everything that happened meanwhile in it. */
export class NewsReader {
  readonly #$sentence: WritableAtom<string>
  #waiting: News[] = []
  #isPausing = false
  #ending: ReturnType<typeof setTimeout> | undefined

  /** @param $sentence has what is read out; '' 4 s after the last */
  constructor($sentence: WritableAtom<string>) {
    this.#$sentence = $sentence
  }

  tell(news: readonly News[]): void {
    this.#waiting.push(...news)
    if (!this.#isPausing) this.#readOut()
  }

  #readOut(): void {
    if (this.#waiting.length === 0) return
    this.#$sentence.set(newsSentence(this.#waiting))
    this.#waiting = []
    this.#isPausing = true
    clearTimeout(this.#ending)
    this.#ending = setTimeout(() => this.#$sentence.set(''), saidForMs)
    setTimeout(() => {
      this.#isPausing = false
      this.#readOut()
    }, pauseMs)
  }
}
