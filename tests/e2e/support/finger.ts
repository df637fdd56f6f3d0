import type { CDPSession, Locator, Page } from '@playwright/test'

const stepPx = 10

/** A finger on the touch screen: sends touch events, from which the browser itself makes scrolls and presses. */
export class Finger {
  readonly #page: Page
  #session: CDPSession | undefined
  #at = { x: 0, y: 0 }

  constructor(page: Page) {
    this.#page = page
  }

  /** Puts the finger on the middle of an element. */
  async touch(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (!box) throw new Error('there is nothing to touch')
    await this.touchAt({ x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) })
  }

  /** @param at in px from the window's corner */
  async touchAt(at: { x: number; y: number }): Promise<void> {
    this.#at = at
    await this.#send('touchStart', [this.#at])
  }

  /** Moves the finger in small steps, as a hand does. */
  async draw(dx: number, dy = 0): Promise<void> {
    const steps = Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / stepPx)
    const from = this.#at
    for (let step = 1; step <= steps; step += 1) {
      this.#at = { x: from.x + (dx * step) / steps, y: from.y + (dy * step) / steps }
      await this.#send('touchMove', [this.#at])
    }
  }

  async letGo(): Promise<void> {
    await this.#send('touchEnd', [])
  }

  /** Cancels the touch as the system does, for example for an incoming call or a swipe from the screen's edge. */
  async interrupt(): Promise<void> {
    await this.#send('touchCancel', [])
  }

  async swipe(target: Locator, dx: number): Promise<void> {
    await this.touch(target)
    await this.draw(dx)
    await this.letGo()
  }

  async #send(
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    touchPoints: { x: number; y: number }[],
  ): Promise<void> {
    this.#session ??= await this.#page.context().newCDPSession(this.#page)
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
}
