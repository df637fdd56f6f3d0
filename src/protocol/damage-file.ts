/**
 * Name of the file in the data folder that records that SQLite found the databases damaged. PocketBase's hooks and the
 * commands write it. It is a file, because a damaged database may accept no record.
 */
export const damageFile = 'damage.json'

export interface Damage {
  /** Time at which the damage was first found, in ISO 8601. */
  at: string
  /** The message of SQLite. */
  reason: string
}

/**
 * Matches SQLite's messages for its results 11 (corrupt) and 26 (not a database), only at the beginning of an error's text,
 * because the rest may contain a visitor's input. PocketBase's driver adds the number.
 */
const words =
  /^(?:GoError: |Error: )?(?:[a-z ]+: )?((?:database disk image is malformed|file is not a database)(?:(?:: .*?)? \(\d+\)|$))/i

/** Returns SQLite's message from an error about a damaged database; undefined for any other error. */
export function damageIn(error: unknown): string | undefined {
  return words.exec(String(error))?.[1]
}
