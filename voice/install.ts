/** `npm run voice:install`: fetches the model, unless a folder with one is named, and the packages that run it. */
import { runScript } from '../scripts/lib/problem.ts'
import { fetchModel } from './install/fetch-model.ts'
import { ensurePackages } from './install/packages.ts'
import { modelFiles } from './model/files.ts'
import { checkModel, missingFile } from './model/record.ts'
import { modelFolder, readSettings } from './settings.ts'

await runScript(async () => {
  const settings = readSettings()
  const folder = modelFolder(settings)
  const paths = Object.values(modelFiles(settings.precision))
  const isOurs = settings.givenModelDir === undefined
  if (isOurs && missingFile(folder, paths)) await fetchModel(settings, ensurePackages)
  await checkModel(folder, paths)
  ensurePackages()
  process.stdout.write(`Voice is set up with ${folder}; npm start starts it from now on.\n`)
})
process.exit()
