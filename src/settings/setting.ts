/** Converts a variable's text into the value that the code works with. @throws Problem that says what to set instead */
export type Reader<Value> = (given: string, name: string) => Value

/** One variable of the environment that an operator may set. */
export interface Setting<Value> {
  read: Reader<Value>
  /** The text that is read if the variable is not set. */
  standard?: string
  /** The default in the words of the operator's page, if `standard` does not show it. */
  unset?: string
  /** Description of the setting, in one line. */
  says: string
  /** True if the value is part of the pages, so that a change rebuilds the site. */
  isBuiltIn?: true
  /** True if it may be in a file, whose path is set as NAME_FILE. */
  isSecret?: true
}

export const text: Reader<string> = (given) => given

/** True for any text but `off`. */
export const unlessOff: Reader<boolean> = (given) => given !== 'off'

export const highestPort = 65_535

/** Digits only, of a number up to 99999. */
export const wholeNumber = /^\d{1,5}$/
