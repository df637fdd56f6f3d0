import { Tokenizer } from '@huggingface/tokenizers'

/** What the model can say. */
export interface TokenVocabulary {
  /** Each token of plain text, by its number. One that holds only a part of a letter has U+FFFD in its place. */
  texts: ReadonlyMap<number, string>
  /** The number of a token like `<|ro|>`; undefined where there is none. */
  special: (name: string) => number | undefined
  decode: (tokens: readonly number[]) => string
}

/** @param file what `tokenizer.json` holds */
export function readTokenVocabulary(file: object): TokenVocabulary {
  const tokenizer = new Tokenizer(file, {})
  const added = tokenizer.get_added_tokens_decoder()
  const plain = [...tokenizer.get_vocab(false).values()].filter((token) => !added.has(token))
  const decode = (tokens: readonly number[]) =>
    tokenizer.decode([...tokens], { clean_up_tokenization_spaces: false })
  return {
    texts: new Map(plain.map((token) => [token, decode([token])])),
    special: (name) => tokenizer.token_to_id(name),
    decode,
  }
}
