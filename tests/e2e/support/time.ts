import type { Page } from '@playwright/test'

/**
 * Makes timeouts of up to 10 s on later pages last forever: no time limit for speaking runs out and no message disappears,
 * however slow the machine is.
 *
 * @param fromMs shorter timeouts are unchanged
 */
export async function withoutLimits(page: Page, fromMs = 4_000): Promise<void> {
  await page.addInitScript((shortestMs) => {
    const later = setTimeout
    globalThis.setTimeout = ((task: TimerHandler, delayMs = 0) =>
      delayMs >= shortestMs && delayMs <= 10_000 ? 0 : later(task, delayMs)) as typeof setTimeout
  }, fromMs)
}

/** Stops the clock: time passes only when the test advances it. */
export async function stopTheClock({ clock }: Page): Promise<void> {
  await clock.install()
  await clock.pauseAt(Date.now() + 60_000)
}
