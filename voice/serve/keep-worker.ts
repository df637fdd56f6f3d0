import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Clip, Transcript } from '../decode/transcriber.ts'
import type { Word } from './work.ts'

/** `lost`: the worker could not, or died of it. `late`: it took too long, and was ended. */
export type ClipOutcome = Transcript | { kind: 'lost' } | { kind: 'late' }

const restartDelay = { firstMs: 100, longestMs: 30_000 }
const program = join(import.meta.dirname, '../worker.ts')

/** Keeps one process with a loaded model, and starts another when it dies. */
export class WorkerKeeper {
  readonly #timeoutMs: number
  readonly #onReady: () => void
  #child: ChildProcess
  #isReady = false
  #isEnding = false
  #delayMs = restartDelay.firstMs
  #finish: ((outcome: ClipOutcome) => void) | undefined

  /**
   * @param timeoutMs for one clip
   * @param onReady whenever a model is loaded
   */
  constructor(timeoutMs: number, onReady: () => void) {
    this.#timeoutMs = timeoutMs
    this.#onReady = onReady
    this.#child = this.#launch()
  }

  /** Of the process; undefined while it loads its model. */
  get pid(): number | undefined {
    return this.#isReady ? this.#child.pid : undefined
  }

  /** Only one clip at a time, and only when there is a `pid`. */
  async hear(clip: Clip): Promise<ClipOutcome> {
    const { promise, resolve } = Promise.withResolvers<ClipOutcome>()
    this.#finish = resolve
    const tooLate = setTimeout(() => this.#giveUp(), this.#timeoutMs)
    this.#child.send(clip)
    const outcome = await promise
    clearTimeout(tooLate)
    this.#finish = undefined
    return outcome
  }

  end(): void {
    this.#isEnding = true
    this.#child.kill('SIGKILL')
  }

  #launch(): ChildProcess {
    const child = fork(program, { serialization: 'advanced' })
    child.on('message', (word: Word) => this.#take(word))
    child.on('error', (error) => process.stderr.write(`Voice: ${error.message}\n`))
    child.on('exit', () => this.#launchAgain())
    return child
  }

  #take(word: Word): void {
    switch (word.kind) {
      case 'ready':
        this.#isReady = true
        this.#delayMs = restartDelay.firstMs
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
    this.#child.kill('SIGKILL')
    this.#finish?.({ kind: 'late' })
  }

  #launchAgain(): void {
    this.#isReady = false
    this.#finish?.({ kind: 'lost' })
    if (this.#isEnding) return
    process.stderr.write('Voice: the worker ended by itself and is started again.\n')
    setTimeout(() => {
      if (!this.#isEnding) this.#child = this.#launch()
    }, this.#delayMs)
    this.#delayMs = Math.min(this.#delayMs * 2, restartDelay.longestMs)
  }
}
