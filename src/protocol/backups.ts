/** The size of a backup of the data. */
export interface Contents {
  lists: number
  items: number
}

/** Name of the file in the data folder in which PocketBase's hooks record the newest backup. */
export const madeBackupFile = 'made-backup.json'

export interface MadeBackup {
  /** The name of its file. */
  backup: string
  /** The smaller of the counts just before and just after the backup; undefined when the counting failed. */
  atLeast?: Contents
}
