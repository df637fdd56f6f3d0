import type { WritableAtom } from 'nanostores'
import type { News } from './news.ts'
import { newsSentence } from './texts.ts'

const pauseMs = 2_000
/** Long enough to read the last sentence. */
const saidForMs = 4_000

/** Announces changes by others: at most one sentence in 2 s, which summarises all changes since the last one. */
export class NewsReader {
  readonly #$sentence: WritableAtom<string>
  #waiting: News[] = []
  #isPausing = false
  #ending: ReturnType<typeof setTimeout> | undefined

  /** @param $sentence receives the sentences; '' 4 s after the last */
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
