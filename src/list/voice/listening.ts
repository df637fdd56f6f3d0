import type { VoiceProblem } from '../../domain/spoken/voice-problem.ts'

/** The reason for which there is no text: a known problem, or the server's message. */
export type Trouble = { kind: 'problem'; problem: VoiceProblem } | { kind: 'message'; message: string }

/** The recognised text, one word to be confirmed, or the reason for which there is none. */
export type SpeechResult = { kind: 'text'; text: string } | { kind: 'offer'; name: string } | Trouble

/** An open microphone. */
export interface Listening {
  /** Returns the present loudness, from 0 to 1. */
  level(): number
  /** Returns the words that were recognised so far; absent if they are recognised afterwards. */
  text?(): string
  /** Resolves when listening has ended, for whatever reason; the microphone is then released. */
  ended: Promise<unknown>
  /** Stops listening, and waits for the text. */
  finish(): Promise<SpeechResult>
}

/**
 * Begins to listen, after the browser has asked for permission.
 *
 * @param signal releases the microphone at once, without a result
 */
export type SpeechInput = (signal: AbortSignal) => Promise<Listening | VoiceProblem>

export function problem(named: VoiceProblem): Trouble {
  return { kind: 'problem', problem: named }
}
