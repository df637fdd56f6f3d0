import type { Clock } from './ports.ts'

/** `unseen`: hidden a moment ago. `asleep`: hidden for long, or left; it keeps no connection then. */
export type PageState = 'seen' | 'unseen' | 'asleep'

interface BrowserPage {
  window: Pick<Window, 'addEventListener'>
  document: Pick<Document, 'addEventListener' | 'hidden'>
}

/** The server ends a stream that is not read for 45 s: one that nobody looks at is hung up before. */
const asleepAfterMs = 30_000

/** Whether anybody looks at this page. A page that is left may be kept by the browser, to be gone back to. */
export class PageLife {
  readonly #page: BrowserPage
  readonly #clock: Clock
  readonly #turned: (state: PageState) => void
  readonly #listening = new AbortController()
  #state: PageState = 'seen'
  #cancelSleep: (() => void) | undefined

  /** @param turned is told each state after the first; `seen` also when it was seen already */
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
