import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../problem.ts'

/** Runs a publication unless another one runs over the same data folder. @throws Problem when one does */
export async function alone<Done>(dataFolder: string, work: () => Promise<Done>): Promise<Done> {
  const path = join(dataFolder, 'publishing')
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
