import type { RefusedText } from '../text/parse.ts'
import type { ParsedItem } from '../text/parse-phrase.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { splitAtAnd } from './spoken-and.ts'
import { withoutFillers } from './spoken-fillers.ts'
import { spokenParts } from './spoken-parts.ts'
import { SpokenReader } from './spoken-reader.ts'
import { splitRun } from './spoken-runs.ts'
import { readSaid } from './spoken-utterance.ts'

/**
 * Reads what somebody said, as an engine wrote it down: number words up to a thousand, what is said around the things,
 * amounts behind them, and "și" between two things that both stand alone. Otherwise as `parseItems`.
 *
 * Never throws.
 *
 * @param words without any, commas that nobody wrote are found by amounts alone
 */
export function parseSpoken(
  words: Vocabulary,
  input: string,
): { items: ParsedItem[]; refused: RefusedText[] } {
  const telling = new SpokenReader(words)
  for (const piece of piecesOf(words, input)) for (const said of readSaid(words, piece)) telling.hear(said)
  return telling.end()
}

/** "am nevoie de detergent și de bureți" */
function withoutSameLink(piece: string, place: number): string {
  return place === 0 ? piece : piece.replace(/^de /, '')
}

/** Each of one thing or of one amount. */
function piecesOf(words: Vocabulary, input: string): string[] {
  const parts = spokenParts(input).map(withoutFillers)
  const apart = parts.flatMap((part) => splitAtAnd(words, part).map(withoutSameLink)).map(withoutFillers)
  const single = apart.flatMap((part) => splitRun(words, part)).map(withoutFillers)
  return single.filter((piece) => piece !== '')
}
