import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Problem } from '../problem.ts'
import { isRunning, type ProcessId, processId } from '../process/process-id.ts'

/**
 * Keeps two commands from changing a cluster at once. One that was killed leaves a lock that the next one takes.
 *
 * @param path of cluster.json
 * @returns lets others change it again
 * @throws Problem that names who changes it now
 */
export function takeLock(path: string): () => void {
  const lock = `${path}.lock`
  const other = holderOf(lock)
  if (other && isRunning(other))
    throw new Problem(`Process ${other.pid} changes this cluster: wait until it is done.`)
  if (other) rmSync(lock, { force: true })
  try {
    writeFileSync(lock, JSON.stringify(processId(process.pid)), { flag: 'wx' })
  } catch {
    throw new Problem('Another process has just begun to change this cluster: wait until it is done.')
  }
  return () => rmSync(lock, { force: true })
}

function holderOf(lock: string): ProcessId | undefined {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')) as ProcessId
  } catch {
    return undefined
  }
}
