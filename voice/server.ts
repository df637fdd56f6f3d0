/** Turns recordings into text on loopback, with the model that is installed, until it is asked to end. */

import { runScript } from '../scripts/lib/problem.ts'
import { untilAskedToEnd } from '../scripts/lib/process/ending.ts'
import { listen } from '../src/server/listen.ts'
import { modelFiles } from './model/files.ts'
import { checkModel } from './model/record.ts'
import { makeService } from './serve/service.ts'
import { modelFolder, readSettings } from './settings.ts'

await runScript(async () => {
  const settings = readSettings()
  await checkModel(modelFolder(settings), Object.values(modelFiles(settings.precision)))
  const service = makeService(settings.queueLength, settings.clipTimeoutMs)
  const port = await listen(service.server, settings.port, '127.0.0.1')
  process.stdout.write(`Voice: http://127.0.0.1:${port}\n`)
  await untilAskedToEnd()
  service.end()
})
process.exit()
