import { join } from 'node:path'
import { damageIn } from '../../src/protocol/damage-file.ts'
import type { PocketBaseAccess } from '../../src/protocol/site-secret.ts'
import { noteDamage } from '../../src/server/health/read-damage.ts'
import { refuseTakenPort } from '../../src/server/listen.ts'
import { settings } from '../../src/settings/here.ts'
import { remedyOfDamage } from './backup/look-at-data.ts'
import { watchBackups } from './backup/watch-backups.ts'
import type { BuiltHooks } from './build/built-hooks.ts'
import { closeToOthers, dataFolder } from './data-folder.ts'
import { machineParts } from './optional-parts.ts'
import { ensurePocketBase } from './pocketbase/ensure.ts'
import { runPocketBase } from './pocketbase/run.ts'
import { superuserVariables } from './pocketbase/superuser.ts'
import { Problem } from './problem.ts'
import { untilAskedToEnd } from './process/ending.ts'
import { markUsed, type RunningSite, withFolder } from './process/running.ts'
import { refuseWrongSettings } from './settings/refuse-wrong.ts'

export interface Serving<Site> {
  /** A port that was free a moment ago. */
  port: number
  pocketBase: PocketBaseAccess
  built: Site
  /** Sentences for the operator about what visitors do not have. */
  warnings: readonly string[]
  askedToEnd: Promise<void>
  /** Records the site, once it is served. */
  tellSite: (site: RunningSite) => void
}

interface Service<Site> {
  isDevelopment: boolean
  /** Builds the hooks that PocketBase loads. */
  buildHooks: () => Promise<BuiltHooks>
  /** Builds everything else that must exist before anything is started. */
  buildSite: () => Promise<Site>
  /** Serves the site, and resolves when it has ended. */
  serve: (serving: Serving<Site>) => Promise<void>
}

/**
 * Checks and prepares the requirements of every way of serving, runs a PocketBase meanwhile, and ends it in any case.
 *
 * @throws Problem when the site cannot be served
 */
export async function withPocketBase<Site>(service: Service<Site>): Promise<void> {
  refuseWrongSettings()
  const folder = dataFolder()
  await refuseTakenPort(settings.PORT)
  await withFolder(folder, () => serveOver(folder, service))
}

async function serveOver<Site>(folder: string, service: Service<Site>): Promise<void> {
  const { PORT: port, POCKETBASE_PORT: pocketBasePort } = settings
  await refuseTakenPort(pocketBasePort, 'POCKETBASE_PORT')
  closeToOthers(folder)

  const binary = await ensurePocketBase()
  const hooks = await service.buildHooks()
  const built = await service.buildSite()
  const superuser = superuserVariables(folder)

  const askedToEnd = untilAskedToEnd()
  const parts = await startParts()
  const mark = markUsed(folder, { program: binary, hooks: hooks.hooks })
  try {
    const pocketBase = await startPocketBase(folder, {
      ...{ binary, built: hooks, dataDir: join(folder, 'pb'), env: { ...parts.env, ...superuser } },
      ...(pocketBasePort > 0 && { port: pocketBasePort }),
      isDevelopment: service.isDevelopment,
      tellLaunched: mark.tellPocketBase,
      askedToEnd,
    })
    const endKeeping = watchBackups(folder)
    await service
      .serve({ port, pocketBase, built, warnings: parts.warnings, askedToEnd, tellSite: mark.tellSite })
      .finally(() => {
        endKeeping()
        return pocketBase.end()
      })
  } finally {
    parts.end()
    mark.remove()
  }
}

/** Starts what parts run beside PocketBase. */
async function startParts() {
  const started = await Promise.all(machineParts.flatMap((part) => part.start?.() ?? []))
  return {
    env: Object.assign({}, ...started.map(({ env }) => env)) as Readonly<Record<string, string>>,
    warnings: started.flatMap(({ warning }) => warning ?? []),
    end: () => {
      for (const one of started) one.end()
    },
  }
}

/**
 * Starts the PocketBase of the site. If the database is damaged, a note of that is written.
 *
 * @throws Problem with instructions, when it does not start
 */
async function startPocketBase(folder: string, options: Parameters<typeof runPocketBase>[0]) {
  let damage: string | undefined
  const hear = (sentence: string) => {
    damage ??= damageIn(sentence)
  }
  try {
    return await runPocketBase({ ...options, hear })
  } catch (error) {
    if (damage === undefined) throw error
    noteDamage(folder, damage)
    throw new Problem(`The database is damaged: ${damage}. ${remedyOfDamage}`)
  }
}
