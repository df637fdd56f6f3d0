/** Installs the packages of this folder, where they are not there. */
import { runScript } from '../scripts/lib/problem.ts'
import { ensurePackages } from './install/packages.ts'

await runScript(async () => ensurePackages())
