import type { Page } from '@playwright/test'

/** Sounds that a page has played, and its vibrations. */
export interface Felt {
  tones: { frequencyHz: number; durationS: number }[]
  vibrationsMs: (number | number[])[]
}

/** Records the sounds and vibrations of the page; call it before the page is opened. */
export async function listenTo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const felt: Felt = { tones: [], vibrationsMs: [] }
    const refusals: number[] = []
    Object.assign(window, { felt, refusals })
    navigator.vibrate = (pattern) => {
      if (document.querySelector('[data-refused]')) refusals.push(felt.vibrationsMs.length)
      felt.vibrationsMs.push(pattern as number | number[])
      return true
    }
    const { start, stop } = OscillatorNode.prototype
    const startedAt = new WeakMap<OscillatorNode, number>()
    OscillatorNode.prototype.start = function (when = 0) {
      startedAt.set(this, when)
      start.call(this, when)
    }
    OscillatorNode.prototype.stop = function (when = 0) {
      const durationS = Math.round((when - (startedAt.get(this) ?? 0)) * 1000) / 1000
      felt.tones.push({ frequencyHz: this.frequency.value, durationS })
      stop.call(this, when)
    }
  })
}

export function feltOn(page: Page): Promise<Felt> {
  return page.evaluate(() => (window as unknown as { felt: Felt }).felt)
}

/** Returns the record without vibrations for presses that were ignored because rows had just moved, as on a slow machine. */
export function feltOfActions(page: Page): Promise<Felt> {
  return page.evaluate(() => {
    const { felt, refusals } = window as unknown as { felt: Felt; refusals: number[] }
    return { ...felt, vibrationsMs: felt.vibrationsMs.filter((_, index) => !refusals.includes(index)) }
  })
}
