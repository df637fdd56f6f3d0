import { wordSet } from '../lib/word-set.ts'
import { phraseAt, type SpokenWord, spokenWords, textOf } from '../text/tokens/spoken-words.ts'
import * as tables from '../words/command-phrases.ts'
import { beginsCommand, endsCommand, isNotFound, surelySets, withoutFillers } from './read-commands.ts'

const links = wordSet(tables.clauseLinks)
const sure = new Set(tables.sureCommands.split(', '))
const adding = new Set(tables.addingPhrases.split(', '))
const addingVerbs = wordSet(tables.addingVerbs)
const takenBack = new Set(tables.takenBack.split(', '))
/** Words before a verb that is no command of its own: "îl poți șterge". Folded. */
const beforeVerbs = wordSet('sa poti puteti nu il o le ii vreau vrei mai deja tocmai ca')
const pause = /[,;.!?]$/
const linkBehind = / (?:și|si|dar|iar|apoi|plus)$|[,;]$/

/** Splits a spoken text before each command and before each phrase that adds things. Commands taken back are left out. */
export function clausesOf(text: string): string[] {
  const said = spokenWords(text)
  const clauses: SpokenWord[][] = [[]]
  said.forEach((word, at) => {
    if (at > 0 && beginsClause(said, at, clauses[clauses.length - 1] ?? [])) clauses.push([])
    clauses[clauses.length - 1]?.push(word)
  })
  return clauses
    .filter((clause, at) => !isTakenBack(clause, clauses[at + 1]) && !(at > 0 && isNotFound(clause)))
    .map((clause) => bare(textOf(clause)))
}

function bare(text: string): string {
  const rest = text.replace(linkBehind, '')
  return rest === text ? text : bare(rest)
}

/** More words than courtesy before a verb has. */
const longestCourtesy = 12

function beginsClause(said: readonly SpokenWord[], at: number, clause: readonly SpokenWord[]): boolean {
  const [before] = said.slice(at - 1, at)
  if (links.has(before?.key ?? '') || pause.test(before?.text ?? '')) {
    const following = withoutFillers(said.slice(at, at + longestCourtesy))
    const isVerb =
      beginsCommand(following) || surelySets(following) || addingVerbs.has(following[0]?.key ?? '')
    if (isVerb || phraseAt(adding, said, at) > 0 || endsClause(said, at, clause)) return true
  }
  if (beforeVerbs.has(before?.key ?? '')) return false
  if (phraseAt(sure, said, at) > 0) return true
  return phraseAt(adding, said, at) > 0 && beginsCommand(withoutFillers(clause))
}

/** True between "merele le-am luat" or "am luat merele" and a thing that was not found. */
function endsClause(said: readonly SpokenWord[], at: number, clause: readonly SpokenWord[]): boolean {
  const isCommand = beginsCommand(withoutFillers(clause.slice(0, longestCourtesy)))
  return endsCommand(clause.slice(0, -1)) || (isCommand && isNotFound(said.slice(at)))
}

/** True for "șterge untul nu stai" before another command. */
function isTakenBack(clause: readonly SpokenWord[], next: readonly SpokenWord[] | undefined): boolean {
  const isLast = [2, 3].some((length) => phraseAt(takenBack, clause, clause.length - length) === length)
  return isLast && next !== undefined && beginsCommand(withoutFillers(clause))
}
