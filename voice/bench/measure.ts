/** Hears all clips of a folder in one way, in a process of its own, and tells what came of them. */
import { readFileSync } from 'node:fs'
import { makeTranscriber } from '../decode/transcriber.ts'
import { readSettings } from '../settings.ts'
import type { Way, WayReport } from './ways.ts'

process.on('message', async ({ way, paths }: { way: Way; paths: readonly string[] }) => {
  const transcribe = await makeTranscriber(readSettings(), { isFree: way === 'free' })
  const report: WayReport = { answers: [], peakMemoryMB: 0 }
  for (const path of paths) {
    const startedAt = performance.now()
    const heard = await transcribe({ bytes: new Uint8Array(readFileSync(path)), names: [] })
    const seconds = (performance.now() - startedAt) / 1_000
    report.answers.push({ text: heard.kind === 'text' ? heard.text : `(${heard.kind})`, seconds })
  }
  report.peakMemoryMB = Math.round(process.resourceUsage().maxRSS / 1_024)
  process.send?.(report, () => process.exit())
})
