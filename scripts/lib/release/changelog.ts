import { Problem } from '../problem.ts'

const heading = /^## (.+)$/gm
const ofVersion = /^\d+\.\d+\.\d+,/

/** A changelog in which the newest days belong to a version. */
interface Released {
  text: string
  /** Changes of that version: its days, without the heading above them. */
  part: string
}

/**
 * Puts a version's heading above the days that belong to no version yet, which come first.
 *
 * @param text of CHANGELOG.md
 * @param day of the release, '27 November 2026'
 * @throws Problem when there is no such day
 */
export function releaseChangelog(text: string, version: string, day: string): Released {
  const headings = [...text.matchAll(heading)]
  const newest = headings[0]
  const before = headings.find(([, words = '']) => ofVersion.test(words))
  if (!newest || newest === before)
    throw new Problem('CHANGELOG.md has nothing new since the last version: there is nothing to release.')
  const part = text.slice(newest.index, before?.index).trim()
  const rest = text.slice(newest.index)
  return {
    text: `${text.slice(0, newest.index)}## ${version}, released on ${day}\n\n${rest}`,
    part: `${part}\n`,
  }
}
