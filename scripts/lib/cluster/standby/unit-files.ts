import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { settings } from '../../../../src/settings/here.ts'
import { inProject } from '../../root.ts'
import type { ClusterNode } from '../cluster-file.ts'
import { followInterval, litestreamFile } from '../litestream-file.ts'

/** Texts by the names of their files, which lie where the units of a machine lie. */
export type UnitFiles = Readonly<Record<string, string>>

const stateFolder = '/var/lib/'

/** What has Litestream copy a node, on its machine; nothing for a node without a replica. */
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

/** What has Litestream follow a node, on the machine of its standby; nothing for a node without one. */
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
  /** Of Litestream. */
  command: string
  /** The folders that it writes in. */
  writes: readonly string[]
}

/** As confined as the site itself is. It is started again for ever, since its replica may be away for hours. */
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

/** What lies with the states of programs is made by systemd where it is not there yet. */
function writable(folder: string): string {
  return folder.startsWith(stateFolder)
    ? `StateDirectory=${folder.slice(stateFolder.length)}`
    : `ReadWritePaths=${folder}`
}

/** The lines of the site's own unit that say what it may do. */
function confinement(): string {
  const site = readFileSync(inProject('docs/systemd/lista-noastra.service'), 'utf8')
  return /^NoNewPrivileges=[\s\S]*?(?=\[Install\])/m.exec(site)?.[0] ?? ''
}

/** The folder that holds a replica, where it is one of the machine's own. The next replica will lie beside it. */
function foldersOf(replica: string): string[] {
  const folder = replica.startsWith('file://') ? replica.slice('file://'.length) : replica
  return folder.startsWith('/') ? [dirname(folder)] : []
}
