import type { OutgoingHttpHeaders } from 'node:http'
import { Readable, Writable } from 'node:stream'
import { workerData } from 'node:worker_threads'
import { tellOfFailedPromises } from '../health/failed-promises.ts'
import { answerInThread, type ThreadAnswer } from '../threads/answer-in-thread.ts'
import type { ThreadRequest } from '../threads/messages.ts'
import type { PageLocals } from './list-scripts.ts'

// Runs in a thread, because rendering a list of a thousand items takes a fifth of a second of processor time, for which no
// other visitor must wait.

/** `workerData` of the thread. */
export interface PageThreadData {
  /** The address of Astro's renderer. */
  entry: string
  locals: PageLocals
}

interface Renderer {
  handler: (request: object, page: PageResponse, next: () => void, locals: PageLocals) => void
}

/** The part of Node's `ServerResponse` that Astro writes to. It keeps the whole page, without copying it. */
class PageResponse extends Writable {
  statusCode = 200
  headersSent = false
  readonly #chunks: Buffer[] = []
  readonly #onPage: (answer: ThreadAnswer) => void
  #headers: OutgoingHttpHeaders = {}

  constructor(onPage: (answer: ThreadAnswer) => void) {
    super()
    this.#onPage = onPage
  }

  writeHead(status: number, headers: OutgoingHttpHeaders = {}): this {
    this.statusCode = status
    this.#headers = headers
    this.headersSent = true
    return this
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk)
    done()
  }

  override _final(done: () => void): void {
    const length = this.#chunks.reduce((sum, chunk) => sum + chunk.length, 0)
    const headers = { ...this.#headers, 'content-length': length }
    this.#onPage({ status: this.statusCode, headers, heldBytes: length, body: this.#chunks })
    done()
  }
}

const { entry, locals } = workerData as PageThreadData
const { handler } = (await import(entry)) as Renderer
// Astro's listeners log a failed promise with the address of its page: the address of a list is the key to the list.
process.removeAllListeners('unhandledRejection')
tellOfFailedPromises()
answerInThread(render)

function render({ method, url, headers, body, bodyStatus }: ThreadRequest): Promise<ThreadAnswer> {
  return new Promise((resolve, reject) => {
    const request = Object.assign(Readable.from([]), { method, url, headers, socket: {} })
    const page = new PageResponse(resolve)
    page.on('error', reject).on('close', () => reject(new Error('A page was given up.')))
    const listAnswer = body &&
      bodyStatus !== undefined && { status: bodyStatus, text: Buffer.from(body).toString() }
    handler(request, page, () => resolve(undefined), { ...locals, ...(listAnswer && { listAnswer }) })
  })
}
