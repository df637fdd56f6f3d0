import { foldedText, type Tokenizer } from '../model/tokenizer.ts'

/** All tokens of plain text by their folded letters: "Ș", "ş" and "s" are tokens at the same place. */
export interface TokenTree {
  next: Map<string, TokenTree>
  tokens: number[]
}

export function makeTokenTree({ texts }: Tokenizer): TokenTree {
  const root = newTree()
  for (const [token, bytes] of texts) {
    const text = foldedText(bytes)
    if (text) branchAt(root, text).tokens.push(token)
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
