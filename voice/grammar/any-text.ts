import type { TokenVocabulary } from '../model/vocabulary.ts'
import type { Reading } from './grammar.ts'

/** Reads any text at all: what the grammar is measured against. */
export function anyText({ texts }: TokenVocabulary): Reading {
  const reading: Reading = { isWhole: true, followers: () => followers }
  const followers = [...texts.keys()].map((token) => ({ token, reading }))
  return reading
}
