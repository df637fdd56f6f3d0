import { log_softmax } from '@huggingface/transformers'
import type { VoiceSettings } from '../../src/settings/voice-settings.ts'
import { decodeClip } from '../audio/decode-clip.ts'
import { sampleRateHz } from '../audio/sample-rate.ts'
import { mayBeSpeech } from '../audio/speech-gate.ts'
import { makeTokenTree, type Reading, startReading } from '../grammar/grammar.ts'
import type { TokenVocabulary } from '../model/vocabulary.ts'
import { type DecodeStep, loadWhisper } from '../model/whisper.ts'
import { findBest } from './search.ts'
import { spellProperly } from './spelling.ts'

/** The result of one clip. An empty text means that nothing was said. */
export type Transcript = { kind: 'text'; text: string } | { kind: 'unreadable' } | { kind: 'lacks-ffmpeg' }

export interface Clip {
  bytes: Uint8Array
  /** Names that the list has had before. */
  names: readonly string[]
}

type Transcribe = (clip: Clip) => Promise<Transcript>

/** Fast speech has about 15 letters a second, and a token of Romanian has two or three. */
const tokensPerSecond = 6
const leastTokens = 12
/**
 * A clip counts as silence when the model takes it for silence above this probability and the score of its words is below
 * this one. Whisper's own rule has a score of -1 for freely chosen words; words inside the grammar are less likely.
 */
const silence = { probability: 0.6, score: -2 }

/**
 * Loads the model once, for any number of clips.
 *
 * @param isFree whether any text may be read, so that the grammar can be measured against it
 * @throws Error when the files are not a Whisper model that knows Romanian
 */
export async function makeTranscriber(settings: VoiceSettings, { isFree = false } = {}): Promise<Transcribe> {
  const { vocabulary, listen } = await loadWhisper(settings)
  const tree = makeTokenTree(vocabulary)
  const special = (name: string) => vocabulary.special(`<|${name}|>`) ?? missing(name)
  const beginning = ['startoftranscript', 'ro', 'transcribe', 'notimestamps'].map(special)
  const endToken = special('endoftext')
  const silenceToken = vocabulary.special('<|nospeech|>') ?? vocabulary.special('<|nocaptions|>')
  const reading = (names: readonly string[]) => (isFree ? anyText(vocabulary) : startReading(tree, names))

  // Fills both caches before the first clip arrives.
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

/** Reads any text: the grammar is measured against it. */
function anyText({ texts }: TokenVocabulary): Reading {
  const reading: Reading = { isWhole: true, followers: () => followers }
  const followers = [...texts.keys()].map((token) => ({ token, reading }))
  return reading
}

/** The probability, by the model's first step, that nobody speaks. */
function silenceIn(first: DecodeStep, silenceToken: number | undefined): number {
  const [row] = first.rows
  if (!row || silenceToken === undefined) return 0
  return Math.exp(log_softmax(row)[silenceToken] ?? -Infinity)
}

function missing(name: string): never {
  throw new Error(`The tokenizer lacks <|${name}|>`)
}
