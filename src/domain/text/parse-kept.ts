import { storedUnit } from '../item/units.ts'
import type { ItemWords } from './item-words.ts'
import type { Token } from './text-tokens.ts'

const anyNumber = '#'
/** Sizes and stages end here; a greater number counts ("pampers 44"). */
const greatestSize = 12

/**
 * The same tokens, with those marked that belong to a name because of what stands around them: no number among them
 * is a quantity, no word a unit.
 */
export function keepNames({ keptNames, describingWords }: ItemWords, tokens: readonly Token[]): Token[] {
  const kept = new Set<number>()
  tokens.forEach((token, at) => {
    for (const name of namesStartingWith(keptNames, token)) {
      if (isNameAt(tokens, at, name)) markFrom(kept, at, name.length)
    }
    if (isDescription(tokens, at, describingWords)) markFrom(kept, at, 2)
  })
  return tokens.map((token, at) => (kept.has(at) ? { ...token, kind: 'kept' } : token))
}

function namesStartingWith(keptNames: ItemWords['keptNames'], token: Token): readonly string[][] {
  const exact = keptNames.get(token.folded) ?? []
  return token.kind === 'number' ? [...exact, ...(keptNames.get(anyNumber) ?? [])] : exact
}

function isNameAt(tokens: readonly Token[], at: number, name: readonly string[]): boolean {
  const isMatch = name.every((word, offset) => isWord(tokens[at + offset], word))
  const endsInNumber = tokens[at + name.length - 1]?.kind === 'number'
  return isMatch && !(endsInNumber && isUnit(tokens[at + name.length]))
}

function isWord(token: Token | undefined, word: string): boolean {
  if (word !== anyNumber) return token?.folded === word
  return token?.kind === 'number' && token.value <= greatestSize
}

function isUnit(token: Token | undefined): boolean {
  return token?.kind === 'word' && storedUnit(token.folded) !== undefined
}

/** "[pizza] 4 brânzeturi"; with no word before it the number counts ("4 ouă", "10-12 ouă"). */
function isDescription(tokens: readonly Token[], at: number, describing: ReadonlySet<string>): boolean {
  const isBehindWord = tokens[at - 1]?.kind === 'word'
  return isBehindWord && tokens[at]?.kind === 'number' && describing.has(tokens[at + 1]?.folded ?? '')
}

function markFrom(kept: Set<number>, start: number, count: number): void {
  for (let at = start; at < start + count; at++) kept.add(at)
}
