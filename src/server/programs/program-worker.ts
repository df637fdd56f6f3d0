import { workerData } from 'node:worker_threads'
import type { PocketBaseAccess } from '../../protocol/site-secret.ts'
import { answerDav } from '../caldav/answer-dav.ts'
import { isOfDav } from '../caldav/dav-paths.ts'
import { answerProgram } from '../list-api/answer.ts'
import { keyedLists } from '../list-api/keyed-list.ts'
import { answerInThread } from '../threads/answer-in-thread.ts'

// A thread of its own: reading texts and writing long answers takes the processor for up to a tenth of a second, and no
// page must wait for that. All words, the schemas and the reader of XML take some megabytes, and few sites have programs
// that ask.

/** What the thread is told at its start. */
export interface ProgramThreadData {
  pocketBase: PocketBaseAccess
}

const { pocketBase } = workerData as ProgramThreadData
const lists = keyedLists(pocketBase)

answerInThread((asked) => (isOfDav(asked.url) ? answerDav(asked, lists) : answerProgram(asked, lists)))
