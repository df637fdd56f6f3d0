import type { ServerResponse } from 'node:http'
import type { EventLoopUtilization } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { inWords, tellOperator } from '../health/journal.ts'
import { limits } from '../limits/limits.ts'
import { answerProblem } from '../limits/problems.ts'
import { type EndTurn, Turns } from '../limits/turns.ts'
import type { Unread } from '../limits/unread.ts'
import type { FromThread, ThreadRequest, ToThread } from './messages.ts'
import { ThreadedAnswer } from './threaded-answer.ts'

interface ThreadOptions {
  /** The module that runs in the thread and calls `answerInThread`. */
  module: URL
  /** `workerData` of the module. */
  data: unknown
  /** Most requests that are worked on at a time, each from the request until the beginning of the answer. */
  atOnce: number
  /** Most of them of one visitor. */
  perVisitor: number
  /** True to keep the thread running while idle, so that no request waits for its start. */
  isKept?: boolean
  unread: Unread
}

/** A request for a thread. */
export interface ThreadTask {
  visitor: string
  response: ServerResponse
  asked: ThreadRequest
  /** Called to answer when nothing is at the address. */
  onNone?: () => void
  /** Called when the thread has finished its work for this request. */
  onWorked?: () => void
}

/** Share of its time above which a thread counts as busy without pause. */
const busy = 0.95

/**
 * A thread for requests whose answers need much processor time, so that other requests do not wait for them. Visitors get
 * their turns one after another. The thread starts with the first request and ends after a time without requests. A thread
 * that fails or is stuck is replaced.
 */
export class AnswerThread {
  readonly #options: ThreadOptions
  readonly #turns: Turns
  readonly #open = new Map<number, ThreadedAnswer>()
  #worker: Worker | undefined
  #lastId = 0
  #heardAtMs = 0
  /** Utilization at the last look. */
  #usage: EventLoopUtilization | undefined
  #isOver = false
  readonly #timer: NodeJS.Timeout

  constructor(options: ThreadOptions) {
    this.#options = options
    this.#turns = new Turns(options)
    this.#timer = setInterval(() => this.#look(), limits.threadLookMs).unref()
  }

  /** Starts the thread before the first request. @throws when its module fails */
  async start(): Promise<void> {
    const worker = this.#begun()
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve()).once('error', reject)
    })
  }

  /** Answers when it is the visitor's turn. */
  answer(task: ThreadTask): void {
    this.#turns.take(task.visitor, (endTurn) =>
      this.#ask(task, () => {
        endTurn()
        task.onWorked?.()
      }),
    )
  }

  /** Ends the thread as soon as its answers are complete. */
  end(): void {
    this.#isOver = true
    this.#look()
  }

  #ask({ visitor, response, asked, onNone }: ThreadTask, endTurn: EndTurn): void {
    if (response.destroyed) {
      endTurn()
      return
    }
    this.#lastId += 1
    const id = this.#lastId
    const tell = (message: ToThread) => this.#worker?.postMessage(message)
    const answer = new ThreadedAnswer({
      ...{ response, endTurn },
      onNone: onNone ?? (() => answerProblem(response, 'not-found')),
      holding: this.#options.unread.hold(visitor, () => response.destroy()),
      more: () => tell({ id, kind: 'more' }),
      stop: () => tell({ id, kind: 'stop' }),
      onOver: () => {
        this.#open.delete(id)
        if (this.#isOver) this.#look()
      },
    })
    if (this.#open.size === 0) this.#heardAtMs = performance.now()
    this.#open.set(id, answer)
    this.#begun().postMessage({ id, kind: 'ask', asked } satisfies ToThread)
  }

  #begun(): Worker {
    this.#worker ??= this.#spawned()
    return this.#worker
  }

  #spawned(): Worker {
    const { module, data } = this.#options
    const resourceLimits = { maxOldGenerationSizeMb: limits.threadMemoryMb }
    // The option of the process has precedence over `resourceLimits`; heaps that exist keep theirs.
    setFlagsFromString(`--max-semi-space-size=${limits.threadYoungMb}`)
    const worker = new Worker(module, { workerData: data, resourceLimits })
    worker.unref()
    worker.on('message', (message: FromThread) => {
      this.#heardAtMs = performance.now()
      if (message.kind !== 'ready') this.#open.get(message.id)?.take(message)
    })
    worker.on('error', (error) => tellOperator('error', `A thread failed: ${inWords(error)}`))
    worker.on('exit', () => this.#lose(worker))
    return worker
  }

  /** Forgets a thread, and answers its open requests with an error. */
  #lose(worker: Worker): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    for (const answer of [...this.#open.values()]) answer.fail()
  }

  /** Ends a thread that is not needed, or that has been busy for long without sending anything. */
  #look(): void {
    const worker = this.#worker
    if (this.#isOver && this.#turns.isIdle && this.#open.size === 0) clearInterval(this.#timer)
    if (!worker || !(this.#isUnneeded() || this.#isStuck(worker))) return
    this.#lose(worker)
    void worker.terminate()
  }

  #isUnneeded(): boolean {
    if (this.#open.size > 0 || !this.#turns.isIdle) return false
    return this.#isOver || (!this.#options.isKept && this.#silentMs() >= limits.threadIdleMs)
  }

  #isStuck(worker: Worker): boolean {
    const before = this.#usage
    this.#usage = worker.performance.eventLoopUtilization()
    const { utilization } = worker.performance.eventLoopUtilization(this.#usage, before)
    if (this.#open.size === 0 || this.#silentMs() < limits.threadStuckMs || utilization < busy) return false
    tellOperator('error', `A thread was stuck for ${limits.threadStuckMs / 1000} s and is started again.`)
    return true
  }

  #silentMs(): number {
    return performance.now() - this.#heardAtMs
  }
}
