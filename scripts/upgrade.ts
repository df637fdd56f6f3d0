/** Brings the project to its newest state, or to the REF that is named; goes back by itself where that does not come up. */
import { runScript } from './lib/problem.ts'
import { upgrade } from './lib/upgrade/upgrade.ts'

// The user that the site runs as has to read the code that root lays.
process.umask(0o022)
await runScript(async () => {
  process.stdout.write(`${await upgrade(process.argv[2])}\n`)
})
