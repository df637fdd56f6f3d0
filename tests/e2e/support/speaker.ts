import { expect, type Locator, type Page } from '@playwright/test'

/** A person who speaks to the list. */
export class Speaker {
  readonly page: Page
  readonly start: Locator
  readonly stop: Locator

  constructor(page: Page) {
    this.page = page
    this.start = page.getByRole('button', { name: 'Introducere vocală' })
    this.stop = page.getByRole('button', { name: 'Oprește înregistrarea' })
  }

  /** Waits until at most `seconds` seconds are left to speak. */
  async hasSecondsLeft(seconds: number): Promise<void> {
    const left = Array.from({ length: seconds + 1 }, (_, at) => at).join('|')
    await expect(this.page.getByText(new RegExp(`^încă (${left}) s$`))).toBeVisible()
  }

  /** Notes on later pages how many seconds recordings get. @returns reads the most that the screen has named; 0 if none */
  async followSeconds(): Promise<() => Promise<number>> {
    await this.page.addInitScript(() => {
      const followed = { mostSeconds: 0 }
      Object.assign(globalThis, { followed })
      new MutationObserver(() => {
        const [, seconds = 0] =
          /^încă (\d+) s$/.exec(document.querySelector('.voice-remaining')?.textContent ?? '') ?? []
        followed.mostSeconds = Math.max(followed.mostSeconds, Number(seconds))
      }).observe(document, { childList: true, characterData: true, subtree: true })
    })
    return () =>
      this.page.evaluate(
        () => (globalThis as unknown as { followed: { mostSeconds: number } }).followed.mostSeconds,
      )
  }

  /** Presses, speaks long enough for a recognizable recording, and presses again. */
  async speak(): Promise<void> {
    await this.start.click()
    await this.hasSecondsLeft(2)
    await this.stop.click()
  }
}

/**
 * Makes later pages measure one loudness all the time, so that a recording does not end by itself before its time is over: a
 * busy machine delivers sound with gaps, which otherwise count as the end of what was said.
 */
export async function speakWithoutPauses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AnalyserNode.prototype.getFloatTimeDomainData = (wave) => void wave.fill(0.25)
  })
}

/** Replaces the microphone of later pages with a tone. */
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

/** Sets whether the server has a speech engine, for this page; with `text` undefined it never answers a recording. */
export async function pretendEngine(page: Page, engine: boolean, text?: string): Promise<void> {
  await page.route('**/api/voice-to-text', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: { engine } })
    return text === undefined ? undefined : route.fulfill({ json: { text } })
  })
}

/** Removes Chromium's own speech recognition, as in browsers without one. */
export async function withoutOwnRecognition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'webkitSpeechRecognition')
    Reflect.deleteProperty(globalThis, 'SpeechRecognition')
  })
}

/** Adds a speech recognition to the browser that always hears the same sentence, and its beginning first. */
export async function pretendRecognition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Recogniser extends EventTarget {
      lang = ''
      interimResults = false
      start() {
        setTimeout(() => {
          this.dispatchEvent(new Event('start'))
          if (this.interimResults) this.#hear('două kile')
        })
      }
      stop() {
        this.#hear('două kile de cartofi')
        this.dispatchEvent(new Event('end'))
      }
      #hear(transcript: string) {
        const results = this.lang === 'ro-RO' ? [[{ transcript }]] : []
        this.dispatchEvent(Object.assign(new Event('result'), { results }))
      }
      abort() {
        this.dispatchEvent(new Event('end'))
      }
    }
    Object.assign(globalThis, { SpeechRecognition: Recogniser })
  })
}
