import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { keyedListsCalls } from '../../protocol/account-keys.ts'
import {
  buildCalls,
  clusterPath,
  type EmptyAnswer,
  keeperCalls,
  type NodeState,
  nodeCalls,
  type PlaceBody,
  type PullBody,
  pathAtNode,
  type RowsBody,
  type SlotsBody,
} from '../../protocol/cluster.ts'
import { keyedBodyBytes, keyedCalls } from '../../protocol/key-calls.ts'
import type { PocketBaseAccess } from '../../protocol/site-secret.ts'
import { slotParameter, slotShape } from '../../protocol/slot.ts'
import { askPocketBase } from '../ask-pocketbase.ts'
import { tellOperator } from '../health/journal.ts'
import { noteDamage } from '../health/read-damage.ts'
import { drain } from '../limits/drain.ts'
import { answerProblem } from '../limits/problems.ts'
import type { PartApi, PartSite } from '../part.ts'
import { type AsyncDatabase, databaseThread } from './database-thread.ts'
import { pull } from './pull.ts'
import { shareBuild } from './share-build.ts'

/** Enough for PocketBase to end the streams of thousands of lists. */
const patienceMs = 60_000

/** @returns undefined if it has sent the response itself */
type Work = (body: never, response: ServerResponse) => Promise<object | undefined>

/** The calls that PocketBase answers. */
const passedOn = new Set<string>([
  ...Object.values(keeperCalls).map(({ path }) => path),
  ...[keyedCalls.open, keyedCalls.change, keyedListsCalls.read].map(({ path }) => pathAtNode(path)),
])

/** Query parameters that a call may have. */
const ofSlot = { query: { [slotParameter]: slotShape } }

/** Answers other nodes and the operator's command; everybody else gets 404. A single node has no such calls. */
export function clusterDoor({ pocketBase, dataDir, settings, servedDir }: PartSite): PartApi | undefined {
  const { CLUSTER_KEY: key, REPLICATED: isReplicated } = settings
  if (key === undefined) return undefined
  const build = shareBuild(servedDir)
  const works = worksOf(databaseThread(join(dataDir, 'pb', 'data.db')), key)

  function worksOf(database: AsyncDatabase, ownKey: string): Readonly<Record<string, Work>> {
    return {
      [nodeCalls.state.path]: async (): Promise<NodeState> => ({
        ...(await database.state()),
        build: basename(servedDir()),
        isReplicated,
      }),
      [buildCalls.build.path]: build.tell,
      [buildCalls.buildFiles.path]: build.send,
      [nodeCalls.place.path]: (body: PlaceBody) => database.place(body),
      [nodeCalls.digests.path]: ({ slots }: SlotsBody) => database.digests(slots),
      [nodeCalls.rows.path]: ({ lists }: RowsBody) => database.rows(lists),
      [nodeCalls.pull.path]: (body: PullBody) => pull(database, ownKey, body),
      [nodeCalls.pulse.path]: () => database.pulse(),
      [nodeCalls.empty.path]: async ({ slots }: SlotsBody): Promise<EmptyAnswer> => {
        await endStreams(pocketBase, slots)
        return { deleted: await database.empty(slots) }
      },
    }
  }

  return {
    path: clusterPath,
    passes: ofSlot,
    mostBytes: keyedBodyBytes,
    async answer(request, response, path, pass) {
      if (!isKnown(request, key)) return refuse(request, response)
      if (passedOn.has(path)) return pass()
      const work = works[path]
      if (request.method !== 'POST' || !work) return refuse(request, response)
      try {
        await answerBy(work, request, response)
      } catch (error) {
        noteDamage(dataDir, error)
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
