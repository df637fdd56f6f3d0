import type { Clip } from '../decode/transcriber.ts'
import { type ClipOutcome, WorkerKeeper } from './keep-worker.ts'

interface Waiting {
  clip: Clip
  finish: (outcome: ClipOutcome) => void
}

/** Lets clips wait for the one worker, as many as there is room for. */
export class ClipQueue {
  readonly #worker: WorkerKeeper
  readonly #length: number
  readonly #waiting: Waiting[] = []
  #isBusy = false

  /**
   * @param length clips that may wait beside the one that is heard
   * @param timeoutMs for hearing one
   */
  constructor(length: number, timeoutMs: number) {
    this.#length = length
    this.#worker = new WorkerKeeper(timeoutMs, () => void this.#hearNext())
  }

  /** Of the process that holds the model; undefined while it is loading. */
  get workerPid(): number | undefined {
    return this.#worker.pid
  }

  /** @param signal takes the clip out again, when nobody waits for its text any more */
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
