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

/** Milliseconds by which a stopped clock is ahead: more than any page is old, so that no time of the page lies after it. */
const aheadMs = 600_000

/** Stops the clock: time passes only when the test advances it. @returns the time at which it stands, in ms since 1970 */
export async function stopTheClock({ clock }: Page): Promise<number> {
  const standsAt = Date.now() + aheadMs
  await clock.install()
  await clock.pauseAt(standsAt)
  return standsAt
}
