/** Writes NOTICE.md, and the names of the packages in the code for browsers, from a build of the present site. */
import { writeFileSync } from 'node:fs'
import { packagesShippedBy } from './lib/build/astro/shipped-packages.ts'
import { ensureSiteBuilt } from './lib/build/site.ts'
import { noticeFile } from './lib/notice/notice-file.ts'
import { runScript } from './lib/problem.ts'
import { inProject } from './lib/root.ts'

await runScript(async () => {
  const shipped = packagesShippedBy(await ensureSiteBuilt())
  writeFileSync(inProject('src/credits/shipped-packages.json'), `${JSON.stringify(shipped, null, 2)}\n`)
  writeFileSync(inProject('NOTICE.md'), noticeFile(shipped))
})
