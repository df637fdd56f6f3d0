import type { Token } from './text-tokens.ts'
import { storedUnit } from './units.ts'
import { wordSet } from './word-set.ts'
import { describingWords, keptNames } from './words/kept-names.ts'

const anyNumber = '#'
/** Sizes and stages end here; a greater number counts ("pampers 44"). */
const greatestSize = 12
const describing = wordSet(describingWords)
const keptByFirstWord = groupByFirstWord(keptNames.map((name) => name.split(' ')))

/**
 * The same tokens, with those marked that belong to a name because of what stands around them: no number among them
 * is a quantity, no word a unit.
 */
export function keepNames(tokens: readonly Token[]): Token[] {
  const kept = new Set<number>()
  tokens.forEach((token, at) => {
    for (const name of namesStartingWith(token)) {
      if (isNameAt(tokens, at, name)) markFrom(kept, at, name.length)
    }
    if (isDescription(tokens, at)) markFrom(kept, at, 2)
  })
  return tokens.map((token, at) => (kept.has(at) ? { ...token, kind: 'kept' } : token))
}

function groupByFirstWord(names: readonly string[][]): ReadonlyMap<string, string[][]> {
  const groups = new Map<string, string[][]>()
  for (const name of names) {
    const first = name[0] ?? ''
    groups.set(first, [...(groups.get(first) ?? []), name])
  }
  return groups
}

function namesStartingWith(token: Token): string[][] {
  const exact = keptByFirstWord.get(token.folded) ?? []
  return token.kind === 'number' ? [...exact, ...(keptByFirstWord.get(anyNumber) ?? [])] : exact
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
function isDescription(tokens: readonly Token[], at: number): boolean {
  const isBehindWord = tokens[at - 1]?.kind === 'word'
  return isBehindWord && tokens[at]?.kind === 'number' && describing.has(tokens[at + 1]?.folded ?? '')
}

function markFrom(kept: Set<number>, start: number, count: number): void {
  for (let at = start; at < start + count; at++) kept.add(at)
}
