import type { Clock } from './ports.ts'

/** The real time of a browser. */
export const browserClock: Clock = {
  after(delayMs, task) {
    const timer = setTimeout(task, delayMs)
    return () => clearTimeout(timer)
  },
  random: Math.random,
}
