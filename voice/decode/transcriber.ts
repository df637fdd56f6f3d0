import type { VoiceSettings } from '../../src/settings/voice-settings.ts'
import { decodeClip } from '../audio/decode-clip.ts'
import { inQuietRoom } from '../audio/quiet-room.ts'
import { sampleRateHz } from '../audio/sample-rate.ts'
import { isMuted, speechIn } from '../audio/speech-gate.ts'
import { makeTokenTree, type Reading, startOfOne, startReading } from '../grammar/grammar.ts'
import { loadWhisper } from '../model/whisper.ts'
import { decide, type Heard, type Readings, withoutRepeats } from './decide.ts'
import { nearTexts } from './near-texts.ts'
import { type FoundText, logSumExp, nothingElse, readFreely, runTogether, searchGrammar } from './search.ts'
import { soundOf } from './sounds.ts'

/** The result of one clip. */
export type Transcript = Heard | { kind: 'unreadable' } | { kind: 'lacks-ffmpeg' }

export interface Clip {
  bytes: Uint8Array
  /** Names that the list has had before. */
  names: readonly string[]
}

type Transcribe = (clip: Clip) => Promise<Transcript>

/** Fast speech has about 15 letters a second, and a token of Romanian has two or three. */
const tokensPerSecond = 6
const leastTokens = 12
const mostNear = 10
/** Near texts begin with letters that the model does not expect, so more hypotheses are followed. */
const nearBeams = 12
/** A long text has enough letters in common with its near texts, and each hypothesis costs it more. */
const longNear = { letters: 24, beams: 4 }
const nothing: Heard = { kind: 'text', text: '' }

/**
 * Loads the model once, for any number of clips.
 *
 * @throws Error when the files are not a Whisper model that knows Romanian
 */
export async function makeTranscriber(settings: VoiceSettings): Promise<Transcribe> {
  const { vocabulary, listen } = await loadWhisper(settings)
  const tree = makeTokenTree(vocabulary)
  const special = (name: string) => vocabulary.special(`<|${name}|>`) ?? missing(name)
  const beginning = ['startoftranscript', 'ro', 'transcribe', 'notimestamps'].map(special)
  const endToken = special('endoftext')
  const silenceToken = vocabulary.special('<|nospeech|>') ?? vocabulary.special('<|nocaptions|>')
  const isPlain = (token: number) => vocabulary.texts.has(token)
  const asRead = ({ tokens, sum, cost }: FoundText) => ({
    text: vocabulary.decode(tokens),
    tokens: tokens.length + 1,
    sum,
    cost,
  })

  async function read(samples: Float32Array, names: readonly string[]): Promise<Readings> {
    const { atStart, first } = await listen(samples, beginning)
    const longest = leastTokens + Math.ceil((samples.length / sampleRateHz) * tokensPerSecond)
    const textOf = (token: number) => vocabulary.texts.get(token) ?? ''
    const grammar = startReading(tree, names)
    const limits = { beams: settings.beams, longest, endToken, textOf }
    const [inGrammar, freely] = await runTogether(first, (rows) => [
      searchGrammar(rows, grammar, limits),
      readFreely(rows, isPlain, limits),
    ])
    const free = asRead(freely)
    const found = inGrammar.map(asRead)
    const near = textsNear(withoutRepeats(free.text), found, grammar)
    const beams = free.text.length > longNear.letters ? longNear.beams : nearBeams
    const [nearby] = await runTogether(first, (rows) => [
      near.size > 0
        ? searchGrammar(rows, startOfOne(tree, near), { ...limits, beams })
        : nothingElse<FoundText[]>([]),
      nothingElse(undefined),
    ])
    const silence =
      silenceToken === undefined ? 0 : Math.exp((atStart[silenceToken] ?? -Infinity) - logSumExp(atStart))
    return { grammar: [...found, ...nearby.map(asRead)], free, silence }
  }

  // Fills the caches before the first clip arrives.
  startReading(tree, []).followers()

  return async ({ bytes, names }) => {
    const decoded = await decodeClip(bytes)
    if (decoded.kind !== 'samples') return decoded
    const { samples } = decoded
    if (isMuted(samples)) return { kind: 'muted' }
    const span = speechIn(samples)
    if (!span) return nothing
    return decide(await read(inQuietRoom(samples, span), names), names, settings.lowestScore)
  }
}

/** The texts of the grammar that sound like the free reading; none if the search has found it. */
function textsNear(said: string, found: readonly { text: string }[], grammar: Reading): Map<string, number> {
  const isFound = found.some(({ text }) => soundOf(text) === soundOf(said))
  return isFound ? new Map() : nearTexts(said, grammar, mostNear)
}

function missing(name: string): never {
  throw new Error(`The tokenizer lacks <|${name}|>`)
}
