import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ListClient } from '../../support/people/api.ts'

/** Many people with open pages. */
export interface Crowd {
  /** Resolves to the number of open streams, when all are open. */
  gathered: Promise<number>
  /** Makes the pages send heartbeats from now on. */
  answer(): void
  /** Returns the number of streams that have not ended. */
  standing(): Promise<number>
  leave(): Promise<void>
}

/** The first message to the process of a crowd. */
export interface Gathering {
  lists: readonly Pick<ListClient, 'url' | 'id' | 'token'>[]
  readersPerList: number
}

/** Opens streams in a separate process, so that their cost does not count as the server's time. */
export function callCrowd(gathering: Gathering): Crowd {
  const child = fork(fileURLToPath(import.meta.resolve('./crowd-process.ts')))
  child.send(gathering)
  const gone = once(child, 'exit')
  return {
    gathered: Promise.race([once(child, 'message').then(([readers]) => Number(readers)), gone.then(failed)]),
    answer: () => child.send('answer'),
    standing: async () => {
      child.send('standing')
      const [standing] = await once(child, 'message')
      return Number(standing)
    },
    leave: async () => {
      child.kill()
      await gone
    },
  }
}

function failed(): never {
  throw new Error('the crowd could not open its streams')
}
