/**
 * Publishes what admins have written, by hand; the running site does the same by itself after each edit. With --if-behind:
 * only asks the running site to, where that is not what is published.
 */
import { dataFolder } from './lib/data-folder.ts'
import { Problem, runScript } from './lib/problem.ts'
import { alone } from './lib/publish/alone.ts'

await runScript(async () => {
  const folder = dataFolder()
  if (process.argv.includes('--if-behind')) {
    const { publishIfBehind } = await import('./lib/publish/catch-up.ts')
    return publishIfBehind(folder)
  }
  const { publishContent } = await import('./lib/publish/publish-content.ts')
  const { state, message, details } = await alone(folder, () => publishContent(folder))
  if (state === 'failed') throw new Problem(`${message}\n${details}`.trim())
  process.stdout.write(`${message}\n`)
})
