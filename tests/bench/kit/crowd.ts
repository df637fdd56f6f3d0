import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ListClient } from '../../support/people/api.ts'

/** Many people with their pages open, or on the way there. */
export interface Crowd {
  /** Resolves to how many streams stand, once all do. */
  gathered: Promise<number>
  /** Sends the heartbeats of pages from now on. */
  answer(): void
  leave(): Promise<void>
}

/** What the process of a crowd is told at first. */
export interface Gathering {
  lists: readonly Pick<ListClient, 'url' | 'id' | 'token'>[]
  readersPerList: number
}

/** Opens streams in a process of its own, so that what they cost there is not taken for the server's time. */
export function callCrowd(gathering: Gathering): Crowd {
  const child = fork(fileURLToPath(import.meta.resolve('./crowd-process.ts')))
  child.send(gathering)
  const gone = once(child, 'exit')
  return {
    gathered: Promise.race([once(child, 'message').then(([readers]) => Number(readers)), gone.then(failed)]),
    answer: () => child.send('answer'),
    leave: async () => {
      child.kill()
      await gone
    },
  }
}

function failed(): never {
  throw new Error('the crowd could not open its streams')
}
