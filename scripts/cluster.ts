/** Several nodes of one site, as docs/cluster.md says: how they are, and which lists live where. */
import { settings } from '../src/settings/here.ts'
import { runCommand } from './lib/cluster/commands.ts'
import { runScript } from './lib/problem.ts'

await runScript(async () => {
  process.stdout.write(`${await runCommand(settings.CLUSTER_FILE, process.argv.slice(2))}\n`)
})
