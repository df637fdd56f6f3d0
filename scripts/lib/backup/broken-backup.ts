/** What is wrong with a backup, in words that go on from its name: 'is broken (zip: checksum error)'. */
export class BrokenBackup extends Error {}
