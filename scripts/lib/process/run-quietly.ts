import { spawn } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { Problem } from '../problem.ts'
import { inProject } from '../root.ts'
import { tied } from './tied.ts'

/** The folders of the packages' programs and of the present Node, which are not on the PATH of a script that is started alone. */
const programs = [inProject('node_modules/.bin'), dirname(process.execPath)]

/**
 * Runs one of the packages' programs, and hides its output unless it fails.
 *
 * @throws Problem with the complete output
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
