import { cleanText } from '../lib/check.ts'
import { longestText } from '../lib/reading-limits.ts'
import type { ParsedItem } from '../text/entry/parse-phrase.ts'
import { isQuestion, isTalk, isTalkOf } from '../text/lines/talk.ts'
import type { RefusedText } from '../text/parse.ts'
import { spokenWords, textOf } from '../text/tokens/spoken-words.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { clausesOf } from './command-clauses.ts'
import { parseSpoken } from './parse-spoken.ts'
import { beginsCommand, type Command, commandsOf, isSilent } from './read-commands.ts'
import { withoutReason } from './spoken-reasons.ts'

/** The meaning of a spoken text. */
export interface Spoken {
  items: ParsedItem[]
  refused: RefusedText[]
  /** Wishes about items that are on the list; without them, `items` are to be added. */
  commands: Command[]
  /** True if the text only asks something or talks to somebody. */
  isTalk: boolean
}

/**
 * Reads spoken text: items to add, commands about items of the list ("șterge laptele"), or a question ("ce mai e pe listă?"),
 * which adds nothing.
 *
 * @param ownStores the list's own stores, found in addition to the known ones
 */
export function readSpoken(words: Vocabulary, input: string, ownStores: readonly string[] = []): Spoken {
  const heard = spokenWords(cleanText(input.slice(0, longestText)))
  const whole = textOf(heard)
  const text = textOf(withoutReason(words, heard))
  const nothing = { items: [], refused: [], commands: [] }
  if (isQuestion(text) || isTalk(text)) return { ...nothing, isTalk: true }
  const said = clausesOf(whole).filter((clause) => !isSilent(clause))
  const clauses = said.map((clause, at) => ({ clause, commands: commandsOf(words, clause, at > 0) }))
  const commands = clauses.flatMap((one) => one.commands)
  const [first] = said
  if (commands.length > 0) {
    if (openQuestion.test(whole)) return { ...nothing, isTalk: true }
    const others = clauses.filter((one) => one.commands.length === 0).map(({ clause }) => clause)
    return { ...parseSpoken(words, others.join(', '), ownStores), commands, isTalk: false }
  }
  if (first !== undefined && beginsCommand(spokenWords(first))) return { ...nothing, isTalk: true }
  if (isTalkOf(words, text)) return { ...nothing, isTalk: true }
  return { ...parseSpoken(words, input, ownStores), commands: [], isTalk: false }
}

/** "a luat cineva laptele?", "mama a luat pâinea sau o iau eu" */
const openQuestion = /^[^,]*\b(?:luat|cump[ăa]rat|g[ăa]sit)\b[^,]*(?:\?| sau (?:o|[iî]l|le|[iî]i|nu)\b.*)$/i
