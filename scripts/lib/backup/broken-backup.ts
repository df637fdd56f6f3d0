/** A fault of a backup, as words that follow its name: 'is broken (zip: checksum error)'. */
export class BrokenBackup extends Error {}
