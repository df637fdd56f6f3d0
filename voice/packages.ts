/** Installs the packages of this folder unless they are there. */
import { runScript } from '../scripts/lib/problem.ts'
import { ensurePackages } from '../scripts/lib/voice/packages.ts'

await runScript(async () => ensurePackages())
