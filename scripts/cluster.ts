/** Commands for a site with several nodes (docs/cluster.md): their state, and the distribution of lists. */
import { settings } from '../src/settings/here.ts'
import { runCommand } from './lib/cluster/commands.ts'
import { runScript } from './lib/problem.ts'

await runScript(async () => {
  process.stdout.write(`${await runCommand(settings.CLUSTER_FILE, process.argv.slice(2))}\n`)
})
