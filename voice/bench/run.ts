/**
 * `npm run bench:voice -- --clips DIR [--model DIR]`: transcribes recordings and prints each as it is done, then the counts:
 * right, false, nothing, asked, word errors, processor time and memory. It ends after ten minutes at the latest.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Problem, runScript } from '../../scripts/lib/problem.ts'
import { ensurePackages } from '../../scripts/lib/voice/packages.ts'
import { readVoiceSettings } from '../../src/settings/voice-settings.ts'
import { type Measurement, measureClips, readClips, summaryOf } from './measure.ts'

const longestMs = 570_000

await runScript(async () => {
  const { model, clips } = parseArgs({
    options: { model: { type: 'string' }, clips: { type: 'string' } },
  }).values
  if (!clips)
    throw new Problem('Name the folder of the recordings: npm run bench:voice -- --clips DIR [--model DIR]')
  const recorded = readClips(clips)
  ensurePackages()
  const { makeTranscriber } = await import('../decode/transcriber.ts')
  const settings = readVoiceSettings()
  const transcribe = await makeTranscriber({
    ...settings,
    givenModelDir: model ? resolve(model) : settings.givenModelDir,
  })
  const measured: Measurement[] = []
  for await (const one of measureClips(transcribe, clips, recorded)) {
    measured.push(one)
    const { outcome, cpuSeconds, file, said, heard } = one
    process.stdout.write(
      `${outcome.padEnd(8)}${cpuSeconds.toFixed(2).padStart(6)} s  ${file}: ${said ?? '–'} → ${heard || '–'}\n`,
    )
    if (performance.now() > longestMs) break
  }
  if (measured.length < recorded.length)
    process.stdout.write(`Ten minutes are over: ${recorded.length - measured.length} clips were left out.\n`)
  process.stdout.write(`${JSON.stringify(summaryOf(measured))}\n`)
})
process.exit()
