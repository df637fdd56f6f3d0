/** Transcribes clips with the grammar or without it, in a process of its own so that its memory can be measured. */
import { readFileSync } from 'node:fs'
import { readVoiceSettings } from '../../src/settings/voice-settings.ts'
import { makeTranscriber } from '../decode/transcriber.ts'

/** The results of all clips, in the order of the clips. */
export interface WayReport {
  answers: { text: string; seconds: number }[]
  peakMemoryMB: number
}

process.on('message', async ({ paths }: { paths: readonly string[] }) => {
  const transcribe = await makeTranscriber(readVoiceSettings())
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
