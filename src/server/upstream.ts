import { type Dispatcher, Pool } from 'undici'
import { type PocketBaseAccess, siteSecretHeader } from '../protocol/site-secret.ts'
import { limits } from './limits/limits.ts'
import { Turns } from './limits/turns.ts'

/** Kind of a request. Requests of one kind do not wait for those of another. */
export type UpstreamKind = keyof typeof limits.upstream

/** A request to PocketBase. */
interface Asked {
  method?: string
  headers?: Readonly<Record<string, string>>
  /** With its query. */
  path: string
  body?: Buffer | null
}

/** A whole answer of PocketBase. The longest are lists of a thousand items and histories of two thousand. */
export interface UpstreamAnswer {
  status: number
  /** Their names are in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
}

interface OnAnswer {
  answer: (answer: UpstreamAnswer) => void
  /** Called when there is no answer, or not all of it. */
  fail: () => void
}

/** Reports that the answer is no longer needed. */
type GiveUp = () => void

/**
 * The few connections to PocketBase, for which visitors get their turns one after another. With undici a change takes a tenth
 * less of this server's CPU time than with Node's own client.
 */
export class Upstream {
  readonly #secret: string
  readonly #lanes: Readonly<Record<UpstreamKind, { pool: Pool; turns: Turns }>>

  /** @param limitsFactor multiplies the number of requests that one visitor may have under way */
  constructor({ url, secret }: PocketBaseAccess, limitsFactor = 1) {
    this.#secret = secret
    const { upstreamMs } = limits
    const timeouts = { headersTimeout: upstreamMs, bodyTimeout: upstreamMs, keepAliveTimeout: upstreamMs }
    const lane = (kind: UpstreamKind) => {
      const { atOnce, perVisitor } = limits.upstream[kind]
      return {
        pool: new Pool(url, { connections: atOnce, ...timeouts }),
        turns: new Turns({ atOnce, perVisitor: Math.max(1, perVisitor * limitsFactor) }),
      }
    }
    this.#lanes = {
      password: lane('password'),
      recording: lane('recording'),
      change: lane('change'),
      other: lane('other'),
    }
  }

  /**
   * Sends a request when it is the visitor's turn. The turn lasts until PocketBase has answered, even when the answer is no
   * longer needed: PocketBase does not stop its work, so a visitor who asks and leaves repeatedly would otherwise have any
   * number of requests under way.
   */
  ask(kind: UpstreamKind, visitor: string, asked: Asked, on: OnAnswer): GiveUp {
    const { pool, turns } = this.#lanes[kind]
    let isNeeded = true
    turns.take(visitor, (endTurn) => {
      if (!isNeeded) {
        endTurn()
        return
      }
      this.#send(pool, asked, (answer) => {
        endTurn()
        if (!isNeeded) return
        if (answer) on.answer(answer)
        else on.fail()
      })
    })
    return () => {
      isNeeded = false
    }
  }

  /** Closes the connections. */
  end(): void {
    for (const { pool } of Object.values(this.#lanes)) void pool.destroy()
  }

  /** @param settle called once, with undefined if there is no whole answer */
  #send(
    pool: Pool,
    { path, body = null, method = 'GET', headers }: Asked,
    settle: (answer?: UpstreamAnswer) => void,
  ): void {
    const request = { path, method, body, headers: { ...headers, [siteSecretHeader]: this.#secret } }
    pool.dispatch(request, collect(settle))
  }
}

/** Collects the parts of an answer. */
function collect(settle: (answer?: UpstreamAnswer) => void): Dispatcher.DispatchHandler {
  const chunks: Buffer[] = []
  let head: Omit<UpstreamAnswer, 'body'> | undefined
  return {
    onRequestStart() {},
    onResponseStart(_, status, headers) {
      head = { status, headers }
    },
    onResponseData(_, chunk) {
      chunks.push(chunk)
    },
    onResponseEnd() {
      settle(head && { ...head, body: Buffer.concat(chunks) })
    },
    onResponseError() {
      settle()
    },
  }
}
