import { setImmediate as nextTurn } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { inWords } from '../health/journal.ts'
import type { Chunk, FromThread, ThreadHead, ThreadRequest, ToThread } from './messages.ts'

/** Answer of a thread; undefined when nothing is at the address. */
export type ThreadAnswer =
  | (Omit<ThreadHead, 'heldBytes'> & { heldBytes?: number; body?: Iterable<Chunk> })
  | undefined

/** Shorter strings are joined, because each chunk is a message between threads. */
const leastChunk = 32 * 1024

/** Answers the requests that the server sends to this thread. */
export function answerInThread(answer: (asked: ThreadRequest) => Promise<ThreadAnswer>): void {
  const bodies = new Map<number, Iterator<Chunk>>()
  const tell = (message: FromThread, moved: ArrayBuffer[] = []) => parentPort?.postMessage(message, moved)

  async function begin(id: number, asked: ThreadRequest): Promise<void> {
    const answered = await answer(asked)
    if (!answered) return tell({ id, kind: 'none' })
    const { body = [], heldBytes = 0, ...head } = answered
    bodies.set(id, body[Symbol.iterator]())
    tell({ id, kind: 'head', head: { ...head, heldBytes } })
  }

  /** Sends the next chunk, after a turn of the event loop in which other answers continue. */
  async function goOn(id: number): Promise<void> {
    await nextTurn()
    const body = bodies.get(id)
    if (!body) return
    const chunk = nextOf(body)
    if (chunk !== undefined) return tell({ id, kind: 'chunk', chunk }, movable(chunk))
    bodies.delete(id)
    tell({ id, kind: 'end' })
  }

  async function take(message: ToThread): Promise<void> {
    const { id } = message
    try {
      if (message.kind === 'ask') await begin(id, message.asked)
      else if (message.kind === 'more') await goOn(id)
      else bodies.delete(id)
    } catch (error) {
      bodies.delete(id)
      tell({ id, kind: 'failed', why: inWords(error) })
    }
  }

  parentPort?.on('message', (message: ToThread) => void take(message))
  tell({ kind: 'ready' })
}

/** Returns the buffer of a chunk, to be transferred instead of copied, unless it holds other data as well. */
function movable(chunk: Chunk): ArrayBuffer[] {
  if (typeof chunk === 'string' || !(chunk.buffer instanceof ArrayBuffer)) return []
  return chunk.byteLength === chunk.buffer.byteLength ? [chunk.buffer] : []
}

/** Returns the next chunk, or undefined at the end. */
function nextOf(body: Iterator<Chunk>): Chunk | undefined {
  const first = body.next()
  if (first.done) return undefined
  if (typeof first.value !== 'string') return first.value
  let text = first.value
  while (text.length < leastChunk) {
    const { done, value } = body.next()
    if (done || typeof value !== 'string') break
    text += value
  }
  return text
}
