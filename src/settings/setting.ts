/** Turns a variable's text into the value that the code works with. @throws Problem that says what to set instead */
export type Reader<Value> = (given: string, name: string) => Value

/** One variable of the environment that an operator may set. */
export interface Setting<Value> {
  read: Reader<Value>
  /** The text that is read when the variable is not set. */
  standard?: string
  /** The default in the words of the operator's page, where `standard` does not say it. */
  unset?: string
  /** What the setting does, in one line. */
  says: string
  /** Whether the value is part of the pages, so that a change builds the site again. */
  isBuiltIn?: true
  /** Whether it may stand in a file that NAME_FILE names instead. */
  isSecret?: true
}

export const text: Reader<string> = (given) => given

/** True for any text but `off`. */
export const unlessOff: Reader<boolean> = (given) => given !== 'off'

export const highestPort = 65_535

/** Digits alone, of a number up to 99999. */
export const wholeNumber = /^\d{1,5}$/
