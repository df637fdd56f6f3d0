/**
 * Something the person at the keyboard can mend. The message is one sentence that says what to do;
 * it is shown without a stack.
 */
export class Problem extends Error {}

/** Runs a script's main function; a Problem ends it with its sentence and exit code 1. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
