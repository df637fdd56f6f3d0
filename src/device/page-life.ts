import type { Clock } from './time.ts'

/** `unseen`: hidden a moment ago. `asleep`: hidden for long, or left; the page then keeps no connection. */
export type PageState = 'seen' | 'unseen' | 'asleep'

interface BrowserPage {
  window: Pick<Window, 'addEventListener'>
  document: Pick<Document, 'addEventListener' | 'hidden'>
}

/** Less than the 45 s after which the server ends a stream that is not read: a hidden page closes it earlier. */
const asleepAfterMs = 30_000

/** Tracks whether a page is visible. The browser may keep a page that was left, so that the person can go back to it. */
export class PageLife {
  readonly #page: BrowserPage
  readonly #clock: Clock
  readonly #turned: (state: PageState) => void
  readonly #listening = new AbortController()
  #state: PageState = 'seen'
  #cancelSleep: (() => void) | undefined

  /** @param turned receives each state after the first; `seen` also if it was the state before */
  constructor(clock: Clock, turned: (state: PageState) => void, page: BrowserPage = globalThis) {
    this.#clock = clock
    this.#turned = turned
    this.#page = page
    const { signal } = this.#listening
    page.window.addEventListener('pagehide', () => this.#turn('asleep'), { signal })
    page.window.addEventListener('pageshow', ({ persisted }) => persisted && this.#look(), { signal })
    page.document.addEventListener('visibilitychange', () => this.#look(), { signal })
    if (page.document.hidden) this.#hide()
  }

  get state(): PageState {
    return this.#state
  }

  end(): void {
    this.#listening.abort()
    this.#cancelSleep?.()
  }

  #look(): void {
    if (!this.#page.document.hidden) this.#turn('seen')
    else if (this.#state === 'seen') this.#hide()
  }

  #hide(): void {
    this.#turn('unseen')
    this.#cancelSleep = this.#clock.after(asleepAfterMs, () => this.#turn('asleep'))
  }

  #turn(state: PageState): void {
    this.#cancelSleep?.()
    this.#state = state
    this.#turned(state)
  }
}
