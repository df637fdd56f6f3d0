import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { tied } from './tied.ts'

/** The wait before a restart: twice as long each time, up to the longest. */
interface Backoff {
  firstMs: number
  longestMs: number
  /** After a process that has lived longer the first wait applies again, as after one that was `ready`. */
  forgottenAfterMs?: number
}

/** Exit status and lifetime of a process. */
export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  livedMs: number
}

interface SuperviseOptions extends Pick<SpawnOptions, 'env' | 'stdio' | 'serialization'> {
  command: readonly [program: string, ...parameters: string[]]
  backoff: Backoff
  /** Called with each started process, for its streams and messages. A program that cannot be run has no pid. */
  onStart?: (child: ChildProcess) => void
  /** Called as soon as a process has ended, also when it was asked to. */
  onEnd?: (ended: Ended) => void
  /** Called just before a restart. */
  onRestart?: (ended: Ended) => void
  /** True when a restart would end the same way, so it is not restarted. */
  isHopeless?: (ended: Ended) => boolean
}

export interface Supervised {
  /** The present process, or the last one. */
  readonly child: ChildProcess
  /** Reports that the present process has begun to work, so that the first wait applies again. */
  ready: () => void
  /** From now on the process may end without a restart. */
  letEnd: () => void
  /** Ends it without a restart, by force after 5 s; resolves when it has ended. The signal is sent before this returns. */
  end: (signal?: NodeJS.Signals) => Promise<void>
}

const endTimeoutMs = 5_000

/** Starts a program, and restarts it whenever it ends by itself. It never outlives this process. */
export function supervise({ command, backoff, ...options }: SuperviseOptions): Supervised {
  const { onStart, onEnd, onRestart, isHopeless, ...spawning } = options
  let isEnding = false
  let delayMs = backoff.firstMs
  let child = start()

  function start(): ChildProcess {
    const [program, ...parameters] = command
    const startedAt = performance.now()
    const started = spawn(...tied(program, parameters), spawning)
    // Unlike 'exit', a program that cannot be run emits this too.
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

/** True when a process has ended, or could not be run. */
export function hasEnded({ exitCode, signalCode, pid }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null
}
