import { Problem } from '../problem.ts'

const heading = /^## (.+)$/gm
const ofVersion = /^\d+\.\d+\.\d+,/

/** A changelog in which the newest days belong to a version. */
interface Released {
  text: string
  /** What that version changes: its days, without the heading above them. */
  part: string
}

/**
 * Puts a version's heading above the days that belong to none yet, which stand first.
 *
 * @param text of CHANGELOG.md
 * @param day on which it is released, '27 November 2026'
 * @throws Problem when no such day is there
 */
export function releaseChangelog(text: string, version: string, day: string): Released {
  const headings = [...text.matchAll(heading)]
  const newest = headings[0]
  const before = headings.find(([, words = '']) => ofVersion.test(words))
  if (!newest || newest === before)
    throw new Problem('CHANGELOG.md tells nothing new since the last version: there is nothing to release.')
  const part = text.slice(newest.index, before?.index).trim()
  const rest = text.slice(newest.index)
  return {
    text: `${text.slice(0, newest.index)}## ${version}, released on ${day}\n\n${rest}`,
    part: `${part}\n`,
  }
}
