import { byteLetters, type TokenizerFile } from '../model/tokenizer.ts'

/** Words that the tiny vocabulary has tokens for, as Whisper's has for frequent ones. */
const words = [
  ...[
    ' lapte',
    ' pâine',
    ' ouă',
    ' roșii',
    ' cartofi',
    ' ceapă',
    ' mere',
    ' banane',
    ' unt',
    ' ulei',
    ' cafea',
  ],
  ...[
    ' apă',
    ' brânză',
    ' șuncă',
    ' țelină',
    ' orez',
    ' zahăr',
    ' sare',
    ' piper',
    ' detergent',
    ' de',
    ' vase',
  ],
  ...[' kg', ' kile', ' litri', ' grame', ' și', ' o', ' un', ' două', ' trei', ' zece', ' 2', ' 10', ','],
  ...[
    'Ș',
    'ș',
    'ş',
    'Ț',
    'ț',
    'ţ',
    'ă',
    'â',
    'î',
    ' Vizionare',
    ' Mulțumesc',
    ' pentru',
    ' subtitrare',
    ' the',
  ],
]

const specials = [
  ...['endoftext', 'startoftranscript', 'en', 'ro', 'translate', 'transcribe', 'startoflm', 'startofprev'],
  ...['nospeech', 'notimestamps', '0.00', '0.02', '0.04'],
].map((name) => `<|${name}|>`)

export interface TinyVocabulary {
  file: TokenizerFile & { version: string; model: { type: string; merges: string[] } }
  size: number
  /** The likelihood of each token beforehand, as a logit: words before single letters, letters before other bytes. */
  bias: number[]
}

/** A byte-level vocabulary in the layout of `tokenizer.json`, every longer token merged from a shorter and a byte. */
export function makeVocabulary(): TinyVocabulary {
  const vocab: Record<string, number> = {}
  const bias: number[] = []
  const merges: string[] = []
  const add = (token: string, likelihood: number) => {
    vocab[token] ??= bias.push(likelihood) - 1
    bias[vocab[token]] = Math.max(likelihood, bias[vocab[token]] ?? likelihood)
  }
  for (const [byte, letter] of byteLetters.entries())
    add(letter, /[a-z ,]/.test(String.fromCharCode(byte)) ? -3 : -8)
  for (const word of words) {
    const letters = [...Buffer.from(word)].map((byte) => byteLetters[byte] ?? '')
    for (let length = 2; length <= letters.length; length += 1) {
      const token = letters.slice(0, length).join('')
      if (!(token in vocab)) merges.push(`${letters.slice(0, length - 1).join('')} ${letters[length - 1]}`)
      add(token, length === letters.length ? 3 : -6)
    }
  }
  const added = specials.map((content) => ({
    id: bias.push(content === '<|endoftext|>' ? 3 : -8) - 1,
    content,
  }))
  const model = { type: 'BPE', vocab, merges }
  return { file: { version: '1.0', model, added_tokens: added }, size: bias.length, bias }
}
