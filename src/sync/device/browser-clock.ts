import type { Clock } from './ports.ts'

/** Clock with the timers of the browser. */
export const browserClock: Clock = {
  after(delayMs, task) {
    const timer = setTimeout(task, delayMs)
    return () => clearTimeout(timer)
  },
  random: Math.random,
}
