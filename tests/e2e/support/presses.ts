import type { Locator, Page } from '@playwright/test'
import type { Person } from './person.ts'

/** Milliseconds after its press from which on a sheet counts as late, with a small margin. */
const lateMs = 650
const pollingMs = 20

/** Waits until an answer to a press that has been made would be late. */
export async function becomesLate(page: Page): Promise<void> {
  const pressedAt = await page.evaluate(() => performance.now())
  const isPast = (endMs: number) => performance.now() > endMs
  await page.waitForFunction(isPast, pressedAt + lateMs, { polling: pollingMs })
}

/** Stops all animations, so that those which begin stay at their beginning. @returns lets them go on */
export async function stopMotion({ context, page }: Person): Promise<() => Promise<unknown>> {
  const session = await context.newCDPSession(page)
  const setRate = (playbackRate: number) => session.send('Animation.setPlaybackRate', { playbackRate })
  await session.send('Animation.enable')
  await setRate(0)
  return () => setRate(1)
}

/** Shows an element as it is at a moment of its animations, and keeps it so. */
export function showAt(target: Locator, ms: number): Promise<void> {
  return target.evaluate((element, time) => {
    for (const animation of element.getAnimations()) {
      animation.pause()
      animation.currentTime = time
    }
  }, ms)
}

/** True when a press on the middle of an element is for it. */
export function takesPress(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
}
