import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Problem } from '../problem.ts'

const exec = promisify(execFile)
/** A site needs some seconds to start, and a machine that is being fenced may need some more. */
const usualTimeoutMs = 60_000
const mostBytes = 8 * 1024 * 1024

/**
 * Runs a shell command on a machine of the cluster.
 *
 * @param run prefix command that takes the command as its last parameter, for example ["ssh", "root@10.0.0.2"]; empty for
 * this machine
 * @returns its output
 * @throws Problem with its error output when it fails
 */
export async function onMachine(
  run: readonly string[],
  command: string,
  timeoutMs = usualTimeoutMs,
): Promise<string> {
  const [program, ...parameters] = run.length > 0 ? [...run, command] : ['sh', '-c', command]
  try {
    const { stdout } = await exec(program ?? 'sh', parameters, { timeout: timeoutMs, maxBuffer: mostBytes })
    return stdout.trim()
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string }
    throw new Problem(`${[...run, command].join(' ')} failed: ${stderr.trim() || message}`)
  }
}
