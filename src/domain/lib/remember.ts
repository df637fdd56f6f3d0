import { longestText } from './reading-limits.ts'

const mostRemembered = 5_000

/** A pure function of a text, with a memory of its earlier results; what is too long for one thing is not kept. */
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

/** The same for a pure function with a further argument, the knowledge; each knowledge has its own memory. */
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
