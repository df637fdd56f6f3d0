import { call, type Reply } from '../people/api.ts'

/** A message of the live channel, with its data as text. */
export interface StreamMessage {
  topic: string
  data: string
  id: string
}

/** An open event stream, as of a browser's EventSource. */
export interface EventStream {
  clientId: string
  /** The messages after the greeting, in the order of their arrival. */
  messages: readonly StreamMessage[]
  /** Replaces the topics of the stream. */
  subscribe(topics: readonly string[], token?: string): Promise<Reply>
  /** Resolves when the messages satisfy the condition; rejects when the stream ends before. */
  until(isEnough: (messages: readonly StreamMessage[]) => boolean): Promise<void>
  /** Resolves when the server ends the stream. */
  ended: Promise<void>
  close(): void
}

interface Waiting {
  isEnough: (messages: readonly StreamMessage[]) => boolean
  resolve: () => void
  reject: (error: Error) => void
}

/**
 * Opens an event stream, and waits for its greeting, which has its id.
 *
 * @param slot of the list, for a router of several nodes
 */
export async function openStream(url: string, slot?: string): Promise<EventStream> {
  const abort = new AbortController()
  const query = slot === undefined ? '' : `?slot=${slot}`
  const response = await fetch(`${url}/api/realtime${query}`, { signal: abort.signal })
  if (!response.ok || !response.body) throw new Error(`no stream: ${response.status}`)
  const frames = framesOf(response.body)
  const greeting = await frames.next()
  if (greeting.done) throw new Error('the stream ended before its greeting')
  const { clientId } = JSON.parse(greeting.value.data) as { clientId: string }
  const inbox = new Inbox()
  const ended = inbox.fill(frames)
  return {
    clientId,
    messages: inbox.messages,
    subscribe: (topics, token) => subscribe(url, clientId, topics, token),
    until: (isEnough) => inbox.until(isEnough),
    ended,
    close: () => abort.abort(),
  }
}

/** Sets the topics of a stream; the reader may be another process. */
export function subscribe(
  url: string,
  clientId: string,
  subscriptions: readonly string[],
  token?: string,
): Promise<Reply> {
  return call(`${url}/api/realtime`, { method: 'POST', token, body: { clientId, subscriptions } })
}

class Inbox {
  readonly messages: StreamMessage[] = []
  #waiting: Waiting[] = []

  async fill(frames: AsyncIterable<StreamMessage>): Promise<void> {
    try {
      for await (const message of frames) {
        this.messages.push(message)
        this.#settle()
      }
    } catch {
      // The test closed the stream, or the server was killed: for a waiting test both are its end.
    }
    for (const { reject } of this.#waiting) reject(new Error('the stream ended'))
  }

  until(isEnough: Waiting['isEnough']): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ isEnough, resolve, reject })
      this.#settle()
    })
  }

  #settle(): void {
    const satisfied = this.#waiting.filter(({ isEnough }) => isEnough(this.messages))
    this.#waiting = this.#waiting.filter((waiting) => !satisfied.includes(waiting))
    for (const { resolve } of satisfied) resolve()
  }
}

export async function* framesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamMessage, void> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    const frames = text.split('\n\n')
    text = frames.pop() ?? ''
    // Readers ignore comments (HTML, 9.2.6).
    yield* frames.filter((frame) => !frame.startsWith(':')).map(readFrame)
  }
}

function readFrame(frame: string): StreamMessage {
  const fields = new Map(
    frame.split('\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1)]
    }),
  )
  return { topic: fields.get('event') ?? '', data: fields.get('data') ?? '', id: fields.get('id') ?? '' }
}
