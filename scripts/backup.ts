/** Makes a backup of the data, whether the site runs or not, and restores it on trial to see that it is complete. */

import { makeBackup } from './lib/backup/backups.ts'
import { contentsInWords } from './lib/backup/contents.ts'
import { drill } from './lib/backup/drill.ts'
import { hasData, localBackup } from './lib/backup/find.ts'
import { overData } from './lib/backup/over-data.ts'
import { refuseOthersData } from './lib/backup/owner.ts'
import { namedDataFolder } from './lib/data-folder.ts'
import { Problem, runScript } from './lib/problem.ts'
import { sizeInWords } from './lib/size-in-words.ts'

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
