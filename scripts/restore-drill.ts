/** Restores a backup on trial beside the data, and checks all of it: the newest one, or the named one. */

import { contentsInWords } from './lib/backup/contents.ts'
import { drill } from './lib/backup/drill.ts'
import { refuseOthersData } from './lib/backup/owner.ts'
import { namedDataFolder } from './lib/data-folder.ts'
import { runScript } from './lib/problem.ts'

await runScript(async () => {
  const folder = namedDataFolder()
  refuseOthersData(folder, 'restore:drill')
  const [wanted = 'latest'] = process.argv.slice(2)
  const { backup, seconds, ...contents } = await drill(folder, wanted)
  process.stdout.write(
    `${backup} is whole: ${contentsInWords(contents)}, restored on trial in ${seconds} s.\n`,
  )
})
