import type { VoiceProblem } from '../../domain/spoken/voice-problem.ts'
import { type Listening, problem, type SpeechResult } from './listening.ts'

/** What browsers offer of the Web Speech API; TypeScript does not know it. */
interface Recogniser extends EventTarget {
  lang: string
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

/** How long the browser may think about what it has heard. */
const thinkingMs = 10_000

function findMaker(): RecogniserMaker | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecogniserMaker
    webkitSpeechRecognition?: RecogniserMaker
  }
  return SpeechRecognition ?? webkitSpeechRecognition
}

/** Whether the browser says that it recognises speech; which languages, most tell only when asked to. */
export function canBrowserHear(): boolean {
  return findMaker() !== undefined
}

/** Has the browser itself listen, in Romanian. Most send the sound to their maker: only after the person agreed. */
export async function hearByBrowser(signal: AbortSignal): Promise<Listening | VoiceProblem> {
  const Maker = findMaker()
  if (!Maker) return 'browser'
  const recogniser = new Maker()
  recogniser.lang = 'ro-RO'
  signal.addEventListener('abort', () => recogniser.abort())
  const said = follow(recogniser)
  try {
    recogniser.start()
  } catch {
    return 'browser'
  }
  await Promise.race([arrival(recogniser, 'start'), said.ended])
  return said.problem() ?? { level: said.level, ended: said.ended, finish: () => finish(recogniser, said) }
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
  // The sound itself stays with the browser: that somebody speaks is all it tells of it.
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
