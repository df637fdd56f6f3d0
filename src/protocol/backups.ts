/** The size of a copy of the data. */
export interface Contents {
  lists: number
  items: number
}

/** The file in the data folder by which PocketBase's hooks name the backup that was made last. */
export const madeBackupFile = 'made-backup.json'

export interface MadeBackup {
  /** The name of its file. */
  backup: string
  /** What the database held just before and just after it, whichever is less; undefined when it could not be counted. */
  atLeast?: Contents
}
