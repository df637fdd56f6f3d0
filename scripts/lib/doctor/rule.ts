import type { Seen } from './seen.ts'

/** A condition for an installation that others can reach. */
export interface Rule {
  /** The condition, as a sentence that is true when all is well. */
  name: string
  fault: (seen: Seen) => Fault
  /** Instructions for the operator. */
  remedy: string
}

/** Description of the problem in a few words; undefined when the condition holds. */
type Fault = string | undefined | typeof notLookedAt

/** The result of a rule whose part could not be checked; another rule reports that. */
export const notLookedAt = Symbol('not looked at')

/** Makes a rule's function from one that judges a single part. */
export function of<Part extends keyof Seen>(
  part: Part,
  fault: (value: NonNullable<Seen[Part]>, seen: Seen) => string | undefined,
): (seen: Seen) => Fault {
  return (seen) => {
    const value = seen[part]
    return value === undefined || value === null ? notLookedAt : fault(value, seen)
  }
}

export function listed(found: readonly string[], words: string): string | undefined {
  return found.length > 0 ? `${words} ${found.join(', ')}` : undefined
}
