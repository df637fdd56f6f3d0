import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { entrust } from '../../scripts/entrust.ts'
import type { ListClient } from '../support/api.ts'

/** Many people with their pages open. */
export interface Crowd {
  /** Streams that stand. */
  readers: number
  leave(): Promise<void>
}

/** What the process of a crowd is told at first. */
export interface Gathering {
  lists: readonly Pick<ListClient, 'url' | 'id' | 'token'>[]
  readersPerList: number
}

/** Opens streams in a process of its own, so that what they cost there is not taken for the server's time. */
export async function gatherCrowd(gathering: Gathering): Promise<Crowd> {
  const child = fork(fileURLToPath(import.meta.resolve('./crowd-process.ts')))
  entrust(child)
  const gone = once(child, 'exit')
  child.send(gathering)
  const [readers] = await Promise.race([once(child, 'message'), gone.then(failed)])
  return {
    readers: Number(readers),
    leave: async () => {
      child.kill()
      await gone
    },
  }
}

function failed(): never {
  throw new Error('the crowd could not open its streams')
}
