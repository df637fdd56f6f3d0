import { fold } from '../../src/domain/lib/fold.ts'

/** A vocabulary of Whisper, as far as it is needed to write what it says. */
export interface Tokenizer {
  /** Bytes of each token of plain text, by its number. */
  texts: ReadonlyMap<number, Uint8Array>
  /** The number of a token like `<|ro|>`. */
  special: (name: string) => number
  /** The number of the first of these that there is. */
  oneOf: (...names: string[]) => number | undefined
  decode: (tokens: readonly number[]) => string
}

/** The parts of `tokenizer.json` that are read. */
export interface TokenizerFile {
  model: { vocab: Readonly<Record<string, number>> }
  added_tokens: readonly { id: number; content: string }[]
}

/** @throws Error when a token is asked for that is not there */
export function readTokenizer({ model, added_tokens }: TokenizerFile): Tokenizer {
  const specials = new Map(added_tokens.map(({ id, content }) => [content, id]))
  const texts = new Map<number, Uint8Array>()
  for (const [written, id] of Object.entries(model.vocab)) {
    const bytes = [...written].map((letter) => bytesByLetter.get(letter))
    if (!specials.has(written) && bytes.every((byte) => byte !== undefined))
      texts.set(id, Uint8Array.from(bytes))
  }
  return {
    texts,
    special: (name) => specials.get(name) ?? missing(name),
    oneOf: (...names) => names.map((name) => specials.get(name)).find((id) => id !== undefined),
    decode: (tokens) =>
      new TextDecoder().decode(Buffer.concat(tokens.map((token) => texts.get(token) ?? new Uint8Array()))),
  }
}

/** A token as the grammar reads it; undefined where it holds only a part of a letter. */
export function foldedText(bytes: Uint8Array): string | undefined {
  try {
    return fold(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/**
 * The letter by which a byte-level vocabulary writes each byte: itself where it is printable, else the next one from
 * U+0100 up (GPT-2's `bytes_to_unicode`).
 */
export const byteLetters: readonly string[] = makeByteLetters()

const bytesByLetter = new Map(byteLetters.map((letter, byte) => [letter, byte]))

function makeByteLetters(): string[] {
  let next = 0x100
  return Array.from({ length: 256 }, (_, byte) => {
    const isPrintable = (byte > 0x20 && byte < 0x7f) || (byte > 0xa0 && byte !== 0xad)
    return String.fromCodePoint(isPrintable ? byte : next++)
  })
}

function missing(what: string): never {
  throw new Error(`The tokenizer lacks ${what}`)
}
