import type { Trial } from '../../../src/server/health/trials.ts'

/** Matches the names of PocketBase's nightly backups. */
const nightly = /^@auto_/

/**
 * Returns the nightly backups that may be deleted. The newest ones are kept, and so is the newest one that is known to be
 * intact. When no backup is known to be intact, only those that are known to be broken may be deleted.
 *
 * @param names the names of all backups, the newest first
 * @param trials the trials of backups, that of the newest backup first
 * @param kept the number of newest backups to keep
 */
export function oldBackups(names: readonly string[], trials: readonly Trial[], kept: number): string[] {
  const ours = names.filter((name) => nightly.test(name))
  const isWhole = new Map(trials.map(({ backup, fault }) => [backup, fault === undefined]))
  const lastWhole = ours.find((name) => isWhole.get(name))
  return ours
    .slice(kept)
    .filter((name) => (lastWhole === undefined ? isWhole.get(name) === false : name !== lastWhole))
}
