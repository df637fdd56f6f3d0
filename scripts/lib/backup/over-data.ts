import { join } from 'node:path'
import type PocketBase from 'pocketbase'
import type { BuiltHooks } from '../build/built-hooks.ts'
import { signIn } from '../pocketbase/client.ts'
import { ensurePocketBase } from '../pocketbase/ensure.ts'
import { runPocketBase } from '../pocketbase/run.ts'
import { knownAdmin } from '../pocketbase/superuser.ts'
import { answers, markUsed, readRunning, withFolder } from '../process/running.ts'

/** No hooks and no migrations: commands that only read or copy the data must find them unchanged. */
function withoutHooks(folder: string): BuiltHooks {
  return { hooks: join(folder, 'no-hooks'), migrations: join(folder, 'no-migrations') }
}

/**
 * Does work, as its superuser, with the PocketBase that runs over a data folder; if none runs, starts one for the duration
 * of the work, which changes nothing.
 *
 * @throws Problem when it does not start, or the superuser is another one
 */
export async function overData<Done>(
  folder: string,
  work: (pocketBase: PocketBase) => Promise<Done>,
): Promise<Done> {
  const running = readRunning(folder)
  if (running && (await answers(running))) return work(await signIn(running.url, knownAdmin(folder)))
  return withFolder(folder, () => withOwnPocketBase(folder, work))
}

async function withOwnPocketBase<Done>(
  folder: string,
  work: (pocketBase: PocketBase) => Promise<Done>,
): Promise<Done> {
  const binary = await ensurePocketBase()
  const mark = markUsed(folder, { program: binary })
  try {
    const pocketBase = await runPocketBase({
      ...{ binary, built: withoutHooks(folder), dataDir: join(folder, 'pb') },
      tellLaunched: mark.tellPocketBase,
      askedToEnd: Promise.resolve(),
    })
    try {
      return await work(await signIn(pocketBase.url, knownAdmin(folder)))
    } finally {
      await pocketBase.end()
    }
  } finally {
    mark.remove()
  }
}
