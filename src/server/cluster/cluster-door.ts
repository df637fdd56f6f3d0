import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import {
  buildCalls,
  clusterPath,
  type EmptyAnswer,
  keeperCalls,
  type NodeState,
  nodeCalls,
  type PlaceBody,
  type PullBody,
  type RowsBody,
  type SlotsBody,
} from '../../protocol/cluster.ts'
import type { PocketBaseAccess } from '../../protocol/site-secret.ts'
import { askPocketBase } from '../ask-pocketbase.ts'
import { noteDamage } from '../health/damage.ts'
import { tellOperator } from '../health/journal.ts'
import { drain } from '../limits/drain.ts'
import { answerProblem } from '../limits/problems.ts'
import { type AsyncDatabase, databaseThread } from './database-thread.ts'
import { pull } from './pull.ts'
import { shareBuild } from './share-build.ts'

/** Settings of a server that is one of several nodes. */
export interface ClusterMembership {
  /** Key by which the nodes authenticate each other. */
  key: string
  /** The path of PocketBase's `data.db`. */
  database: string
  /** True when Litestream replicates the database. */
  isReplicated: boolean
}

/** Enough for PocketBase to end the streams of thousands of lists. */
const patienceMs = 60_000

/** @returns undefined if it has sent the response itself */
type Work = (body: never, response: ServerResponse) => Promise<object | undefined>

/** Answers other nodes and the operator's command; everybody else gets 404. */
export interface ClusterDoor {
  /** @param pass passes a call about keepers on to PocketBase */
  answer: (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    pass: () => void,
  ) => Promise<void>
}

/**
 * @param membership undefined for a single node, which has no such calls
 * @param servedDir returns the folder of the build that is served now
 */
export function clusterDoor(
  membership: ClusterMembership | undefined,
  pocketBase: PocketBaseAccess,
  servedDir: () => string,
): ClusterDoor {
  const key = membership?.key ?? ''
  const build = shareBuild(servedDir)
  const works = membership ? worksOf(databaseThread(membership.database)) : {}

  function worksOf(database: AsyncDatabase): Readonly<Record<string, Work>> {
    return {
      [nodeCalls.state.path]: async (): Promise<NodeState> => ({
        ...(await database.state()),
        build: basename(servedDir()),
        isReplicated: membership?.isReplicated ?? false,
      }),
      [buildCalls.build.path]: build.tell,
      [buildCalls.buildFiles.path]: build.send,
      [nodeCalls.place.path]: (body: PlaceBody) => database.place(body),
      [nodeCalls.digests.path]: ({ slots }: SlotsBody) => database.digests(slots),
      [nodeCalls.rows.path]: ({ lists }: RowsBody) => database.rows(lists),
      [nodeCalls.pull.path]: (body: PullBody) => pull(database, key, body),
      [nodeCalls.pulse.path]: () => database.pulse(),
      [nodeCalls.empty.path]: async ({ slots }: SlotsBody): Promise<EmptyAnswer> => {
        await endStreams(pocketBase, slots)
        return { deleted: await database.empty(slots) }
      },
    }
  }

  return {
    async answer(request, response, path, pass) {
      if (!membership || !isKnown(request, key)) return refuse(request, response)
      if (path === keeperCalls.keep.path || path === keeperCalls.leave.path) return pass()
      const work = works[path]
      if (request.method !== 'POST' || !work) return refuse(request, response)
      try {
        await answerBy(work, request, response)
      } catch (error) {
        noteDamage(join(membership.database, '../..'), error)
        answerFailed(response, path, error)
      }
    },
  }
}

/** @throws Error when PocketBase does not end them: the pages of moved lists would stay connected here */
async function endStreams(pocketBase: PocketBaseAccess, slots: readonly string[]): Promise<void> {
  const path = '/api/operator/end-streams'
  const { ok, status } = await askPocketBase(pocketBase, path, {
    signal: AbortSignal.timeout(patienceMs),
    body: { slots },
  })
  if (!ok) throw new Error(`PocketBase answered ${path} with ${status}`)
}

async function answerBy(work: Work, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await work(JSON.parse(await text(request)) as never, response)
  if (!answer) return
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(answer))
}

function answerFailed(response: ServerResponse, path: string, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error)
  tellOperator('warning', `A call of the cluster failed: ${path.slice(clusterPath.length)}: ${reason}`)
  response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(reason)
}

function isKnown({ headers }: IncomingMessage, key: string): boolean {
  const said = Buffer.from(headers.authorization ?? '')
  const right = Buffer.from(`Bearer ${key}`)
  return said.length === right.length && timingSafeEqual(said, right)
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  answerProblem(response, 'not-found')
  drain(request)
}
