import { expect } from 'vitest'
import { untilThere } from '../../support/limits.ts'
import type { EngineBrowser, EnginePage } from './engine-page.ts'

/** Longer than the time for which rows that have moved ignore presses. */
const pressAgainMs = 700

interface Place {
  x: number
  y: number
}

/** A person with a browser of an engine, and their actions on a list. */
export class Guest {
  readonly page: EnginePage
  readonly #browser: EngineBrowser

  constructor(browser: EngineBrowser) {
    this.#browser = browser
    this.page = browser.page
  }

  /** Opens an address and waits until the page reacts to input. */
  async open(url: string): Promise<void> {
    await this.page.open(url)
    await this.comes("document.readyState === 'complete' && !document.querySelector('astro-island[ssr]')")
  }

  /** Waits until an expression in the page is true. */
  async comes(expression: string): Promise<void> {
    await expect.poll(() => this.#isTrue(expression), { ...untilThere, message: expression }).toBe(true)
  }

  /** Waits for a control with this name; without one, for one whose name begins with it. */
  async control(name: string): Promise<Place> {
    let place: Place | undefined
    await expect
      .poll(
        async () => {
          place = await this.#placeOf(name)
          return place !== undefined
        },
        { ...untilThere, message: name },
      )
      .toBe(true)
    return place ?? expect.unreachable()
  }

  /** Presses a control by its accessible name. */
  async press(name: string): Promise<void> {
    const { x, y } = await this.control(name)
    await this.page.press(x, y)
  }

  /** Presses a control until a condition holds, because rows that have just moved ignore presses. */
  async pressUntil(name: string, expression: string): Promise<void> {
    await expect
      .poll(
        async () => {
          if (await this.#isTrue(expression)) return true
          const place = await this.#placeOf(name)
          if (place) await this.page.press(place.x, place.y)
          return this.#isTrue(expression)
        },
        { ...untilThere, interval: pressAgainMs, message: `${name} until ${expression}` },
      )
      .toBe(true)
  }

  /** Replaces the text of a field by typing. */
  async fill(name: string, text: string): Promise<void> {
    await this.press(name)
    await this.page.evaluate('document.activeElement.select()')
    await this.page.type(text)
  }

  async add(text: string): Promise<void> {
    await this.fill('Produse de adăugat', `${text}\n`)
  }

  troubles(): string[] {
    return this.#browser.troubles()
  }

  async #isTrue(expression: string): Promise<boolean> {
    return (await this.page.evaluate(`Promise.resolve(${expression}).then(Boolean)`)) === true
  }

  async #placeOf(name: string): Promise<Place | undefined> {
    const place = await this.page.evaluate(`(${placeInPage})(${JSON.stringify(name)})`)
    return isPlace(place) ? place : undefined
  }

  close(): Promise<void> {
    return this.#browser.close()
  }
}

function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null && 'x' in value && 'y' in value
}

/**
 * Runs in the page. Returns the middle of the control with this name if it is at rest and a press there reaches it,
 * otherwise null.
 */
const placeInPage = `async (name) => {
  const nameOf = (one) =>
    one.getAttribute('aria-label') || [...(one.labels ?? [])].map((label) => label.innerText).join(' ') || one.innerText || ''
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  const controls = [...top.querySelectorAll('button, a[href], input, textarea, select, summary, [role=option], [role=switch]')]
  const named = controls.map((one) => ({ one, name: nameOf(one).replace(/\\s+/g, ' ').trim() }))
  const found = named.find((each) => each.name === name) ?? named.find((each) => each.name.startsWith(name))
  if (!found) return null
  const boxOf = () => found.one.getBoundingClientRect()
  if (boxOf().top < 0 || boxOf().bottom > innerHeight) found.one.scrollIntoView({ block: 'center' })
  const before = boxOf()
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  const { x, y, width, height } = boxOf()
  const middle = { x: x + width / 2, y: y + height / 2 }
  const hit = document.elementFromPoint(middle.x, middle.y)
  const isHit = hit && [found.one, ...(found.one.labels ?? [])].some((one) => one.contains(hit))
  return isHit && x === before.x && y === before.y ? middle : null
}`
