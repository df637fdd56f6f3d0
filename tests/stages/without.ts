import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parts } from '../../.dependency-cruiser.mjs'
import { Problem } from '../../scripts/lib/problem.ts'
import { copyWithout } from './copy-without.ts'
import { type CommandStep, countSteps } from './steps.ts'

/** Tests that run when no stage is named. */
const shortTests: readonly Omit<CommandStep, 'folder'>[] = [
  { name: 'unit', command: ['vitest', 'run', '--project', 'unit*'] },
  { name: 'hooks', command: ['vitest', 'run', '--project', 'hooks'] },
  { name: 'e2e of lists', command: ['playwright', 'test', 'tests/e2e/list', '--reporter=list'] },
]

/**
 * Tests the product without some of the parts that can be left out: copies the project without them into a temporary folder,
 * builds it and runs tests there. The copy stays after a failure.
 *
 * @param words names of parts, then of stages: `all`, or short tests if there is none
 * @returns true if everything passed
 */
export async function testWithout(words: readonly string[]): Promise<boolean> {
  const names = words.filter((word) => word in parts)
  const stages = words.filter((word) => !names.includes(word))
  if (names.length === 0)
    throw new Problem(
      `Name a part to leave out: npm test -- without ${Object.keys(parts).join('|')} [STAGE …]`,
    )
  const folder = mkdtempSync(join(tmpdir(), `without-${names.join('-')}-`))
  copyWithout(names, folder)
  const isGenerated = await runIn(folder, [
    { name: 'table of settings', command: ['node', 'scripts/lib/settings/write-table.ts'] },
    { name: 'site and notice', command: ['node', 'scripts/notice.ts'] },
  ])
  commit(folder)
  const isBuilt =
    isGenerated && (await runIn(folder, [{ name: 'build', command: ['node', 'scripts/build.ts'] }]))
  const hasPassed = isBuilt && (await runIn(folder, stages.length > 0 ? [stepOf(stages)] : shortTests))
  process.stdout.write(`\n${hasPassed ? 'passed' : `failed: ${folder}`}\n`)
  if (hasPassed) rmSync(folder, { recursive: true })
  return hasPassed
}

function stepOf(stages: readonly string[]): CommandStep {
  const named = stages.includes('all') ? [] : stages
  return { name: stages.join(', '), command: ['node', 'tests/stages/run.ts', ...named] }
}

async function runIn(folder: string, steps: readonly CommandStep[]): Promise<boolean> {
  const { failures } = await countSteps(steps.map((step) => ({ ...step, folder })))
  return failures.length === 0
}

/** Commits the copy to a repository of its own, because tests list the project's files and read its last commit. */
function commit(folder: string): void {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, stdio: 'inherit' })
  git('init', '--quiet')
  appendFileSync(join(folder, '.git/info/exclude'), 'node_modules\n')
  git('add', '--all')
  git('-c', 'user.name=copy', '-c', 'user.email=copy@localhost', 'commit', '--quiet', '--message', 'copy')
}
