import { Tokenizer } from '@huggingface/tokenizers'

/** The tokens of a model. */
export interface TokenVocabulary {
  /** The text of each plain token, by its number. A part of a letter is written as U+FFFD. */
  texts: ReadonlyMap<number, string>
  /** The number of a token like `<|ro|>`; undefined if there is none. */
  special: (name: string) => number | undefined
  decode: (tokens: readonly number[]) => string
}

/** @param file the parsed `tokenizer.json` */
export function readTokenVocabulary(file: object): TokenVocabulary {
  const tokenizer = new Tokenizer(file, {})
  const added = tokenizer.get_added_tokens_decoder()
  const plain = [...tokenizer.get_vocab(false).values()].filter((token) => !added.has(token))
  const decode = (tokens: readonly number[]) =>
    tokens.length === 0 ? '' : tokenizer.decode([...tokens], { clean_up_tokenization_spaces: false })
  return {
    texts: new Map(plain.map((token) => [token, decode([token])])),
    special: (name) => tokenizer.token_to_id(name),
    decode,
  }
}
