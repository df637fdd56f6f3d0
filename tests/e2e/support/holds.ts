import type { Page } from '@playwright/test'

/** Milliseconds after its press from which on a sheet counts as late, with a small margin. */
const lateMs = 650
const pollingMs = 20

/** Waits until an answer to a press that has been made would be late. */
export async function becomesLate(page: Page): Promise<void> {
  const pressedAt = await page.evaluate(() => performance.now())
  const isPast = (endMs: number) => performance.now() > endMs
  await page.waitForFunction(isPast, pressedAt + lateMs, { polling: pollingMs })
}

/** Makes pages hold presses on what comes late until `endHolds`, however slow the machine is. */
export function prolongHolds(page: Page): Promise<void> {
  return page.addInitScript(() =>
    addEventListener('animationstart', ({ animationName }) => {
      if (animationName === 'held') for (const animation of document.getAnimations()) animation.pause()
    }),
  )
}

export function endHolds(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
}
