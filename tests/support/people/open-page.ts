import type { Presence, PresentPerson, Visitor } from '../../../src/domain/list/presence.ts'
import { type EventStream, openStream } from '../live/event-stream.ts'
import { accepted, type ListClient, type Reply } from './api.ts'
import { newVisitor } from './visitors.ts'

/** What one message of the live channel may say. */
export interface LiveMessage {
  ask?: string
  rev?: number
  presence?: Presence
  joined?: PresentPerson
  typing?: { id: string; name: string; isTyping: boolean }
}

/** One open page as the server sees it: a stream that watches a list, and who looks at it. */
export class OpenPage {
  readonly list: ListClient
  readonly stream: EventStream
  readonly visitor: Visitor

  constructor(list: ListClient, stream: EventStream, visitor: Visitor) {
    this.list = list
    this.stream = stream
    this.visitor = visitor
  }

  heard(): LiveMessage[] {
    return this.stream.messages.map(({ data }) => JSON.parse(data))
  }

  /** A heartbeat with the last word the stream was asked. */
  async beat(look: object = {}): Promise<Presence> {
    const ask = this.heard().findLast((message) => message.ask)?.ask
    return accepted(await this.list.heartbeat(this.stream.clientId, ask, { ...this.visitor, ...look }))
  }

  /** Resolves to the first message, of all that came or will come, that is so. */
  async hears(isIt: (message: LiveMessage) => unknown): Promise<LiveMessage> {
    await this.stream.until(() => this.heard().some(isIt))
    const found = this.heard().find(isIt)
    if (!found) throw new Error('what was heard is heard no more')
    return found
  }

  leave(): Promise<Reply> {
    return this.list.leave(this.stream.clientId)
  }

  typing(isTyping?: boolean): Promise<Reply> {
    return this.list.typing(this.stream.clientId, isTyping)
  }
}

/** A page that watches a list and has not told yet whose it is. */
export async function watchList(list: ListClient, visitor: Visitor = newVisitor()): Promise<OpenPage> {
  const stream = await openStream(list.url)
  const { status, text } = await stream.subscribe([`list:${list.id}`], list.token)
  if (status !== 204) throw new Error(`no subscription: ${status} ${text}`)
  return new OpenPage(list, stream, visitor)
}
