import { spawn } from 'node:child_process'
import { inProject } from '../root.ts'
import type { TestCounts } from '../test/reports.ts'
import { tied } from './tied.ts'

export interface CommandStep {
  name: string
  /** A program of the packages, and its words. */
  command: readonly [program: string, ...parameters: string[]]
  env?: Readonly<Record<string, string>>
}

/** Runs a step before the eyes of whoever started it. */
export function runStep({ name, command: [program, ...parameters], env }: CommandStep): Promise<boolean> {
  process.stdout.write(`\n── ${name}\n`)
  const child = spawn(...tied(program, parameters), {
    cwd: inProject(),
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  return new Promise((resolve) => {
    child.on('error', (error) => process.stderr.write(`${program}: ${error.message}\n`))
    child.on('close', (code) => resolve(code === 0))
  })
}

/** All of them, also after one that failed. */
export async function countSteps(steps: readonly CommandStep[]): Promise<TestCounts> {
  const failures: string[] = []
  for (const step of steps) if (!(await runStep(step))) failures.push(step.name)
  return { passed: steps.length - failures.length, failed: failures.length, failures }
}
