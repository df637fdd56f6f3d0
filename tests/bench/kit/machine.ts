import { availableParallelism, cpus, hostname, totalmem } from 'node:os'
import type { Browser } from '@playwright/test'

export interface Machine {
  name: string
  cpus: number
  model: string
  memoryGb: number
  node: string
  chromium: string
}

/** Describes the machine of the measurements. */
export function describeMachine(browser: Browser): Machine {
  return {
    name: hostname(),
    cpus: availableParallelism(),
    model: cpus()[0]?.model ?? 'unknown',
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    chromium: browser.version(),
  }
}
