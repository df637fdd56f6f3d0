import { type LongText, plainTexts, textOf, worstTexts } from '../support/readers/long-texts.ts'
import { type Reader, readers } from '../support/readers/readers.ts'
import { readingMs, wantedMs } from '../support/readers/reading-time.ts'
import { type Figure, figure } from './kit/figure.ts'
import type { Measurement } from './kit/workbench.ts'

const whole = 1_000_000
/** Length of the texts among which the slowest is found. */
const sample = whole / 16
const rounds = 5

/** Times every reader of external text, with 1 MB of the text that takes it longest. */
export const textReaders: Measurement = async () => Object.entries(readers).map(timed)

function timed([name, read]: [string, Reader]): Figure {
  read('lapte')
  const worst = worstFor(read)
  const text = textOf(worst, whole)
  const times = Array.from({ length: rounds }, () => readingMs(read, text))
  return figure(`${name} reads 1 MB of ${spelled(worst)}`, 'ms', times, { median: wantedMs })
}

function worstFor(read: Reader): LongText {
  const times = [...worstTexts, ...plainTexts].map((text) => ({
    text,
    ms: readingMs(read, textOf(text, sample)),
  }))
  return times.reduce((worst, one) => (one.ms > worst.ms ? one : worst)).text
}

function spelled({ frame, open, close }: LongText): string {
  const repeated = JSON.stringify(close === '' ? open : `${open}…${close}`)
  return frame === 'none' ? repeated : `${repeated} (${frame})`
}
