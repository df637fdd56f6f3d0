import type { OutgoingHttpHeaders } from 'node:http'
import { Readable, Writable } from 'node:stream'
import { workerData } from 'node:worker_threads'
import { tellOfFailedPromises } from '../health/failed-promises.ts'
import { answerInThread, type ThreadAnswer } from '../threads/answer-in-thread.ts'
import type { ThreadRequest } from '../threads/messages.ts'
import type { PageLocals } from './list-scripts.ts'

// A thread of its own: the page of a list of a thousand items takes the processor for a fifth of a second, and no other
// visitor must wait for that.

/** What the thread is told at its start. */
export interface PageThreadData {
  /** The address of Astro's renderer. */
  entry: string
  locals: PageLocals
}

interface Renderer {
  handler: (request: object, page: PageResponse, next: () => void, locals: PageLocals) => void
}

/** The part of Node's `ServerResponse` that Astro writes to. It keeps the whole page. */
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
    const page = Buffer.concat(this.#chunks)
    const headers = { ...this.#headers, 'content-length': page.length }
    this.#onPage({ status: this.statusCode, headers, body: [page] })
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
