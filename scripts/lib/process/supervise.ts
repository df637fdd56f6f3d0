import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { tied } from './tied.ts'

/** How long is waited before another start: twice as long each time, up to the longest. */
export interface Backoff {
  firstMs: number
  longestMs: number
  /** A process that has lived longer is followed after the first wait again, as one that was `ready` is. */
  forgottenAfterMs?: number
}

/** How a process ended. */
export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  livedMs: number
}

interface SuperviseOptions extends Pick<SpawnOptions, 'env' | 'stdio' | 'serialization'> {
  command: readonly [program: string, ...parameters: string[]]
  backoff: Backoff
  /** Hands over each process as it begins, for its streams and its words. A program that cannot be run at all has no pid. */
  onStart?: (child: ChildProcess) => void
  /** As soon as it has ended, also when it was asked to. */
  onEnd?: (ended: Ended) => void
  /** Just before another is started. */
  onRestart?: (ended: Ended) => void
  /** What ended so would end so again: no other is started. */
  isHopeless?: (ended: Ended) => boolean
}

export interface Supervised {
  /** The process that runs now, or the last that ran. */
  readonly child: ChildProcess
  /** The process that runs has begun to work: what it needed to come up counts no longer. */
  ready: () => void
  /** It may end by itself from now on. */
  letEnd: () => void
  /** Ends it for good, by force after 5 s; resolves when it is gone. The signal is sent before this returns. */
  end: (signal?: NodeJS.Signals) => Promise<void>
}

const endTimeoutMs = 5_000

/** Starts a program, and starts it again whenever it ends by itself. It never outlives this process. */
export function supervise({ command, backoff, ...options }: SuperviseOptions): Supervised {
  const { onStart, onEnd, onRestart, isHopeless, ...spawning } = options
  let isEnding = false
  let delayMs = backoff.firstMs
  let child = start()

  function start(): ChildProcess {
    const [program, ...parameters] = command
    const startedAt = performance.now()
    const started = spawn(...tied(program, parameters), spawning)
    // Unlike 'exit', this also comes of a program that cannot be run.
    started.on('close', (code, signal) => {
      void startAgain({ code, signal, livedMs: performance.now() - startedAt })
    })
    onStart?.(started)
    return started
  }

  async function startAgain(ended: Ended): Promise<void> {
    onEnd?.(ended)
    if (isEnding || isHopeless?.(ended)) return
    await wait(nextDelay(ended.livedMs))
    if (isEnding) return
    onRestart?.(ended)
    child = start()
  }

  function nextDelay(livedMs: number): number {
    if (livedMs > (backoff.forgottenAfterMs ?? Number.POSITIVE_INFINITY)) delayMs = backoff.firstMs
    const now = delayMs
    delayMs = Math.min(delayMs * 2, backoff.longestMs)
    return now
  }

  return {
    get child() {
      return child
    },
    ready: () => {
      delayMs = backoff.firstMs
    },
    letEnd: () => {
      isEnding = true
    },
    end: (signal = 'SIGTERM') => {
      isEnding = true
      return endChild(child, signal)
    },
  }
}

async function endChild(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return
  const ended = new Promise((resolve) => child.on('close', resolve))
  child.kill(signal)
  const force = setTimeout(() => child.kill('SIGKILL'), endTimeoutMs)
  await ended
  clearTimeout(force)
}

/** Also of one that could not be run. */
export function hasEnded({ exitCode, signalCode, pid }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null
}
