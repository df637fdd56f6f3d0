import fs from 'node:fs'
import { hsts } from '@mdn/mdn-http-observatory/src/analyzer/hsts.js'
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js'
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js'
import { getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js'
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js'
import { vi } from 'vitest'
import type { TlsFront } from '../server/tls-front.ts'

const fullScore = 100

export interface Grade {
  status: number | undefined
  score: number
  /** The points of each test, above or below zero. */
  because: Readonly<Record<string, number>>
}

/**
 * Grades one address as the MDN HTTP Observatory does. Its own `scan` takes no ports and refuses error pages; this function
 * performs the other steps of `scan`.
 */
export async function grade({ httpPort, httpsPort }: TlsFront, path: string): Promise<Grade> {
  const retrieved = await retrieve('localhost', { httpPort, httpsPort, path })
  const results = ALL_TESTS.map((test) => test(retrieved).result ?? 'no-result')
  const because = Object.fromEntries(
    results.map((result) => [result, getScoreModifier(result)] as const).filter(([, points]) => points !== 0),
  )
  return { status: retrieved.responses.auto?.status, score: scoreFrom(Object.values(because)), because }
}

/** Extra points count only when few points were lost. */
function scoreFrom(points: readonly number[]): number {
  const sum = (added: readonly number[]) => added.reduce((score, each) => score + each, fullScore)
  const withoutExtra = sum(points.filter((each) => each < 0))
  return withoutExtra >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : withoutExtra
}

/** Sets an empty list of preloaded sites. The real list is downloaded by a script of the package that is never run here. */
export function preloadNobody(): void {
  vi.spyOn(fs, 'readFileSync').mockReturnValueOnce('{}')
  hsts()
  vi.restoreAllMocks()
}
