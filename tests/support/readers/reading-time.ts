import type { Reader } from './readers.ts'

/** Limit in ms for reading 1 MB on an idle machine. */
export const wantedMs = 200

/** Limit in ms for reading 1 MB on a slow or busy machine. */
const mostMs = 5 * wantedMs

/** Each length is four times the previous one, so that quadratic time is found before a reading takes minutes. */
const lengths = [16_000, 64_000, 250_000, 1_000_000] as const

/** Length of a text whose end importers cut off, which can change the kind of the text: its time is compared with no other. */
const cutLength = 1_001_000

/** Number of pieces in which as many characters as those of the whole text are read for comparison. */
const pieces = 16

/**
 * Limit for the time of a whole text in relation to that of its pieces. Linear time is a ratio of 1, or of up to 3 where memory
 * is short; quadratic time is a ratio of 16.
 */
const mostRatio = 6

/**
 * Reads a text in growing lengths up to 1 MB.
 *
 * @returns the reason why the time is too long or not proportional to the length; undefined when there is none
 */
export function slownessOf(read: Reader, textOf: (length: number) => string): string | undefined {
  const whole = lengths[3]
  for (const length of [...lengths, cutLength]) {
    const ms = readingMs(read, textOf(length))
    if (ms > mostMs) return `${length} characters take ${ms} ms`
    if (length !== whole || ms < wantedMs) continue
    const readPieces = (piece: string) => {
      for (let count = 0; count < pieces; count += 1) read(piece)
    }
    const ratio = leastMs(read, textOf(whole)) / leastMs(readPieces, textOf(whole / pieces))
    if (ratio > mostRatio) return `a whole text takes ${ratio} times as long as its pieces`
  }
  return undefined
}

/** Returns the CPU time of this thread in ms, which hardly depends on the load of the machine. */
export function readingMs(read: Reader, text: string): number {
  const before = process.threadCpuUsage()
  read(text)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

function leastMs(read: Reader, text: string): number {
  return Math.min(...[1, 2, 3].map(() => readingMs(read, text)))
}
