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
 * The words of SQLite for its results 11 (corrupt) and 26 (not a database), from the beginning of an error's text: further
 * on there may be what a visitor has typed. PocketBase's driver adds the number.
 */
const words =
  /^(?:GoError: |Error: )?(?:[a-z ]+: )?((?:database disk image is malformed|file is not a database)(?:(?:: .*?)? \(\d+\)|$))/i

/** The words of SQLite by which an error says that a database is damaged; undefined when it says something else. */
export function damageIn(error: unknown): string | undefined {
  return words.exec(String(error))?.[1]
}
