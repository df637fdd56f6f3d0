import type { Seen } from './seen.ts'

/** What must be so in an installation that others can reach. */
export interface Rule {
  /** What is so when all is well. */
  name: string
  fault: (seen: Seen) => Fault
  /** What the operator can do about it. */
  remedy: string
}

/** What is wrong, in a few words; undefined when nothing is. */
type Fault = string | undefined | typeof notLookedAt

/** What a rule judges could not be looked at, which another rule says. */
export const notLookedAt = Symbol('not looked at')

/** The fault of a rule that judges a part of what is seen. */
export function of<Part extends keyof Seen>(
  part: Part,
  fault: (value: NonNullable<Seen[Part]>, seen: Seen) => string | undefined,
): (seen: Seen) => Fault {
  return (seen) => {
    const value = seen[part]
    return value === undefined || value === null ? notLookedAt : fault(value, seen)
  }
}

/** The same of PocketBase's settings. */
export function ofSettings<Part extends keyof Settings>(
  part: Part,
  fault: (value: Settings[Part]) => string | undefined,
): (seen: Seen) => Fault {
  return of('database', ({ settings }) => fault(settings[part]))
}

type Settings = NonNullable<Seen['database']>['settings']

export function listed(found: readonly string[], words: string): string | undefined {
  return found.length > 0 ? `${words} ${found.join(', ')}` : undefined
}
