import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { type Supervised, supervise } from '../../scripts/lib/process/supervise.ts'
import type { Clip, Transcript } from '../decode/transcriber.ts'
import type { Word } from './work.ts'

/** `lost`: the worker could not, or died of it. `late`: it took too long, and was ended. */
export type ClipOutcome = Transcript | { kind: 'lost' } | { kind: 'late' }

const backoff = { firstMs: 100, longestMs: 30_000 }
const program = join(import.meta.dirname, '../worker.ts')

/** Keeps one process with a loaded model, and starts another when it dies. */
export class WorkerKeeper {
  readonly #timeoutMs: number
  readonly #onReady: () => void
  readonly #worker: Supervised
  #isReady = false
  #finish: ((outcome: ClipOutcome) => void) | undefined

  /**
   * @param timeoutMs for one clip
   * @param onReady whenever a model is loaded
   */
  constructor(timeoutMs: number, onReady: () => void) {
    this.#timeoutMs = timeoutMs
    this.#onReady = onReady
    this.#worker = this.#supervise()
  }

  /** Of the process; undefined while it loads its model. */
  get pid(): number | undefined {
    return this.#isReady ? this.#worker.child.pid : undefined
  }

  /** Only one clip at a time, and only when there is a `pid`. */
  async hear(clip: Clip): Promise<ClipOutcome> {
    const { promise, resolve } = Promise.withResolvers<ClipOutcome>()
    this.#finish = resolve
    const tooLate = setTimeout(() => this.#giveUp(), this.#timeoutMs)
    this.#worker.child.send(clip)
    const outcome = await promise
    clearTimeout(tooLate)
    this.#finish = undefined
    return outcome
  }

  end(): void {
    void this.#worker.end('SIGKILL')
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
        this.#worker.ready()
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
    this.#worker.child.kill('SIGKILL')
    this.#finish?.({ kind: 'late' })
  }

  #lose(): void {
    this.#isReady = false
    this.#finish?.({ kind: 'lost' })
  }
}
