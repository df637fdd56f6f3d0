import type { ServerResponse } from 'node:http'
import { limits } from './limits.ts'

/** Memory that an answer takes until its reader has read it. */
export interface Holding {
  readonly bytes: number
  /** Sets the current bytes. Fewer than before mean that the reader has read something. */
  set(bytes: number): void
  end(): void
}

interface UnreadOptions {
  /** Most bytes of one visitor. */
  perVisitor?: number
  /** Most bytes of all visitors together. */
  inAll?: number
}

/**
 * Counts the bytes of answers that are written and not read yet. When a visitor exceeds the limit, the answer of that visitor
 * that has sent no byte for the longest time is closed. When all visitors together exceed theirs, this happens to an answer
 * of the visitor with the most bytes. So a few visitors can neither fill the memory nor get the connections of others closed.
 */
export class Unread {
  readonly #perVisitor: number
  readonly #inAll: number
  readonly #visitors = new Map<string, VisitorShare>()
  #bytes = 0
  #closed = 0

  constructor({ perVisitor = limits.unreadBytesPerAddress, inAll = limits.unreadBytes }: UnreadOptions = {}) {
    this.#perVisitor = perVisitor
    this.#inAll = inAll
  }

  /** Unread bytes of all visitors. */
  get bytes(): number {
    return this.#bytes
  }

  /** Number of answers that were closed. */
  get closed(): number {
    return this.#closed
  }

  /** Begins to count an answer. @param close closes its connection */
  hold(visitor: string, close: () => void): Holding {
    const held: Held = { bytes: 0, isOver: false, close }
    return {
      get bytes() {
        return held.bytes
      },
      set: (bytes) => this.#change(visitor, held, bytes),
      end: () => this.#end(visitor, held),
    }
  }

  /** Counts memory that an answer takes until it is closed. */
  keep(response: ServerResponse, visitor: string, bytes: number): void {
    const holding = this.hold(visitor, () => response.destroy())
    response.on('close', () => holding.end())
    holding.set(bytes)
  }

  /** Counts data that is written to a response from now on, by its present `write` and `end`. */
  watch(response: ServerResponse, visitor: string): void {
    const holding = this.hold(visitor, () => response.destroy())
    const write = response.write.bind(response) as (...given: WriteParameters) => boolean
    const end = response.end.bind(response) as (...given: WriteParameters) => unknown
    response.write = ((...given: WriteParameters) => {
      holding.set(holding.bytes + sizeOf(given[0]))
      const isTaken = write(...given)
      if (isTaken) holding.set(0)
      return isTaken
    }) as typeof response.write
    response.end = ((...given: WriteParameters) => {
      holding.set(holding.bytes + sizeOf(given[0]))
      end(...given)
      return response
    }) as typeof response.end
    response.on('drain', () => holding.set(0)).on('close', () => holding.end())
  }

  #change(visitor: string, held: Held, bytes: number): void {
    if (held.isOver || bytes === held.bytes) return
    const share = this.#visitors.get(visitor) ?? new VisitorShare()
    this.#visitors.set(visitor, share)
    this.#bytes += bytes - held.bytes
    share.change(held, bytes)
    if (share.bytes === 0) this.#visitors.delete(visitor)
    // Closing an answer calls this method again, until the bytes are within the limits.
    if (share.bytes > this.#perVisitor) this.#giveUp(visitor, share)
    else if (this.#bytes > this.#inAll) this.#giveUp(...this.#largest())
  }

  /** Stops counting, because an answer may be written to after its connection has closed. */
  #end(visitor: string, held: Held): void {
    this.#change(visitor, held, 0)
    held.isOver = true
  }

  #giveUp(visitor: string, share: VisitorShare): void {
    const longest = share.longestUnread()
    if (!longest) return
    this.#closed += 1
    this.#end(visitor, longest)
    longest.close()
  }

  #largest(): [visitor: string, share: VisitorShare] {
    const [first, ...others] = this.#visitors
    if (!first) throw new Error('nothing is unread')
    return others.reduce((most, one) => (one[1].bytes > most[1].bytes ? one : most), first)
  }
}

interface Held {
  bytes: number
  isOver: boolean
  readonly close: () => void
}

/** Unread answers of one visitor. */
class VisitorShare {
  bytes = 0
  /** In the order in which they were last read, the oldest first. */
  readonly #held = new Set<Held>()

  change(held: Held, bytes: number): void {
    this.bytes += bytes - held.bytes
    if (bytes < held.bytes) this.#held.delete(held)
    if (bytes > 0) this.#held.add(held)
    held.bytes = bytes
  }

  longestUnread(): Held | undefined {
    const [first] = this.#held
    return first
  }
}

type WriteParameters = [chunk: unknown, ...others: unknown[]]

function sizeOf(chunk: unknown): number {
  if (typeof chunk === 'string') return Buffer.byteLength(chunk)
  return chunk instanceof Uint8Array ? chunk.byteLength : 0
}
