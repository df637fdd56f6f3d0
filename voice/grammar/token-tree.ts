import { fold } from '../../src/domain/lib/fold.ts'
import type { TokenVocabulary } from '../model/vocabulary.ts'

/** All tokens of plain text by their folded letters: "Ș", "ş" and "s" are tokens at the same place. */
export interface TokenTree {
  next: Map<string, TokenTree>
  tokens: number[]
}

const partOfLetter = '\ufffd'

export function makeTokenTree({ texts }: Pick<TokenVocabulary, 'texts'>): TokenTree {
  const root = newTree()
  for (const [token, text] of texts) {
    if (!text.includes(partOfLetter)) branchAt(root, fold(text)).tokens.push(token)
  }
  return root
}

function branchAt(root: TokenTree, text: string): TokenTree {
  let branch = root
  for (const letter of text) {
    const child = branch.next.get(letter) ?? newTree()
    branch.next.set(letter, child)
    branch = child
  }
  return branch
}

function newTree(): TokenTree {
  return { next: new Map(), tokens: [] }
}
