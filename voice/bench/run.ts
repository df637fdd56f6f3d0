/**
 * `npm run bench:voice -- --model DIR --clips DIR`: transcribes recordings with the grammar and without it, and prints as
 * JSON the recognized share of the spoken items, the duration and the memory usage.
 *
 * Each recording has a text file of the same name beside it with the spoken text: `lapte.webm` and `lapte.txt`.
 */
import { fork } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Problem, runScript } from '../../scripts/lib/problem.ts'
import { ensurePackages } from '../../scripts/lib/voice/packages.ts'
import { nameKey, parseSpoken } from '../../src/domain/with-all-words.ts'
import type { WayReport } from './measure.ts'

/** With the grammar, or without it. */
const ways = ['grammar', 'free'] as const
type Way = (typeof ways)[number]

interface Recorded {
  path: string
  said: string
}

function readWish(): { model: string; clips: string } {
  const { model, clips } = parseArgs({
    options: { model: { type: 'string' }, clips: { type: 'string' } },
  }).values
  if (model && clips) return { model: resolve(model), clips: resolve(clips) }
  throw new Problem('Name both folders: npm run bench:voice -- --model DIR --clips DIR')
}

function recordedIn(folder: string): Recorded[] {
  const recorded = readdirSync(folder).flatMap((file) => {
    const text = join(folder, `${file.slice(0, -extname(file).length)}.txt`)
    if (extname(file) === '.txt' || !existsSync(text)) return []
    return [{ path: join(folder, file), said: readFileSync(text, 'utf8').trim() }]
  })
  if (recorded.length > 0) return recorded
  throw new Problem(`${folder} holds no recording with a text of what was said beside it.`)
}

function measure(way: Way, model: string, recorded: readonly Recorded[]): Promise<WayReport> {
  const child = fork(join(import.meta.dirname, 'measure.ts'), {
    env: { ...process.env, VOICE_MODEL_DIR: model },
  })
  child.send({ isFree: way === 'free', paths: recorded.map(({ path }) => path) })
  return new Promise((done, fail) => {
    child.on('message', (report) => done(report as WayReport))
    child.on('exit', () => fail(new Problem(`Hearing by ${way} failed, as said above.`)))
  })
}

/** The results of one way over all clips. */
interface Summary {
  clips: number
  /** Clips with exactly the spoken items, with their quantities and units. */
  exactClips: number
  itemsSaid: number
  /** Number of the spoken items that were found. */
  itemsFound: number
  secondsMedian: number
  secondsSlowest: number
  peakMemoryMB: number
}

/** @param said the spoken text of each clip, in the order of the answers */
function summarize(said: readonly string[], { answers, peakMemoryMB }: WayReport): Summary {
  const wanted = said.map(itemsIn)
  const found = answers.map(({ text }) => itemsIn(text))
  const seconds = answers.map((answer) => answer.seconds).toSorted((a, b) => a - b)
  const common = wanted.map((items, clip) => items.filter((item) => found[clip]?.includes(item)).length)
  return {
    clips: said.length,
    exactClips: wanted.filter((items, clip) => items.join('|') === found[clip]?.join('|')).length,
    itemsSaid: wanted.flat().length,
    itemsFound: common.reduce((sum, count) => sum + count, 0),
    secondsMedian: seconds[Math.floor(seconds.length / 2)] ?? 0,
    secondsSlowest: seconds.at(-1) ?? 0,
    peakMemoryMB,
  }
}

/** The items of a text in a form that can be compared, sorted. */
function itemsIn(text: string): string[] {
  const { items } = parseSpoken(text)
  return items.map(({ name, quantity, unit }) => [nameKey(name), quantity, unit].join(' ')).toSorted()
}

await runScript(async () => {
  const { model, clips } = readWish()
  const recorded = recordedIn(clips)
  ensurePackages()
  const said = recorded.map((clip) => clip.said)
  const result: Record<string, unknown> = { model }
  for (const way of ways) {
    const report = await measure(way, model, recorded)
    const answers = report.answers.map(({ text }, at) => ({ said: said[at], heard: text }))
    result[way] = { ...summarize(said, report), answers }
  }
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
})
process.exit()
