import { atom, type ReadableAtom } from 'nanostores'
import type { Listening, Trouble } from '../../sync/voice/listening.ts'
import type { FoundInput, MissingPart } from './find-speech-input.ts'

export type VoiceState =
  | { kind: 'idle' | 'starting' | 'processing' | 'consent' }
  /** `endsAt`: in ms of `performance.now`. `isHeld`: it ends when the button is let go. */
  | { kind: 'recording'; isHeld: boolean; endsAt: number }
  | { kind: 'unavailable'; lack: MissingPart }

export interface VoiceNeeds {
  findSpeechInput(): Promise<FoundInput>
  /** Takes what was said. */
  take(text: string): void
  tell(trouble: Trouble): void
}

/** How long is listened after a press (specification, section 9), and while the button is held. */
const pressedMs = 4_000
const heldMs = 10_000
/** Who has not let go by then is holding the button. */
const holdingMs = 500

const nothing = (): void => undefined

/** From a press to what was said. Whatever happens in between, it comes to rest again. */
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

  /** How loud it is at this moment, from 0 to 1. */
  level(): number {
    return this.#listening?.level() ?? 0
  }

  /** The button goes down: something begins, or what is being recorded ends. */
  press(): void {
    this.#isDown = true
    const { kind } = this.#$state.get()
    if (kind === 'recording') this.#stop()
    else if (kind !== 'starting' && kind !== 'processing') void this.#begin(new AbortController())
  }

  /** The button is still down, as a key says that repeats itself. */
  hold(): void {
    if (this.#isDown) return
    this.#isDown = true
    this.#keepOn()
  }

  /** The button comes up: what it was held for ends. */
  release(): void {
    this.#isDown = false
    const state = this.#$state.get()
    if (state.kind === 'recording' && state.isHeld) this.#stop()
  }

  /** Lets everything go, the microphone first. */
  cancel(): void {
    this.#turn.abort()
    this.#show({ kind: 'idle' })
  }

  /** Nobody is looking: nobody is listened to. What was recorded before still becomes items. */
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

  /** @returns what came of it; undefined when it was taken back */
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
      this.#stop = () => {
        this.#keepOn = nothing
        clearTimeout(limit)
        clearTimeout(holding)
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
