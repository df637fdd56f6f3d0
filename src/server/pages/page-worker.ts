import type { OutgoingHttpHeaders } from 'node:http'
import { Readable, Writable } from 'node:stream'
import { workerData } from 'node:worker_threads'
import { tellOfFailedPromises } from '../health/failed-promises.ts'
import { answerInThread, type ThreadAnswer } from '../threads/answer-in-thread.ts'
import type { ThreadRequest } from '../threads/messages.ts'
import { compressWhole } from './compress.ts'
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

type OnPage = (status: number, headers: OutgoingHttpHeaders, page: Buffer) => void

/** The part of Node's `ServerResponse` that Astro writes to. It keeps the whole page. */
class PageResponse extends Writable {
  statusCode = 200
  headersSent = false
  readonly #chunks: Buffer[] = []
  readonly #onPage: OnPage
  #headers: OutgoingHttpHeaders = {}

  constructor(onPage: OnPage) {
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
    this.#onPage(this.statusCode, this.#headers, Buffer.concat(this.#chunks))
    done()
  }
}

const { entry, locals } = workerData as PageThreadData
const { handler } = (await import(entry)) as Renderer
// Astro's listeners log a failed promise with the address of its page: the address of a list is the key to the list.
process.removeAllListeners('unhandledRejection')
tellOfFailedPromises()
answerInThread(render)

function render(asked: ThreadRequest): Promise<ThreadAnswer> {
  const { method, url, headers, body, bodyStatus } = asked
  return new Promise((resolve, reject) => {
    const request = Object.assign(Readable.from([]), { method, url, headers, socket: {} })
    const lateRows = new Map<string, string>()
    const page = new PageResponse((status, ofPage, shell) => {
      const whole = withRows(shell, lateRows)
      const compressed = compressWhole(asked, whole)
      const bytes = compressed ?? whole
      const encoding = compressed && { 'content-encoding': 'br' }
      const answered = { ...ofPage, ...encoding, 'content-length': bytes.length }
      resolve({ status, headers: answered, heldBytes: bytes.length, body: [bytes] })
    })
    page.on('error', reject).on('close', () => reject(new Error('A page was given up.')))
    const listAnswer = body &&
      bodyStatus !== undefined && { status: bodyStatus, text: Buffer.from(body).toString() }
    handler(request, page, () => resolve(undefined), {
      ...locals,
      lateRows,
      ...(listAnswer && { listAnswer }),
    })
  })
}

/** Puts the rows into the page, in place of their marks. */
function withRows(shell: Buffer, rows: ReadonlyMap<string, string>): Buffer {
  const parts: Buffer[] = []
  let from = 0
  for (const [mark, markup] of rows) {
    const at = shell.indexOf(mark, from)
    if (at < 0) continue
    parts.push(shell.subarray(from, at), Buffer.from(markup))
    from = at + mark.length
  }
  return Buffer.concat([...parts, shell.subarray(from)])
}
