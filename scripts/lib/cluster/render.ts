import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../problem.ts'
import { replaceFile } from '../replace-file.ts'
import { inProject } from '../root.ts'
import type { Cluster, Router } from './cluster-file.ts'
import { haproxyFile } from './haproxy-file.ts'
import { mapPath, mapText } from './router.ts'
import { replicateFiles, standbyFiles } from './standby/unit-files.ts'
import { watchUnit } from './standby/watch-unit.ts'

/**
 * Writes HAProxy's files: its configuration, the map of slots, the exceptions, and the responses while a node is down; the
 * unit that watches the nodes; and for each node with a replica a folder of its name, with the units of Litestream for its
 * machine and for that of its standby.
 */
export function render(cluster: Cluster): void {
  const { router, exceptions, nodes } = cluster
  mkdirSync(router.folder, { recursive: true })
  for (const name of ['away.http', 'away-api.http'])
    copyFileSync(inProject('docs/haproxy', name), join(router.folder, name))
  const lines = Object.entries(exceptions).map(([hash, slot]) => `${hash} ${slot}\n`)
  replaceFile(join(router.folder, 'exceptions.map'), lines.join(''))
  replaceFile(mapPath(router), mapText(cluster))
  replaceFile(join(router.folder, 'haproxy.cfg'), haproxyFile(cluster))
  replaceFile(join(router.folder, 'lista-watch.service'), watchUnit(router))
  for (const [name, node] of Object.entries(nodes)) {
    const files = Object.entries({ ...replicateFiles(node), ...standbyFiles(node) })
    if (files.length > 0) mkdirSync(join(router.folder, name), { recursive: true })
    for (const [file, text] of files) replaceFile(join(router.folder, name, file), text)
  }
}

/** Makes HAProxy check its file, if it is installed. @throws Problem with HAProxy's message */
export function tryHaproxyFile({ folder }: Router): void {
  const path = join(folder, 'haproxy.cfg')
  const { error, status, stderr } = spawnSync('haproxy', ['-c', '-f', path], { encoding: 'utf8' })
  if (!error && status !== 0) throw new Problem(`HAProxy does not take ${path}: ${stderr.trim()}`)
}
