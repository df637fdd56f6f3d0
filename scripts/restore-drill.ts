/** Restores a backup beside the data, looks at all of it and takes it away: the newest, or the one that is named. */
import { drill } from './backup/drill.ts'
import { refuseOthersData } from './backup/owner.ts'
import { contentsInWords } from './backup/words.ts'
import { namedDataFolder } from './data-folder.ts'
import { runScript } from './problem.ts'

await runScript(async () => {
  const folder = namedDataFolder()
  refuseOthersData(folder, 'restore:drill')
  const [wanted = 'latest'] = process.argv.slice(2)
  const { backup, seconds, ...contents } = await drill(folder, wanted)
  process.stdout.write(
    `${backup} is whole: ${contentsInWords(contents)}, restored on trial in ${seconds} s.\n`,
  )
})
