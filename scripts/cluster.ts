/** Several nodes of one site, as docs/cluster.md says: how they are, and which lists live where. */
import { settings } from '../src/settings/here.ts'
import { runCommand } from './lib/cluster/commands.ts'
import { takeLock } from './lib/cluster/lock.ts'
import { runScript } from './lib/problem.ts'

await runScript(async () => {
  const path = settings.CLUSTER_FILE
  const release = takeLock(path)
  try {
    process.stdout.write(`${await runCommand(path, process.argv.slice(2))}\n`)
  } finally {
    release()
  }
})
