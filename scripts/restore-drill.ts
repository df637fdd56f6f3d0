/** Restores a backup beside the data, looks at all of it and takes it away: the newest, or the one that is named. */
import { drill } from './lib/backup/drill.ts'
import { refuseOthersData } from './lib/backup/owner.ts'
import { contentsInWords } from './lib/backup/words.ts'
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
