/** Replaces the data by those of a backup: NAME, FILE.zip or latest. The site must be stopped. */

import { contentsInWords } from './lib/backup/contents.ts'
import { refuseOthersData } from './lib/backup/owner.ts'
import { restore } from './lib/backup/restore.ts'
import { dataFolder } from './lib/data-folder.ts'
import { Problem, runScript } from './lib/problem.ts'

await runScript(async () => {
  const [wanted] = process.argv.slice(2)
  if (!wanted) throw new Problem('Say which backup: npm run restore -- NAME, FILE.zip or latest.')
  const folder = dataFolder()
  refuseOthersData(folder, 'restore')
  const { backup, before, ...contents } = await restore(folder, wanted)
  const kept = before ? ` What was there before is in ${before}.` : ''
  process.stdout.write(
    `The data are those of ${backup}: ${contentsInWords(contents)}.${kept} Start the site; open pages and devices bring back what they know of since.\n`,
  )
})
