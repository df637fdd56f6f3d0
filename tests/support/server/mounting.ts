import { spawnSync } from 'node:child_process'

/** Whether a test may mount file systems: root may, unless a container keeps it from that. */
export const canMount = spawnSync('unshare', ['--mount', 'true']).status === 0
