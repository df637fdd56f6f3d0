import { spawn } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { Problem } from '../problem.ts'
import { inProject } from '../root.ts'
import { tied } from './tied.ts'

/** Where the packages' programs lie, and the Node that runs them: who starts a script alone has neither on the PATH. */
const programs = [inProject('node_modules/.bin'), dirname(process.execPath)]

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
  const child = spawn(...tied(program, parameters), {
    cwd: inProject(),
    env: { ...process.env, PATH: [...programs, process.env.PATH].join(delimiter), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text))
  }
  const code = await new Promise((resolve) => child.on('error', resolve).on('close', resolve))
  if (code !== 0)
    throw new Problem(`${said.join('')}\n${program} ${parameters.join(' ')} failed, as said above.`)
}
