import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { type PocketBaseAccess, siteSecretHeader } from '../protocol/site-secret.ts'
import { limits } from './limits/limits.ts'
import { type EndTurn, Turns } from './limits/turns.ts'

/** Kind of a request. Requests of one kind do not wait for those of another. */
export type UpstreamKind = keyof typeof limits.upstream

/** A request to PocketBase. */
interface Asked {
  method?: string
  headers?: OutgoingHttpHeaders
  /** With its query. */
  path: string
  body?: Buffer
}

interface OnAnswer {
  /** Must read the answer. */
  answer: (answer: IncomingMessage) => void
  /** Called when there is no answer. */
  fail: () => void
}

/** Reports that the answer is no longer needed. */
type GiveUp = () => void

/** The few connections to PocketBase, for which visitors get their turns one after another. */
export class Upstream {
  readonly #pocketBase: PocketBaseAccess
  readonly #lanes: Readonly<Record<UpstreamKind, { agent: Agent; turns: Turns }>>

  /** @param limitsFactor multiplies the number of requests that one visitor may have under way */
  constructor(pocketBase: PocketBaseAccess, limitsFactor = 1) {
    this.#pocketBase = pocketBase
    const lane = (kind: UpstreamKind) => {
      const { atOnce, perVisitor } = limits.upstream[kind]
      return {
        agent: new Agent({ keepAlive: true, maxSockets: atOnce }),
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
    const { agent, turns } = this.#lanes[kind]
    const needed = { isNeeded: true, giveUp: () => {} }
    turns.take(visitor, (endTurn) => {
      if (needed.isNeeded) this.#send({ ...asked, agent }, needed, on, endTurn)
      else endTurn()
    })
    return () => {
      needed.isNeeded = false
      needed.giveUp()
    }
  }

  /** Closes the connections that wait for a next request. */
  end(): void {
    for (const { agent } of Object.values(this.#lanes)) agent.destroy()
  }

  #send(
    { path, body, ...options }: Asked & { agent: Agent },
    needed: { isNeeded: boolean; giveUp: () => void },
    on: OnAnswer,
    endTurn: EndTurn,
  ): void {
    const { url, secret } = this.#pocketBase
    const headers = { ...options.headers, [siteSecretHeader]: secret }
    const outgoing = request(new URL(path, url), { ...options, headers })
    outgoing.setTimeout(limits.upstreamMs, () => outgoing.destroy())
    outgoing.on('error', () => {
      endTurn()
      if (needed.isNeeded) on.fail()
    })
    outgoing.on('response', (answer) => {
      answer.on('close', endTurn)
      needed.giveUp = () => void answer.removeAllListeners('data').removeAllListeners('end').resume()
      if (needed.isNeeded) on.answer(answer)
      else answer.resume()
    })
    outgoing.end(body)
  }
}
