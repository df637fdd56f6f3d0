/** Turns recordings into text on loopback, with the model that is installed, until it is asked to end. */
import { runScript } from '../scripts/lib/problem.ts'
import { untilAskedToEnd } from '../scripts/lib/process/ending.ts'
import { modelFiles, modelFolder } from '../scripts/lib/voice/model-files.ts'
import { listen } from '../src/server/listen.ts'
import { readVoiceSettings } from '../src/settings/voice-settings.ts'
import { checkModel } from './install/record.ts'
import { makeService } from './serve/service.ts'

await runScript(async () => {
  const settings = readVoiceSettings()
  await checkModel(modelFolder(settings), Object.values(modelFiles(settings.precision)))
  const service = makeService(settings.queueLength, settings.clipTimeoutMs)
  const port = await listen(service.server, settings.port, '127.0.0.1')
  process.stdout.write(`Voice: http://127.0.0.1:${port}\n`)
  await untilAskedToEnd()
  service.end()
})
process.exit()
