import { workerData } from 'node:worker_threads'
import type { OwnHosts } from '../../domain/outbound/own-hosts.ts'
import type { PocketBaseAccess } from '../../protocol/site-secret.ts'
import { answerDav } from '../caldav/answer-dav.ts'
import { isOfDav } from '../caldav/dav-paths.ts'
import { answerProgram } from '../list-api/answer.ts'
import { keyedLists } from '../list-api/keyed-list.ts'
import { answerInThread } from '../threads/answer-in-thread.ts'

// Runs in a thread, because reading texts and writing long answers takes up to a tenth of a second of processor time, for
// which no page must wait. The thread starts with the first request of a program, because the dictionary, the schemas and the
// XML parser take some megabytes and few sites have such programs.

/** `workerData` of the thread. */
export interface ProgramThreadData {
  pocketBase: PocketBaseAccess
  ownHosts: OwnHosts
}

const { pocketBase, ownHosts } = workerData as ProgramThreadData
const lists = keyedLists(pocketBase)

answerInThread((asked) =>
  isOfDav(asked.url) ? answerDav(asked, lists) : answerProgram(asked, lists, ownHosts),
)
