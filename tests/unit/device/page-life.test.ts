import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PageLife, type PageState } from '../../../src/device/page-life.ts'
import { browserClock } from '../../../src/device/time.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A fake page of a browser that records its states. */
class FakePage {
  readonly states: PageState[] = []
  readonly #window = new EventTarget()
  readonly #document = Object.assign(new EventTarget(), { hidden: false })
  readonly life: PageLife

  constructor(hidden = false) {
    this.#document.hidden = hidden
    const page = { window: this.#window, document: this.#document } as unknown as typeof globalThis
    this.life = new PageLife(browserClock, (state) => this.states.push(state), page)
  }

  show(hidden: boolean): void {
    this.#document.hidden = hidden
    this.#document.dispatchEvent(new Event('visibilitychange'))
  }

  /** Fires the events in the order of browsers: first the page is left, then it is hidden. */
  leave(): void {
    this.#window.dispatchEvent(new Event('pagehide'))
    this.show(true)
  }

  /** @param persisted true if the browser kept the page */
  comeBack(persisted: boolean): void {
    this.#document.hidden = false
    this.#window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  }
}

describe('a page', () => {
  test.each<[string, (page: FakePage) => unknown, PageState[]]>([
    ['that is hidden is unseen at once', (page) => page.show(true), ['unseen']],
    [
      'hidden for less than 30 s has not slept',
      (page) => [page.show(true), vi.advanceTimersByTime(29_999), page.show(false)],
      ['unseen', 'seen'],
    ],
    [
      'hidden for 30 s sleeps until it is seen',
      (page) => [page.show(true), vi.advanceTimersByTime(30_000), page.show(false)],
      ['unseen', 'asleep', 'seen'],
    ],
    [
      'seen in between starts its 30 s again',
      (page) => [page.show(true), vi.advanceTimersByTime(20_000), page.show(false), page.show(true)],
      ['unseen', 'seen', 'unseen'],
    ],
    ['that is left sleeps at once', (page) => page.leave(), ['asleep']],
    ['that was kept wakes', (page) => [page.leave(), page.comeBack(true)], ['asleep', 'seen']],
    ['shown for the first time is nothing new', (page) => page.comeBack(false), []],
  ])('%s', (_, happens, states) => {
    const page = new FakePage()
    happens(page)
    expect(page.states).toEqual(states)
    expect(page.life.state).toBe(states.at(-1) ?? 'seen')
  })

  test('opened in the background is unseen, and sleeps after 30 s', () => {
    const page = new FakePage(true)
    expect(page.life.state).toBe('unseen')
    vi.advanceTimersByTime(30_000)
    expect(page.life.state).toBe('asleep')
  })

  test('is followed no more once its list is closed', () => {
    const page = new FakePage()
    page.show(true)
    page.life.end()
    vi.advanceTimersByTime(60_000)
    page.show(false)
    expect(page.states).toEqual(['unseen'])
  })
})
