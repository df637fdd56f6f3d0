import type { Page } from '@playwright/test'

/**
 * The pages to come wait for ever where they would wait up to 10 s: nobody's time to speak runs out, and no message goes
 * away, however slow the machine.
 *
 * @param fromMs shorter times pass as ever
 */
export async function withoutLimits(page: Page, fromMs = 4_000): Promise<void> {
  await page.addInitScript((shortestMs) => {
    const later = setTimeout
    globalThis.setTimeout = ((task: TimerHandler, delayMs = 0) =>
      delayMs >= shortestMs && delayMs <= 10_000 ? 0 : later(task, delayMs)) as typeof setTimeout
  }, fromMs)
}

/** From here on time passes only when the test says so. */
export async function stopTheClock({ clock }: Page): Promise<void> {
  await clock.install()
  await clock.pauseAt(Date.now() + 60_000)
}
