import { framesOf } from './event-stream.ts'

/** The part of a browser's EventSource that the page uses. It does not reconnect, because the page closes it at its end. */
export class NodeEventSource extends EventTarget {
  static readonly CLOSED = 2
  readyState = 0
  onerror: (() => void) | null = null
  readonly #abort = new AbortController()

  constructor(url: string) {
    super()
    this.#read(url).catch(() => this.#abort.signal.aborted || this.onerror?.())
  }

  close(): void {
    this.readyState = NodeEventSource.CLOSED
    this.#abort.abort()
  }

  async #read(url: string): Promise<void> {
    const response = await fetch(url, { signal: this.#abort.signal })
    if (!response.ok || !response.body) throw new Error(`no stream: ${response.status}`)
    for await (const { topic, data, id } of framesOf(response.body)) {
      this.dispatchEvent(new MessageEvent(topic, { data, lastEventId: id }))
    }
    throw new Error('the stream ended')
  }
}
