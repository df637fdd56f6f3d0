import { call, type Reply } from '../people/api.ts'

/** One message of the live channel, its data still as text. */
export interface StreamMessage {
  topic: string
  data: string
  id: string
}

/** One open event stream, as a browser's EventSource would hold it. */
export interface EventStream {
  clientId: string
  /** Everything that arrived after the greeting, in the order of its arrival. */
  messages: readonly StreamMessage[]
  /** Replaces the topics of the stream. */
  subscribe(topics: readonly string[], token?: string): Promise<Reply>
  /** Resolves once what arrived satisfies the condition; rejects if the stream ends before. */
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

/** Opens an event stream and waits for its greeting, which tells its id. */
export async function openStream(url: string): Promise<EventStream> {
  const abort = new AbortController()
  const response = await fetch(`${url}/api/realtime`, { signal: abort.signal })
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

/** Asks for the topics of a stream, whoever reads it. */
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
      // Closed by the test, or the server was killed: to who waits it is the same end.
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
    // A comment is nothing to a reader (HTML, 9.2.6).
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
