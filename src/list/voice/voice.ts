import { atom, type ReadableAtom } from 'nanostores'
import type { FoundInput, MissingPart } from './find-speech-input.ts'
import type { Listening, Trouble } from './listening.ts'
import { SpeechEnd } from './speech-end.ts'

export type VoiceState =
  | { kind: 'idle' | 'starting' | 'processing' | 'consent' }
  /** `endsAt`: in ms of `performance.now`. `isHeld`: recording ends when the button is released. */
  | { kind: 'recording'; isHeld: boolean; endsAt: number }
  | { kind: 'unavailable'; lack: MissingPart }
  /** Asks about one word that was heard. */
  | { kind: 'offer'; name: string }

export interface VoiceNeeds {
  findSpeechInput(): Promise<FoundInput>
  /** Receives the recognised text. */
  take(text: string): void
  tell(trouble: Trouble): void
}

/** Duration of listening in ms after a press (specification, section 9), and while the button is held. */
const pressedMs = 4_000
const heldMs = 10_000
/** A button that is down for longer in ms counts as held. */
const holdingMs = 500

/** Time between two looks at the loudness, in ms. */
const lookingMs = 50

const nothing = (): void => undefined

/** One speech input from the press to the text. It returns to idle after any outcome. */
export class Voice {
  readonly #needs: VoiceNeeds
  readonly #$state = atom<VoiceState>({ kind: 'idle' })
  #turn = new AbortController()
  #listening: Listening | undefined
  #stop = nothing
  #keepOn = nothing
  #isDown = false

  constructor(needs: VoiceNeeds) {
    this.#needs = needs
  }

  get $state(): ReadableAtom<VoiceState> {
    return this.#$state
  }

  /** Returns the present loudness, from 0 to 1. */
  level(): number {
    return this.#listening?.level() ?? 0
  }

  /** Returns the words that were recognised so far. */
  text(): string {
    return this.#listening?.text?.() ?? ''
  }

  /** The button goes down: starts listening, or ends a recording. */
  press(): void {
    this.#isDown = true
    const { kind } = this.#$state.get()
    if (kind === 'recording') this.#stop()
    else if (kind !== 'starting' && kind !== 'processing') void this.#begin(new AbortController())
  }

  /** The button is still down, as reported by a key that repeats. */
  hold(): void {
    if (this.#isDown) return
    this.#isDown = true
    this.#keepOn()
  }

  /** The button comes up: ends a recording for which it was held. */
  release(): void {
    this.#isDown = false
    const state = this.#$state.get()
    if (state.kind === 'recording' && state.isHeld) this.#stop()
  }

  /** The person confirms the offered word. */
  accept(): void {
    const state = this.#$state.get()
    this.#show({ kind: 'idle' })
    if (state.kind === 'offer') this.#needs.take(state.name)
  }

  /** Cancels everything, and releases the microphone first. */
  cancel(): void {
    this.#turn.abort()
    this.#show({ kind: 'idle' })
  }

  /** The page is hidden: listening ends. An earlier recording is still turned into items. */
  hide(): void {
    const { kind } = this.#$state.get()
    if (kind === 'starting' || kind === 'recording') this.cancel()
  }

  async #begin(turn: AbortController): Promise<void> {
    this.#turn = turn
    this.#show({ kind: 'starting' })
    const outcome = await this.#hear(turn.signal).catch(
      (): Trouble => ({ kind: 'problem', problem: 'failed' }),
    )
    this.#listening = undefined
    if (turn.signal.aborted) return
    switch (outcome?.kind) {
      case 'consent':
      case 'unavailable':
      case 'offer':
        return this.#show(outcome)
      case 'text':
      case 'problem':
      case 'message':
      case undefined:
        this.#show({ kind: 'idle' })
    }
    if (outcome?.kind === 'text') this.#needs.take(outcome.text)
    else if (outcome) this.#needs.tell(outcome)
  }

  /** @returns the outcome; undefined if it was cancelled */
  async #hear(signal: AbortSignal) {
    const found = await this.#needs.findSpeechInput()
    if (signal.aborted) return undefined
    if (found.kind !== 'input') return found
    const listening = await found.listen(signal)
    if (typeof listening === 'string') return { kind: 'problem', problem: listening } as const
    if (signal.aborted) return undefined
    this.#listening = listening
    await Promise.race([this.#untilStopped(signal), listening.ended])
    this.#stop()
    if (signal.aborted) return undefined
    this.#show({ kind: 'processing' })
    return listening.finish()
  }

  /** Resolves when it is time to stop: sooner or later, depending on whether the button is being held. */
  #untilStopped(signal: AbortSignal): Promise<void> {
    const startedAt = performance.now()
    const show = (limitMs: number, isHeld: boolean) =>
      this.#show({ kind: 'recording', isHeld, endsAt: startedAt + limitMs })
    return new Promise((resolve) => {
      let limit = setTimeout(resolve, pressedMs)
      this.#keepOn = () => {
        clearTimeout(limit)
        limit = setTimeout(resolve, startedAt + heldMs - performance.now())
        show(heldMs, true)
      }
      const holding = setTimeout(() => this.#isDown && this.#keepOn(), holdingMs)
      const end = new SpeechEnd()
      const looking = setInterval(() => {
        const isOver = end.isOver(this.level(), performance.now())
        if (isOver && !this.#isDown) this.#stop()
      }, lookingMs)
      this.#stop = () => {
        this.#keepOn = nothing
        clearTimeout(limit)
        clearTimeout(holding)
        clearInterval(looking)
        resolve()
      }
      signal.addEventListener('abort', this.#stop)
      show(pressedMs, false)
    })
  }

  #show(state: VoiceState): void {
    this.#$state.set(state)
  }
}
