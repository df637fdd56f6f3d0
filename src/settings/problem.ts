/**
 * An error that the person at the keyboard can correct. The message is one sentence that says what to do; it is shown
 * without a stack.
 */
export class Problem extends Error {}
