import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Problem } from '../problem.ts'
import { isRunning, type ProcessId, processId } from '../process/process-id.ts'

/**
 * Prevents two commands from changing a cluster at once. The lock of a killed command is taken over.
 *
 * @param path of cluster.json
 * @returns a function that releases the lock
 * @throws Problem that names the process with the lock
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
