/** `npm run voice:install`: fetches the model, unless the operator names a folder with one, and the packages that run it. */
import { runScript } from '../scripts/lib/problem.ts'
import { missingFile, modelFiles, modelFolder } from '../scripts/lib/voice/model-files.ts'
import { ensurePackages } from '../scripts/lib/voice/packages.ts'
import { readVoiceSettings } from '../src/settings/voice-settings.ts'
import { fetchModel } from './install/fetch-model.ts'
import { checkModel } from './install/record.ts'

await runScript(async () => {
  const settings = readVoiceSettings()
  const folder = modelFolder(settings)
  const paths = Object.values(modelFiles(settings.precision))
  const isOurs = settings.givenModelDir === undefined
  if (isOurs && missingFile(folder, paths)) await fetchModel(settings, ensurePackages)
  await checkModel(folder, paths)
  ensurePackages()
  process.stdout.write(`Voice is set up with ${folder}; npm start starts it from now on.\n`)
})
process.exit()
