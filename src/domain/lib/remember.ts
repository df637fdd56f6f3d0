import { longestText } from './reading-limits.ts'

const mostRemembered = 5_000

/** Adds a cache of earlier results to a pure function of a text; results of texts over `longestText` are not cached. */
export function remember<Result>(compute: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= mostRemembered) known.clear()
    const result = compute(text)
    if (text.length > longestText) return result
    known.set(text, result)
    return result
  }
}

/** Adds a cache to a pure function of a text and an object; each object has its own cache. */
export function rememberBy<Knowledge extends object, Result>(
  compute: (knowledge: Knowledge, text: string) => Result,
): (knowledge: Knowledge, text: string) => Result {
  const memories = new WeakMap<Knowledge, (text: string) => Result>()
  return (knowledge, text) => {
    const before = memories.get(knowledge)
    if (before) return before(text)
    const memory = remember((asked) => compute(knowledge, asked))
    memories.set(knowledge, memory)
    return memory(text)
  }
}
