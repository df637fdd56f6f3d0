import { spawnSync } from 'node:child_process'

/** True if a test may mount file systems: as root, unless a container forbids it. */
export const canMount = spawnSync('unshare', ['--mount', 'true']).status === 0
