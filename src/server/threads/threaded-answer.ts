import type { ServerResponse } from 'node:http'
import { tellOperator } from '../health/journal.ts'
import { answerProblem } from '../limits/problems.ts'
import type { EndTurn } from '../limits/turns.ts'
import type { Holding } from '../limits/unread.ts'
import type { FromThread } from './messages.ts'

interface AnswerOptions {
  response: ServerResponse
  /** Ends the visitor's turn, because the thread has finished its work for this answer. */
  endTurn: EndTurn
  /** Counts the bytes that the thread keeps for the rest of the answer. */
  holding: Holding
  onNone: () => void
  /** Asks the thread for the next chunk. */
  more: () => void
  /** Notifies the thread that the reader is gone. */
  stop: () => void
  onOver: () => void
}

type Told = Exclude<FromThread, { kind: 'ready' }>

/** An answer that comes from a thread. The next chunk is requested when the reader has read the chunks before it. */
export class ThreadedAnswer {
  readonly #options: AnswerOptions
  #hasHead = false
  #isOver = false

  constructor(options: AnswerOptions) {
    this.#options = options
    options.response.on('close', () => {
      // The turn lasts until the thread has finished, so that a visitor who closes connections gets no more turns than others.
      if (this.#hasHead) this.#giveUp()
    })
  }

  take(message: Told): void {
    switch (message.kind) {
      case 'head':
        this.#begin(message.head)
        break
      case 'chunk':
        this.#write(message.chunk)
        break
      case 'end':
        this.#over()
        this.#options.response.end()
        break
      case 'none':
        this.#over()
        this.#options.onNone()
        break
      case 'failed':
        tellOperator('error', `An answer failed: ${message.why}`)
        this.fail()
    }
  }

  /** Answers with an error. */
  fail(): void {
    this.#over()
    answerProblem(this.#options.response, 'unavailable')
  }

  #begin({ status, headers, heldBytes }: (Told & { kind: 'head' })['head']): void {
    const { response, endTurn, holding, more } = this.#options
    this.#hasHead = true
    endTurn()
    if (response.destroyed) {
      this.#giveUp()
      return
    }
    response.writeHead(status, headers)
    holding.set(heldBytes)
    more()
  }

  #write(chunk: string | Uint8Array): void {
    const { response, more } = this.#options
    if (response.write(chunk)) more()
    else response.once('drain', more)
  }

  #giveUp(): void {
    if (this.#isOver) return
    this.#over()
    this.#options.stop()
  }

  #over(): void {
    this.#isOver = true
    this.#options.endTurn()
    this.#options.holding.end()
    this.#options.onOver()
  }
}
