/** Takes back the last upgrade: the code of before it and the data of just before it. */
import { runScript } from './lib/problem.ts'
import { rollback } from './lib/upgrade/rollback.ts'

// The user that the site runs as has to read the code that root lays.
process.umask(0o022)
await runScript(async () => {
  process.stdout.write(`${await rollback()}\n`)
})
