/** Runs all static checks: format, lint, types, dead code, copies. */
import { checkSteps } from './check-steps.ts'
import { countSteps } from './steps.ts'

const { passed, failed } = await countSteps(checkSteps)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed > 0 ? 1 : 0)
