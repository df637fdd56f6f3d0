import { expect, type Locator, type Page } from '@playwright/test'

/** Somebody who speaks to their list. */
export class Speaker {
  readonly page: Page
  readonly start: Locator
  readonly stop: Locator

  constructor(page: Page) {
    this.page = page
    this.start = page.getByRole('button', { name: 'Introducere vocală' })
    this.stop = page.getByRole('button', { name: 'Oprește înregistrarea' })
  }

  /** There are so many seconds left to speak, or fewer. */
  async hasSecondsLeft(seconds: number): Promise<void> {
    const left = Array.from({ length: seconds + 1 }, (_, at) => at).join('|')
    await expect(this.page.getByText(new RegExp(`^încă (${left}) s$`))).toBeVisible()
  }

  /** Presses, speaks until there is enough to be heard, and presses again. */
  async speak(): Promise<void> {
    await this.start.click()
    await this.hasSecondsLeft(2)
    await this.stop.click()
  }
}

/** The microphone of the pages to come is a tone made in the browser. */
export async function pretendMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext()
      const tone = context.createOscillator()
      const microphone = context.createMediaStreamDestination()
      tone.connect(microphone)
      tone.start()
      return microphone.stream
    }
  })
}

/** The server, for this page, has an engine or none; with `text` undefined it never answers a recording. */
export async function pretendEngine(page: Page, engine: boolean, text?: string): Promise<void> {
  await page.route('**/api/voice-to-text', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: { engine } })
    return text === undefined ? undefined : route.fulfill({ json: { text } })
  })
}

/** What Chromium calls its own recognition goes away, as in browsers that have none. */
export async function withoutOwnRecognition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'webkitSpeechRecognition')
    Reflect.deleteProperty(globalThis, 'SpeechRecognition')
  })
}

/** A browser that recognises speech by itself, and always hears the same. */
export async function pretendRecognition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Recogniser extends EventTarget {
      lang = ''
      start() {
        setTimeout(() => this.dispatchEvent(new Event('start')))
      }
      stop() {
        const results = this.lang === 'ro-RO' ? [[{ transcript: 'două kile de cartofi' }]] : []
        this.dispatchEvent(Object.assign(new Event('result'), { results }))
        this.dispatchEvent(new Event('end'))
      }
      abort() {
        this.dispatchEvent(new Event('end'))
      }
    }
    Object.assign(globalThis, { SpeechRecognition: Recogniser })
  })
}
