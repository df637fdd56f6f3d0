import { spawn } from 'node:child_process'
import { tied } from '../../scripts/lib/process/tied.ts'
import { inProject } from '../../scripts/lib/root.ts'
import type { TestCounts } from './reports.ts'

export interface CommandStep {
  name: string
  /** Program of the packages, and its parameters. */
  command: readonly [program: string, ...parameters: string[]]
  env?: Readonly<Record<string, string>>
  /** Folder in which it runs; the project by default. */
  folder?: string
}

/**
 * Ends the steps before CI does, which would print nothing of them. CI allows 90 minutes, with the installation of system
 * packages. Elsewhere a slow machine may take longer.
 */
const limit = process.env.CI ? AbortSignal.timeout(80 * 60_000) : undefined

/** Receives the output of a program in pieces. */
export type Hear = (said: string) => void

/**
 * Runs a step.
 *
 * @param hear receives the output, which is printed if undefined
 * @returns true if the step succeeded
 */
export function runStep(
  { name, command: [program, ...parameters], env, folder = inProject() }: CommandStep,
  hear?: Hear,
): Promise<boolean> {
  const title = `\n── ${name}\n`
  if (hear) hear(title)
  else process.stdout.write(title)
  const child = spawn(...tied(program, parameters), {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: hear ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    signal: limit,
  })
  const streams = [child.stdout, child.stderr]
  if (hear) for (const stream of streams) stream?.setEncoding('utf8').on('data', hear)
  return new Promise((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`${program}: ${error.message}\n`)
      // Its own children, which can outlive it, have the other ends.
      for (const stream of streams) stream?.destroy()
      resolve(false)
    })
    child.on('close', (code) => resolve(code === 0))
  })
}

/** Runs all steps, even after a failure. */
export async function countSteps(steps: readonly CommandStep[], hear?: Hear): Promise<TestCounts> {
  const failures: string[] = []
  for (const step of steps) if (!(await runStep(step, hear))) failures.push(step.name)
  return {
    tests: steps.length,
    passed: steps.length - failures.length,
    failed: failures.length,
    failures,
  }
}
