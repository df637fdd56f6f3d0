/**
 * `npm run bench:voice -- --model DIR --clips DIR`: hears recordings with the grammar and without it, and prints how much
 * of what was said came, how long it took and what memory it needed, as JSON.
 *
 * Beside each recording lies a text file of the same name with what was said: `lapte.webm` and `lapte.txt`.
 */
import { fork } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Problem, runScript } from '../../scripts/lib/problem.ts'
import { ensurePackages } from '../install/packages.ts'
import { summarize } from './compare.ts'
import { type Way, type WayReport, ways } from './ways.ts'

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
  child.send({ way, paths: recorded.map(({ path }) => path) })
  return new Promise((done, fail) => {
    child.on('message', (report) => done(report as WayReport))
    child.on('exit', () => fail(new Problem(`Hearing by ${way} failed, as said above.`)))
  })
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
