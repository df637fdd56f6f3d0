import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { type Supervised, supervise } from '../../scripts/lib/process/supervise.ts'
import type { Clip, Transcript } from '../decode/transcriber.ts'
import type { Word } from './work.ts'

/** `lost`: the worker failed or died. `late`: it took too long and was ended. */
type ClipOutcome = Transcript | { kind: 'lost' } | { kind: 'late' }

const backoff = { firstMs: 100, longestMs: 30_000 }
const program = join(import.meta.dirname, '../worker.ts')

interface Waiting {
  clip: Clip
  finish: (outcome: ClipOutcome) => void
}

/** The queue of clips in front of the one worker. */
export class ClipQueue {
  readonly #worker: Worker
  readonly #length: number
  readonly #waiting: Waiting[] = []
  #isBusy = false

  /**
   * @param length number of clips that may wait beside the current one
   * @param timeoutMs for one clip, from its turn on
   */
  constructor(length: number, timeoutMs: number) {
    this.#length = length
    this.#worker = new Worker(timeoutMs, () => void this.#hearNext())
  }

  /** The id of the process that holds the model; undefined while it loads. */
  get workerPid(): number | undefined {
    return this.#worker.pid
  }

  /** @param signal removes the clip from the queue when its text is no longer needed */
  async hear(clip: Clip, signal: AbortSignal): Promise<ClipOutcome | { kind: 'full' }> {
    if (this.#waiting.length >= this.#length + (this.#isBusy ? 0 : 1)) return { kind: 'full' }
    const { promise, resolve } = Promise.withResolvers<ClipOutcome>()
    const waiting = { clip, finish: resolve }
    this.#waiting.push(waiting)
    signal.addEventListener('abort', () => this.#forget(waiting))
    await this.#hearNext()
    return promise
  }

  end(): void {
    this.#worker.end()
    for (const { finish } of this.#waiting.splice(0)) finish({ kind: 'lost' })
  }

  #forget(waiting: Waiting): void {
    const at = this.#waiting.indexOf(waiting)
    if (at < 0) return
    this.#waiting.splice(at, 1)
    waiting.finish({ kind: 'lost' })
  }

  async #hearNext(): Promise<void> {
    if (this.#isBusy || this.#worker.pid === undefined) return
    const next = this.#waiting.shift()
    if (!next) return
    this.#isBusy = true
    next.finish(await this.#worker.hear(next.clip))
    this.#isBusy = false
    await this.#hearNext()
  }
}

/** Supervises the one process that holds the model. */
class Worker {
  readonly #timeoutMs: number
  readonly #onReady: () => void
  readonly #process: Supervised
  #isReady = false
  #finish: ((outcome: ClipOutcome) => void) | undefined

  /**
   * @param timeoutMs for one clip
   * @param onReady called whenever a process has loaded its model
   */
  constructor(timeoutMs: number, onReady: () => void) {
    this.#timeoutMs = timeoutMs
    this.#onReady = onReady
    this.#process = this.#supervise()
  }

  /** The process's id; undefined while it loads its model. */
  get pid(): number | undefined {
    return this.#isReady ? this.#process.child.pid : undefined
  }

  /** Takes one clip at a time, and only while there is a `pid`. */
  async hear(clip: Clip): Promise<ClipOutcome> {
    const { promise, resolve } = Promise.withResolvers<ClipOutcome>()
    this.#finish = resolve
    const tooLate = setTimeout(() => this.#giveUp(), this.#timeoutMs)
    this.#process.child.send(clip)
    const outcome = await promise
    clearTimeout(tooLate)
    this.#finish = undefined
    return outcome
  }

  end(): void {
    void this.#process.end('SIGKILL')
  }

  #supervise(): Supervised {
    return supervise({
      command: [process.execPath, program],
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      serialization: 'advanced',
      backoff,
      onStart: (child) => this.#listenTo(child),
      onEnd: () => this.#lose(),
      onRestart: () => process.stderr.write('Voice: the worker ended by itself and is started again.\n'),
    })
  }

  #listenTo(child: ChildProcess): void {
    child.on('message', (word: Word) => this.#take(word))
    child.on('error', (error) => process.stderr.write(`Voice: ${error.message}\n`))
  }

  #take(word: Word): void {
    switch (word.kind) {
      case 'ready':
        this.#isReady = true
        this.#process.ready()
        this.#onReady()
        break
      case 'done':
        this.#finish?.(word.heard)
        break
      case 'failed':
        process.stderr.write(`Voice: a clip failed: ${word.reason}\n`)
        this.#finish?.({ kind: 'lost' })
    }
  }

  #giveUp(): void {
    this.#isReady = false
    this.#process.child.kill('SIGKILL')
    this.#finish?.({ kind: 'late' })
  }

  #lose(): void {
    this.#isReady = false
    this.#finish?.({ kind: 'lost' })
  }
}
