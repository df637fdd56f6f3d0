import { spawn } from 'node:child_process'
import { entrust } from './entrust.ts'
import { Problem } from './problem.ts'
import { inProject } from './root.ts'

/**
 * Runs one of the packages' programs and keeps what it says to itself, unless it fails.
 *
 * @throws Problem with all that the program said
 */
export async function runQuietly(
  program: string,
  parameters: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const child = spawn(program, parameters, {
    cwd: inProject(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  entrust(child)
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text))
  }
  const code = await new Promise((resolve) => child.on('error', resolve).on('close', resolve))
  if (code !== 0)
    throw new Problem(`${said.join('')}\n${program} ${parameters.join(' ')} failed, as said above.`)
}
