import type { VoiceProblem } from '../../domain/spoken/voice-problem.ts'
import { type Listening, problem, type SpeechResult } from './listening.ts'

/** The part of the Web Speech API that is used; TypeScript has no types for it. */
interface Recogniser extends EventTarget {
  lang: string
  /** True for results while the person speaks. */
  interimResults: boolean
  start(): void
  stop(): void
  abort(): void
}

interface ResultEvent extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }>>
}

interface ErrorEvent extends Event {
  error: string
}

type RecogniserMaker = new () => Recogniser

/** Time in ms that the browser may take to recognise the speech. */
const thinkingMs = 10_000

function findMaker(): RecogniserMaker | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecogniserMaker
    webkitSpeechRecognition?: RecogniserMaker
  }
  return SpeechRecognition ?? webkitSpeechRecognition
}

/** True if the browser reports speech recognition; most browsers check the language only when they start. */
export function canBrowserHear(): boolean {
  return findMaker() !== undefined
}

/**
 * Starts the browser's own recognition, in Romanian. Most browsers send the sound to their maker, so the person has to agree
 * first.
 */
export async function hearByBrowser(signal: AbortSignal): Promise<Listening | VoiceProblem> {
  const Maker = findMaker()
  if (!Maker) return 'browser'
  const recogniser = new Maker()
  recogniser.lang = 'ro-RO'
  recogniser.interimResults = true
  signal.addEventListener('abort', () => recogniser.abort())
  const said = follow(recogniser)
  try {
    recogniser.start()
  } catch {
    return 'browser'
  }
  await Promise.race([arrival(recogniser, 'start'), said.ended])
  const { text, level, ended } = said
  return said.problem() ?? { text, level, ended, finish: () => finish(recogniser, said) }
}

type Said = ReturnType<typeof follow>

function follow(recogniser: Recogniser) {
  let text = ''
  let found: VoiceProblem | undefined
  let level = 0
  const on = (name: string, note: (event: Event) => void) => recogniser.addEventListener(name, note)
  on('result', (event) => {
    text = transcriptOf(event as ResultEvent)
  })
  on('error', (event) => {
    found = problems[(event as ErrorEvent).error] ?? 'browser'
  })
  // The browser does not provide the sound, only that somebody speaks.
  on('speechstart', () => {
    level = 0.7
  })
  on('speechend', () => {
    level = 0
  })
  const ended = arrival(recogniser, 'end')
  return { text: () => text.trim(), problem: () => found, level: () => level, ended }
}

async function finish(recogniser: Recogniser, { text, problem: found, ended }: Said): Promise<SpeechResult> {
  recogniser.stop()
  const timer = setTimeout(() => recogniser.abort(), thinkingMs)
  await ended
  clearTimeout(timer)
  if (text() !== '') return { kind: 'text', text: text() }
  return problem(found() ?? 'not-recognised')
}

function transcriptOf({ results }: ResultEvent): string {
  return Array.from(results, (result) => result[0]?.transcript ?? '').join(' ')
}

function arrival(recogniser: Recogniser, name: string): Promise<unknown> {
  return new Promise((resolve) => recogniser.addEventListener(name, resolve, { once: true }))
}

const problems: Readonly<Record<string, VoiceProblem>> = {
  'not-allowed': 'denied',
  'audio-capture': 'missing',
  'no-speech': 'not-recognised',
}
