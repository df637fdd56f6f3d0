import type { Trial } from '../../../src/server/health/trials.ts'

/** How the names of PocketBase's nightly backups begin. */
const nightly = /^@auto_/

/**
 * The nightly backups that may be dropped. The newest ones stay, and the newest that is known to be whole. Where none is, only
 * those that are known to be broken may go.
 *
 * @param names of all backups, the newest first
 * @param trials that of the newest backup first
 * @param kept how many of the newest stay
 */
export function oldBackups(names: readonly string[], trials: readonly Trial[], kept: number): string[] {
  const ours = names.filter((name) => nightly.test(name))
  const isWhole = new Map(trials.map(({ backup, fault }) => [backup, fault === undefined]))
  const lastWhole = ours.find((name) => isWhole.get(name))
  return ours
    .slice(kept)
    .filter((name) => (lastWhole === undefined ? isWhole.get(name) === false : name !== lastWhole))
}
