/** Examines the installation over DATA_DIR, and reports faults and remedies; exit code 1 when there are faults. */
import { namedDataFolder } from './lib/data-folder.ts'
import { examine } from './lib/doctor/examine.ts'
import { rules } from './lib/doctor/health-rules.ts'
import { notLookedAt, type Rule } from './lib/doctor/rule.ts'
import type { Seen } from './lib/doctor/seen.ts'
import { runScript } from './lib/problem.ts'

function report({ name, fault, remedy }: Rule, seen: Seen): string {
  const found = fault(seen)
  if (found === notLookedAt) return `?      ${name}: not looked at`
  return found === undefined ? `ok     ${name}` : `WRONG  ${name}: ${found}.\n       ${remedy}`
}

await runScript(async () => {
  const seen = await examine(namedDataFolder())
  process.stdout.write(`${rules.map((rule) => report(rule, seen)).join('\n')}\n`)
  if (rules.some(({ fault }) => typeof fault(seen) === 'string')) process.exitCode = 1
})
