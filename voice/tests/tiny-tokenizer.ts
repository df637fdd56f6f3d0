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

const byteLetters = makeByteLetters()

const specials = [
  ...['endoftext', 'startoftranscript', 'en', 'ro', 'translate', 'transcribe', 'startoflm', 'startofprev'],
  ...['nospeech', 'notimestamps', '0.00', '0.02', '0.04'],
].map((name) => `<|${name}|>`)

export interface TinyVocabulary {
  /** As `tokenizer.json` holds it. */
  file: object
  /** Each token of plain text, by its number. */
  texts: ReadonlyMap<number, string>
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
  const texts = new Map(Object.entries(vocab).map(([written, token]) => [token, textOf(written)]))
  const added_tokens = specials.map((content) => ({
    id: bias.push(content === '<|endoftext|>' ? 3 : -8) - 1,
    content,
    special: true,
  }))
  const model = { type: 'BPE', vocab, merges }
  const steps = {
    normalizer: null,
    pre_tokenizer: null,
    post_processor: null,
    decoder: { type: 'ByteLevel' },
  }
  return { file: { version: '1.0', added_tokens, ...steps, model }, texts, size: bias.length, bias }
}

function textOf(written: string): string {
  return Buffer.from([...written].map((letter) => byteLetters.indexOf(letter))).toString()
}

/**
 * The letter that represents each byte in a byte-level vocabulary: the byte itself if it is printable, else the next letter
 * from U+0100 up (GPT-2's `bytes_to_unicode`).
 */
function makeByteLetters(): string[] {
  let next = 0x100
  return Array.from({ length: 256 }, (_, byte) => {
    const isPrintable = (byte > 0x20 && byte < 0x7f) || (byte > 0xa0 && byte !== 0xad)
    return String.fromCodePoint(isPrintable ? byte : next++)
  })
}
