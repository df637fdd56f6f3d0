import { createHash } from 'node:crypto'
import type { Release } from './pinned-release.ts'

/** `unreachable`: the network or the server failed. `wrong`: a complete download that is not the release. */
type Download =
  | { kind: 'zip'; bytes: Uint8Array }
  | { kind: 'unreachable'; reason: string }
  | { kind: 'wrong'; sha256: string }

export interface Patience {
  /** For the beginning of the answer, redirects included. */
  answerMs: number
  /** For the next bytes of the answer. */
  silenceMs: number
}

const defaultPatience: Patience = { answerMs: 8_000, silenceMs: 8_000 }

/** Fetches a release from a folder of the web and compares it with its pinned checksum. */
export async function download(
  baseUrl: string,
  release: Release,
  patience: Patience = defaultPatience,
): Promise<Download> {
  try {
    const bytes = await fetchBytes(`${baseUrl}/${release.fileName}`, patience)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return sha256 === release.sha256 ? { kind: 'zip', bytes } : { kind: 'wrong', sha256 }
  } catch (error) {
    return { kind: 'unreachable', reason: reasonOf(error) }
  }
}

async function fetchBytes(url: string, patience: Patience): Promise<Uint8Array> {
  const watch = new Watch()
  try {
    watch.expectWithin(patience.answerMs)
    const response = await fetch(url, { signal: watch.signal })
    if (!response.ok || !response.body) throw new Error(`the server answered ${response.status}`)
    const chunks: Uint8Array[] = []
    watch.expectWithin(patience.silenceMs)
    for await (const chunk of response.body) {
      watch.expectWithin(patience.silenceMs)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } finally {
    watch.stop()
  }
}

/** Aborts its signal when something expected does not come in time. */
class Watch {
  readonly #abort = new AbortController()
  #timer: NodeJS.Timeout | undefined

  get signal(): AbortSignal {
    return this.#abort.signal
  }

  expectWithin(ms: number): void {
    this.stop()
    this.#timer = setTimeout(() => this.#abort.abort(new Error('no answer')), ms)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}

/** `fetch` puts the network's error code (ENOTFOUND, ECONNREFUSED) into the cause of its error. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error
  const code = (cause as NodeJS.ErrnoException | undefined)?.code
  return code ?? message
}
