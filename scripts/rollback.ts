/** Takes back the last upgrade: puts back the code and the data of just before it. */
import { runScript } from './lib/problem.ts'
import { rollback } from './lib/upgrade/rollback.ts'

// Code that root checks out has to be readable by the site's user.
process.umask(0o022)
await runScript(async () => {
  process.stdout.write(`${await rollback()}\n`)
})
