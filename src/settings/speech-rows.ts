import { Problem } from './problem.ts'
import { type Reader, type Setting, text, wholeNumber } from './setting.ts'

const speechPrecisions = ['fp32', 'q8', 'int8', 'uint8', 'q4', 'bnb4'] as const
export type SpeechPrecision = (typeof speechPrecisions)[number]

const speechAddress = /^https?:\/\/[^/?#\s]+[^?#\s]*$/

/** Less than a minute, after which the site closes an idle connection. */
const longestSpeechSeconds = 50

/** A number in a range that includes both ends, with or without decimals. */
function numberFrom(lowest: number, highest: number): Reader<number> {
  return (given, name) => {
    const value = Number(given)
    if (value >= lowest && value <= highest) return value
    throw new Problem(
      `${name} is '${given}': set it to a number from ${lowest} to ${highest}, or leave it out.`,
    )
  }
}

/** Reads a number of seconds, of digits only. */
function secondsUpTo(highest: number): Reader<number> {
  return (given, name) => {
    const value = Number(given)
    if (wholeNumber.test(given) && value > 0 && value <= highest) return value
    throw new Problem(`Set ${name} to 1 to ${highest} seconds, or leave it out.`)
  }
}

function oneOf<Word extends string>(words: readonly Word[]): Reader<Word> {
  return (given, name) => {
    const found = words.find((word) => word === given)
    if (found !== undefined) return found
    throw new Problem(`${name} is '${given}': choose one of ${words.join(', ')}.`)
  }
}

const speechService: Reader<string> = (given, name) => {
  if (speechAddress.test(given)) return given
  throw new Problem(`Set ${name} to an address that begins with http:// or https:// and has no query.`)
}

/** An address that paths are added to. */
const withoutSlash: Reader<string> = (given) => given.replace(/\/+$/, '')

/** The settings of speech recognition: a service (`STT_…`), or the engine on this machine (`VOICE_…`). */
export const speechRows = {
  STT_URL: {
    read: speechService,
    says: 'a service that writes speech down as OpenAI’s does, `https://api.openai.com/v1` say',
  },
  STT_KEY: { read: text, says: 'the key to it', isSecret: true },
  STT_MODEL: { read: text, standard: 'whisper-1', says: 'which of its models' },
  STT_TIMEOUT: {
    read: secondsUpTo(longestSpeechSeconds),
    standard: '20',
    says: `for how many seconds it is waited, up to ${longestSpeechSeconds}`,
  },
  VOICE_MODEL: {
    read: text,
    standard: 'onnx-community/whisper-base',
    says: 'the speech model that `npm run voice:install` fetches',
  },
  VOICE_REVISION: { read: text, standard: 'main', says: 'which branch, tag or commit of it' },
  VOICE_PRECISION: {
    read: oneOf(speechPrecisions),
    standard: 'q8',
    says: 'how its numbers are stored: `fp32`, `q8`, `int8`, `uint8`, `q4` or `bnb4`',
  },
  VOICE_HUB_URL: { read: withoutSlash, standard: 'https://huggingface.co', says: 'where it is fetched from' },
  VOICE_MODELS: { read: text, unset: '`voice/models`', says: 'where it is kept' },
  VOICE_MODEL_DIR: { read: text, says: 'a folder with such a model, instead of fetching one' },
  VOICE_THREADS: { read: numberFrom(0, 256), unset: 'chosen', says: 'processor threads of the model' },
  VOICE_BEAMS: {
    read: numberFrom(1, 16),
    standard: '8',
    says: 'ways of reading a clip that are followed at once',
  },
  VOICE_QUEUE: { read: numberFrom(0, 1_000), standard: '4', says: 'clips that may wait, more get `429`' },
  VOICE_TIMEOUT: {
    read: numberFrom(1, 600),
    standard: '15',
    says: 'seconds for one clip, then its worker is ended',
  },
  VOICE_LOWEST_SCORE: {
    read: numberFrom(-1_000, 0),
    standard: '-4',
    says: 'how sure the model must be, as the mean logarithm of its words’ probability',
  },
} as const satisfies Readonly<Record<string, Setting<unknown>>>
