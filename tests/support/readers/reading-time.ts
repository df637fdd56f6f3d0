import type { Reader } from './readers.ts'

/** What 1 MB may take on an idle machine. */
export const wantedMs = 200

/** What it may take where the machine is slow or has much else to do. */
const mostMs = 5 * wantedMs

/** Four times as long each, so that one that takes the square is found before it takes minutes. */
const lengths = [16_000, 64_000, 256_000, 1_000_000] as const

/** Of a text that is four times as long; the square would be 16. */
const mostRatio = 8

/**
 * Reads a text in growing lengths up to 1 MB.
 *
 * @returns why the time is not proportional to the length, or is too long
 */
export function slownessOf(read: Reader, textOf: (length: number) => string): string | undefined {
  const [, , quarter, whole] = lengths
  for (const length of lengths) {
    const ms = readingMs(read, textOf(length))
    if (ms > mostMs) return `${length} characters take ${ms} ms`
    if (length < whole || ms < wantedMs) continue
    const ratio = leastMs(read, textOf(whole)) / leastMs(read, textOf(quarter))
    if (ratio > mostRatio) return `four times as many characters take ${ratio} times as long`
  }
  return undefined
}

/** The time of the processor that this thread takes, in ms: it hardly depends on what else the machine does. */
export function readingMs(read: Reader, text: string): number {
  const before = process.threadCpuUsage()
  read(text)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

function leastMs(read: Reader, text: string): number {
  return Math.min(...[1, 2, 3].map(() => readingMs(read, text)))
}
