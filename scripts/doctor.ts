/** Looks at the installation that runs over DATA_DIR, and says what is wrong with it and what to do; exit code 1 then. */
import { dataFolder } from './data-folder.ts'
import { examine } from './doctor/examine.ts'
import { type Rule, rules } from './doctor/rules.ts'
import type { Seen } from './doctor/seen.ts'
import { runScript } from './problem.ts'

function report({ name, fault, remedy }: Rule, seen: Seen): string {
  const found = fault(seen)
  return found === undefined ? `ok     ${name}` : `WRONG  ${name}: ${found}.\n       ${remedy}`
}

await runScript(async () => {
  const seen = await examine(dataFolder())
  process.stdout.write(`${rules.map((rule) => report(rule, seen)).join('\n')}\n`)
  if (rules.some(({ fault }) => fault(seen) !== undefined)) process.exitCode = 1
})
