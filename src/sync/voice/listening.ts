import type { VoiceProblem } from '../../domain/spoken/voice-problem.ts'

/** Nothing was heard: a problem of ours, or the server's own words. */
export type Trouble = { kind: 'problem'; problem: VoiceProblem } | { kind: 'message'; message: string }

/** What was said, or why nobody knows. */
export type SpeechResult = { kind: 'text'; text: string } | Trouble

/** A microphone that is open. */
export interface Listening {
  /** How loud it is at this moment, from 0 to 1. */
  level(): number
  /** Resolves once it listens no more, asked to or not; the microphone is free then. */
  ended: Promise<unknown>
  /** Stops listening, and waits for the words. */
  finish(): Promise<SpeechResult>
}

/**
 * Begins to listen, after whatever the browser asks its person first.
 *
 * @param signal lets the microphone go at once; nothing comes of what was said then
 */
export type SpeechInput = (signal: AbortSignal) => Promise<Listening | VoiceProblem>

export function problem(named: VoiceProblem): Trouble {
  return { kind: 'problem', problem: named }
}
