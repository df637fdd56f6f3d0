import { join } from 'node:path'
import { buildHooks } from './build/hooks.ts'
import { closeToOthers, dataFolder, markUsed, type RunningSite, refuseUsedFolder } from './data-folder.ts'
import { untilAskedToEnd } from './ending.ts'
import { refuseTakenPort, wantedPort } from './listen.ts'
import { refuseWrongMail } from './mail-note.ts'
import { ensurePocketBase } from './pocketbase/ensure.ts'
import { keepPocketBase } from './pocketbase/keep.ts'
import { ensureSuperuser } from './pocketbase/superuser.ts'
import { refuseWrongEngine } from './speech-note.ts'
import { keepVoice } from './voice.ts'

export interface Serving<Built> {
  /** Free a moment ago. */
  port: number
  pocketBaseUrl: string
  built: Built
  askedToEnd: Promise<void>
  /** Leaves word of the site, once it is served. */
  tellSite: (site: RunningSite) => void
}

interface Service<Built> {
  isDevelopment: boolean
  /** What must be there before anything is started. */
  build: () => Promise<Built>
  /** Returns when it has ended. */
  serve: (serving: Serving<Built>) => Promise<void>
}

/**
 * Checks and prepares what every way of serving needs, keeps a PocketBase running meanwhile, and ends it whatever
 * happens.
 *
 * @throws Problem when something is in the way
 */
export async function withPocketBase<Built>({ isDevelopment, build, serve }: Service<Built>): Promise<void> {
  const port = wantedPort()
  refuseWrongMail()
  refuseWrongEngine()
  const folder = dataFolder()
  await refuseTakenPort(port)
  await refuseUsedFolder(folder)
  closeToOthers(folder)

  const binary = await ensurePocketBase()
  await buildHooks()
  const built = await build()
  ensureSuperuser(binary, folder)

  const askedToEnd = untilAskedToEnd()
  const voice = await keepVoice()
  const dataDir = join(folder, 'pb')
  const pocketBase = await keepPocketBase({ binary, dataDir, isDevelopment, env: voice.env })
  const mark = markUsed(folder, pocketBase.url, binary)
  try {
    await serve({ port, pocketBaseUrl: pocketBase.url, built, askedToEnd, tellSite: mark.tellSite })
  } finally {
    voice.end()
    await pocketBase.end()
    mark.remove()
  }
}
