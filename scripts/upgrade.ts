/** Upgrades the project to its newest commit, or to the named REF, and goes back by itself when that does not come up. */
import { runScript } from './lib/problem.ts'
import { upgrade } from './lib/upgrade/upgrade.ts'

// Code that root checks out has to be readable by the site's user.
process.umask(0o022)
await runScript(async () => {
  process.stdout.write(`${await upgrade(process.argv[2])}\n`)
})
