import { log_softmax } from '@huggingface/transformers'
import { sampleRateHz } from '../audio/clip.ts'
import { decodeClip } from '../audio/decode-clip.ts'
import { mayBeSpeech } from '../audio/speech-gate.ts'
import { anyText } from '../grammar/any-text.ts'
import { startReading } from '../grammar/grammar.ts'
import { makeTokenTree } from '../grammar/token-tree.ts'
import { type DecodeStep, loadWhisper } from '../model/whisper.ts'
import type { VoiceSettings } from '../settings.ts'
import { findBest } from './search.ts'
import { spellProperly } from './spelling.ts'

/** What came of a clip. An empty text: nothing was said. */
export type Transcript = { kind: 'text'; text: string } | { kind: 'unreadable' } | { kind: 'lacks-ffmpeg' }

export interface Clip {
  bytes: Uint8Array
  /** What the list has had before. */
  names: readonly string[]
}

export type Transcribe = (clip: Clip) => Promise<Transcript>

/** Fast speech is some 15 letters a second, and a token of Romanian two or three; a word more. */
const tokensPerSecond = 6
const leastTokens = 12
/**
 * It takes the clip for silence and is not sure of its words either. Whisper's own rule has -1 for words that it chose
 * freely; those that the grammar leaves it are less likely.
 */
const silence = { probability: 0.6, score: -2 }

/**
 * Loads the model and keeps it.
 *
 * @param isFree whether the grammar is left aside, to be measured against
 * @throws Error when its files are no model of Whisper's that knows Romanian
 */
export async function makeTranscriber(settings: VoiceSettings, { isFree = false } = {}): Promise<Transcribe> {
  const { vocabulary, listen } = await loadWhisper(settings)
  const tree = makeTokenTree(vocabulary)
  const special = (name: string) => vocabulary.special(`<|${name}|>`) ?? missing(name)
  const beginning = ['startoftranscript', 'ro', 'transcribe', 'notimestamps'].map(special)
  const endToken = special('endoftext')
  const silenceToken = vocabulary.special('<|nospeech|>') ?? vocabulary.special('<|nocaptions|>')
  const reading = (names: readonly string[]) => (isFree ? anyText(vocabulary) : startReading(tree, names))

  // What is made once and kept is made before anybody waits for it.
  reading([]).followers()
  spellProperly('', [])

  async function hear(samples: Float32Array, names: readonly string[]): Promise<string> {
    if (!mayBeSpeech(samples)) return ''
    const first = await listen(samples, beginning)
    const longest = leastTokens + Math.ceil((samples.length / sampleRateHz) * tokensPerSecond)
    const best = await findBest(first, reading(names), { beams: settings.beams, longest, endToken })
    const isSilence = silenceIn(first, silenceToken) > silence.probability
    const lowest = Math.max(settings.lowestScore, isSilence ? silence.score : settings.lowestScore)
    return best && best.score >= lowest ? spellProperly(vocabulary.decode(best.tokens), names) : ''
  }

  return async ({ bytes, names }) => {
    const decoded = await decodeClip(bytes)
    return decoded.kind === 'samples' ? { kind: 'text', text: await hear(decoded.samples, names) } : decoded
  }
}

/** How likely the model takes it that nobody speaks, told where its answer begins. */
function silenceIn(first: DecodeStep, silenceToken: number | undefined): number {
  const [row] = first.rows
  if (!row || silenceToken === undefined) return 0
  return Math.exp(log_softmax(row)[silenceToken] ?? -Infinity)
}

function missing(name: string): never {
  throw new Error(`The tokenizer lacks <|${name}|>`)
}
