import { Problem } from '../problem.ts'

/** A fault of a backup, as words that follow its name: 'is broken (zip: checksum error)'. */
export class BrokenBackup extends Error {}

/** The fault of a backup, as a sentence for the operator. */
export function brokenProblem(name: string, fault: BrokenBackup): Problem {
  return new Problem(`The backup ${name} ${fault.message}: take another one.`, { cause: fault })
}

/** True when an error means that a backup is broken, and not that it could not be verified. */
export function isBroken(error: unknown): error is Problem {
  return error instanceof Problem && error.cause instanceof BrokenBackup
}
