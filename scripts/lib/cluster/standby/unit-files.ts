import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { settings } from '../../../../src/settings/here.ts'
import { inProject } from '../../root.ts'
import type { ClusterNode } from '../cluster-file.ts'
import { followInterval, litestreamFile } from '../litestream-file.ts'

/** File contents by file name, in the folder of a machine's units. */
export type UnitFiles = Readonly<Record<string, string>>

const stateFolder = '/var/lib/'

/** Files with which Litestream replicates a node, on the node's machine; none for a node without a replica. */
export function replicateFiles({ data, replica, units }: ClusterNode): UnitFiles {
  if (replica === undefined) return {}
  const config = 'lista-replicate.yml'
  return {
    [config]: litestreamFile({ database: join(data, 'pb/data.db'), replica }),
    'lista-replicate.service': unit({
      description: 'Litestream, which copies the database of Lista Noastra',
      relations: 'After=lista-noastra.service',
      command: `replicate -config ${join(units, config)}`,
      writes: [data, ...foldersOf(replica)],
    }),
  }
}

/** Files with which Litestream follows a node, on the machine of its standby; none for a node without a standby. */
export function standbyFiles({ standby, replica }: ClusterNode): UnitFiles {
  if (!standby || replica === undefined) return {}
  const copy = join(standby.data, 'pb/data.db')
  const config = 'lista-standby.yml'
  return {
    [config]: litestreamFile({ database: copy, replica }),
    'lista-standby.service': unit({
      description: 'Litestream, which keeps a standby of Lista Noastra',
      relations: 'Conflicts=lista-noastra.service lista-replicate.service',
      command: `restore -f -follow-interval ${followInterval(replica)} -config ${join(standby.units, config)} -o ${copy} ${copy}`,
      writes: [standby.data, ...foldersOf(replica)],
    }),
  }
}

interface Unit {
  description: string
  relations: string
  /** Command of Litestream. */
  command: string
  /** Folders that it writes to. */
  writes: readonly string[]
}

/** As confined as the site itself. It is restarted without a limit, because its replica may be unreachable for hours. */
function unit({ description, relations, command, writes }: Unit): string {
  return `# Written by npm run cluster, from cluster.json.
[Unit]
Description=${description}
Wants=network-online.target
After=network-online.target
${relations}
StartLimitIntervalSec=0

[Service]
Type=exec
User=lista
Group=lista
# What Litestream needs to reach a replica elsewhere, as LITESTREAM_ACCESS_KEY_ID.
EnvironmentFile=-/etc/lista-noastra.env
ExecStart=${settings.LITESTREAM_BIN} ${command.replaceAll('%', '%%')}
Restart=always
RestartSec=2

${writes.map(writable).join('\n')}
StateDirectoryMode=0700
UMask=0077

${confinement()}
[Install]
WantedBy=multi-user.target
`
}

/** systemd creates a missing folder below the state folder. */
function writable(folder: string): string {
  return folder.startsWith(stateFolder)
    ? `StateDirectory=${folder.slice(stateFolder.length)}`
    : `ReadWritePaths=${folder}`
}

/** Returns the lines of the site's own unit that confine it. */
function confinement(): string {
  const site = readFileSync(inProject('docs/systemd/lista-noastra.service'), 'utf8')
  return /^NoNewPrivileges=[\s\S]*?(?=\[Install\])/m.exec(site)?.[0] ?? ''
}

/** Returns the parent folder of a replica on the machine itself. The next replica will be put into it too. */
function foldersOf(replica: string): string[] {
  const folder = replica.startsWith('file://') ? replica.slice('file://'.length) : replica
  return folder.startsWith('/') ? [dirname(folder)] : []
}
