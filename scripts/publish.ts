/**
 * Publishes the content that admins have written, by hand; the running site does the same automatically after each edit.
 * With --if-behind it only makes the running site publish, if the content is not published yet.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { noteDamage } from '../src/server/health/read-damage.ts'
import { dataFolder } from './lib/data-folder.ts'
import { Problem, runScript } from './lib/problem.ts'

await runScript(async () => {
  const folder = dataFolder()
  if (process.argv.includes('--if-behind')) {
    const { publishIfBehind } = await import('./lib/publish/catch-up.ts')
    return publishIfBehind(folder)
  }
  const { publishContent } = await import('./lib/publish/publish-content.ts')
  const { state, message, details } = await alone(folder, () => publishContent(folder)).catch((error) => {
    noteDamage(folder, error)
    throw error
  })
  if (state === 'failed') throw new Problem(`${message}\n${details}`.trim())
  process.stdout.write(`${message}\n`)
})

/**
 * Runs a publication, unless another one runs over the same data folder.
 *
 * @throws Problem when one does
 */
async function alone<Done>(folder: string, work: () => Promise<Done>): Promise<Done> {
  const path = join(folder, 'publishing')
  if (!take(path) && !takeFromDead(path))
    throw new Problem('A publication is under way: wait until it has ended.')
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

function take(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

function takeFromDead(path: string): boolean {
  try {
    process.kill(Number(readFileSync(path, 'utf8')), 0)
    return false
  } catch {
    rmSync(path, { force: true })
    return take(path)
  }
}
