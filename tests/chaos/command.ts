import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { inProject } from '../../scripts/lib/root.ts'
import { clusterKey } from '../support/server/cluster.ts'

/** A run of `npm run cluster`, which a test may kill. */
export interface Command {
  process: ChildProcess
  /** Resolves with the output of a failure; '' on success. */
  ended: Promise<string>
}

/** @param path of cluster.json */
export function beginCommand(path: string, ...parameters: string[]): Command {
  const child = spawn(process.execPath, [inProject('scripts/cluster.ts'), ...parameters], {
    env: { ...process.env, CLUSTER_KEY: clusterKey, CLUSTER_FILE: path },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const killWithTests = () => child.kill('SIGKILL')
  process.once('exit', killWithTests)
  child.once('exit', () => process.off('exit', killWithTests))
  const said = text(child.stderr)
  const ended = once(child, 'close').then(async ([code]) => (code === 0 ? '' : `${code}: ${await said}`))
  return { process: child, ended }
}
