/** Makes a backup of the data, whether the site runs or not, and restores it beside them to see that it is whole. */
import { drill } from './backup/drill.ts'
import { hasData, localBackup } from './backup/find.ts'
import { overData } from './backup/over-data.ts'
import { refuseOthersData } from './backup/owner.ts'
import { makeBackup } from './backup/shelf.ts'
import { contentsInWords, sizeInWords } from './backup/words.ts'
import { namedDataFolder } from './data-folder.ts'
import { Problem, runScript } from './problem.ts'

await runScript(async () => {
  const folder = namedDataFolder()
  refuseOthersData(folder, 'backup')
  if (!hasData(folder)) throw new Problem(`There are no data in ${folder}: set DATA_DIR to the data folder.`)
  const { key, size } = await overData(folder, (pocketBase) => makeBackup(pocketBase, 'lista', Date.now()))
  const { seconds, ...contents } = await drill(folder, key)
  const where = localBackup(folder, key) ?? `${key} in PocketBase’s bucket`
  process.stdout.write(
    `${where} (${sizeInWords(size)}) holds ${contentsInWords(contents)}; restored on trial in ${seconds} s.\n`,
  )
})
