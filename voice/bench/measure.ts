import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Problem } from '../../scripts/lib/problem.ts'
import { nameKey, parseSpoken } from '../../src/domain/with-all-words.ts'
import type { makeTranscriber, Transcript } from '../decode/transcriber.ts'

/** A recording, and the spoken text; null if nothing to buy is named. */
export interface SaidClip {
  file: string
  said: string | null
}

/** `right`: exactly the spoken items, or none if none was named. `asked`: an unknown word was offered. */
type Outcome = 'right' | 'false' | 'nothing' | 'asked'

export interface Measurement extends SaidClip {
  outcome: Outcome
  heard: string
  cpuSeconds: number
  /** Words to insert, delete or replace to get the spoken text. */
  wordErrors: number
}

/**
 * Reads a folder of recordings: a table `clips.jsonl` with `{"file", "said"}` in each line, or a text file of the same name
 * beside each recording.
 */
export function readClips(folder: string): SaidClip[] {
  const table = join(folder, 'clips.jsonl')
  const clips = existsSync(table) ? rowsOf(readFileSync(table, 'utf8')) : clipsWithTexts(folder)
  if (clips.length > 0) return clips
  throw new Problem(
    `${folder} has neither clips.jsonl nor recordings with a text of what was said beside them.`,
  )
}

/** Transcribes one clip after the other. */
export async function* measureClips(
  transcribe: Awaited<ReturnType<typeof makeTranscriber>>,
  folder: string,
  clips: readonly SaidClip[],
): AsyncGenerator<Measurement> {
  for (const clip of clips) {
    const before = cpuSeconds()
    const bytes = new Uint8Array(readFileSync(join(folder, clip.file)))
    const transcript = await transcribe({ bytes, names: [] })
    const heard = transcript.kind === 'text' ? transcript.text : ''
    yield {
      ...clip,
      outcome: outcomeOf(clip, transcript),
      heard: 'said' in transcript ? `(${transcript.kind}: ${transcript.said})` : heard,
      cpuSeconds: cpuSeconds() - before,
      wordErrors: clip.said === null ? 0 : wordErrors(wordsOf(clip.said), wordsOf(heard)),
    }
  }
}

/** The counts of some measurements. */
export function summaryOf(measured: readonly Measurement[]) {
  const count = (outcome: Outcome) => measured.filter((one) => one.outcome === outcome).length
  const seconds = measured.map((one) => one.cpuSeconds).toSorted((a, b) => a - b)
  const words = measured.reduce((sum, { said }) => sum + wordsOf(said ?? '').length, 0)
  return {
    clips: measured.length,
    right: count('right'),
    false: count('false'),
    nothing: count('nothing'),
    asked: count('asked'),
    wordErrorRate: rounded(measured.reduce((sum, one) => sum + one.wordErrors, 0) / Math.max(1, words)),
    cpuSecondsMedian: rounded(seconds[Math.floor(seconds.length / 2)] ?? 0),
    cpuSecondsMost: rounded(seconds[seconds.length - 1] ?? 0),
    peakMemoryMB: Math.round(process.resourceUsage().maxRSS / 1_024),
  }
}

function rowsOf(table: string): SaidClip[] {
  return table
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as SaidClip)
}

function clipsWithTexts(folder: string): SaidClip[] {
  return readdirSync(folder).flatMap((file) => {
    const text = join(folder, `${file.slice(0, -extname(file).length)}.txt`)
    if (extname(file) === '.txt' || !existsSync(text)) return []
    return [{ file, said: readFileSync(text, 'utf8').trim() || null }]
  })
}

function outcomeOf({ said }: SaidClip, transcript: Transcript): Outcome {
  const text = transcript.kind === 'text' ? transcript.text : ''
  if (said === null) return text === '' ? 'right' : 'false'
  if (text !== '') return itemsIn(text) === itemsIn(said) ? 'right' : 'false'
  return transcript.kind === 'offer' ? 'asked' : 'nothing'
}

/** The items of a text in a form that can be compared. */
function itemsIn(text: string): string {
  const { items } = parseSpoken(text)
  return items
    .map(({ name, quantity, unit }) => [nameKey(name), quantity, unit].join(' '))
    .toSorted()
    .join('|')
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function wordErrors(said: readonly string[], heard: readonly string[]): number {
  let before = Array.from({ length: heard.length + 1 }, (_, at) => at)
  for (const [row, word] of said.entries()) {
    const current = [row + 1]
    for (const [at, other] of heard.entries()) {
      const replaced = (before[at] ?? 0) + (word === other ? 0 : 1)
      current.push(Math.min(replaced, (before[at + 1] ?? 0) + 1, (current[at] ?? 0) + 1))
    }
    before = current
  }
  return before[heard.length] ?? 0
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
