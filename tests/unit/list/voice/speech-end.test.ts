import { describe, expect, test } from 'vitest'
import { SpeechEnd } from '../../../../src/list/voice/speech-end.ts'

/** Levels by how long each lasts in ms; looked at every 50 ms. @returns the ms at which speech is over */
function overAfter(...levels: readonly (readonly [level: number, ms: number])[]): number | undefined {
  const end = new SpeechEnd()
  let now = 0
  for (const [level, ms] of levels) {
    for (const until = now + ms; now < until; now += 50) if (end.isOver(level, now)) return now
  }
  return undefined
}

describe('speech is over', () => {
  test('0.7 s after the last word', () => {
    expect(overAfter([0.1, 500], [0.6, 400], [0.1, 2_000])).toBe(1_550)
  })

  test('in a loud room too', () => {
    expect(overAfter([0.4, 500], [0.8, 400], [0.4, 2_000])).toBe(1_550)
  })

  test('not in a pause between two words', () => {
    expect(overAfter([0.1, 500], [0.6, 400], [0.1, 600], [0.6, 400], [0.1, 2_000])).toBe(2_550)
  })
})

describe('speech is not over', () => {
  test.each([
    ['before the first word', [[0.1, 4_000]]],
    [
      'after a click',
      [
        [0.1, 500],
        [0.9, 100],
        [0.1, 3_000],
      ],
    ],
    [
      'while somebody speaks',
      [
        [0.1, 500],
        [0.6, 3_500],
      ],
    ],
    ['without sound data', [[0, 4_000]]],
  ] as const)('%s', (_, levels) => expect(overAfter(...levels)).toBeUndefined())
})
