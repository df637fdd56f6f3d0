import type { Presence, PresentPerson, Visitor } from '../../../src/domain/list/presence.ts'
import { type EventStream, openStream } from '../live/event-stream.ts'
import { accepted, type ListClient, type Reply } from './api.ts'
import { newVisitor } from './visitors.ts'

/** The content of a message of the live channel. */
export interface LiveMessage {
  ask?: string
  rev?: number
  presence?: Presence
  joined?: PresentPerson
  typing?: { id: string; name: string; isTyping: boolean }
}

/** An open page as the server sees it: a stream that subscribes to a list, and the person at the page. */
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

  /** Sends a heartbeat with the latest challenge that the stream received. */
  async beat(look: object = {}): Promise<Presence> {
    const ask = this.heard().findLast((message) => message.ask)?.ask
    return accepted(await this.list.heartbeat(this.stream.clientId, ask, { ...this.visitor, ...look }))
  }

  /** Resolves to the first past or future message that satisfies the condition. */
  async hears(isIt: (message: LiveMessage) => unknown): Promise<LiveMessage> {
    await this.stream.until(() => this.heard().some(isIt))
    const found = this.heard().find(isIt)
    if (!found) throw new Error('a message that had arrived is missing')
    return found
  }

  leave(): Promise<Reply> {
    return this.list.leave(this.stream.clientId)
  }

  typing(isTyping?: boolean): Promise<Reply> {
    return this.list.typing(this.stream.clientId, isTyping)
  }
}

/** Opens a page that subscribes to a list and has not yet sent its person. */
export async function watchList(list: ListClient, visitor: Visitor = newVisitor()): Promise<OpenPage> {
  const stream = await openStream(list.url)
  const { status, text } = await stream.subscribe([`list:${list.id}`], list.token)
  if (status !== 204) throw new Error(`no subscription: ${status} ${text}`)
  return new OpenPage(list, stream, visitor)
}
