import { dirname, resolve } from 'node:path'
import { settings } from '../../../../src/settings/here.ts'
import { inProject } from '../../root.ts'
import type { Router } from '../cluster-file.ts'

/**
 * The unit that watches the nodes, on the machine of HAProxy. It runs as root, whose keys reach the other machines, and writes
 * cluster.json and HAProxy's files.
 */
export function watchUnit({ folder, socket }: Router): string {
  const file = resolve(settings.CLUSTER_FILE)
  const writes = new Set([folder, dirname(file), dirname(socket)])
  return `# Written by npm run cluster, from cluster.json.
[Unit]
Description=Lista Noastra: puts standbys in the place of nodes that are gone
Wants=network-online.target
After=network-online.target haproxy.service
StartLimitIntervalSec=0

[Service]
Type=exec
WorkingDirectory=${inProject()}
EnvironmentFile=-/etc/lista-noastra.env
Environment=CLUSTER_FILE=${file}
ExecStart=${process.execPath} scripts/cluster.ts watch
Restart=always
RestartSec=5

ReadWritePaths=${[...writes].join(' ')}
NoNewPrivileges=yes
PrivateTmp=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHome=read-only
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectSystem=strict
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
SystemCallArchitectures=native

[Install]
WantedBy=multi-user.target
`
}
