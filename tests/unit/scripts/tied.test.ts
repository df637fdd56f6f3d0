import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { asOwner } from '../../../scripts/lib/backup/owner.ts'
import { tied } from '../../../scripts/lib/process/tied.ts'

const nobody = 65_534

/** Returns the user and the groups of a command's process, from /proc. */
function identityOf(): string[] {
  const { stdout } = spawnSync(...tied('grep', ['-E', '^(Uid|Gid|Groups):', '/proc/self/status']), {
    encoding: 'utf8',
  })
  return stdout.trim().split(/\s+/)
}

test.skipIf(process.getuid?.() !== 0 || process.platform !== 'linux')(
  'a process that root starts as another user cannot become root again',
  async () => {
    const four = Array.from({ length: 4 }, () => String(nobody))
    const groups = process.getgroups?.()
    expect(await asOwner({ uid: nobody, gid: nobody }, async () => identityOf())).toEqual([
      ...['Uid:', ...four, 'Gid:', ...four],
      ...['Groups:', String(nobody)],
    ])
    expect([process.geteuid?.(), process.getegid?.(), process.getgroups?.()]).toEqual([0, 0, groups])
  },
)
