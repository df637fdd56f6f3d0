import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '../replace-file.ts'
import { inProject } from '../root.ts'
import type { Cluster } from './cluster-file.ts'
import { haproxyFile } from './haproxy-file.ts'
import { litestreamFile } from './litestream-file.ts'
import { mapPath, mapText } from './router.ts'

/**
 * Writes what HAProxy reads: its file, the map of slots, the exceptions, and what it says while a node is away; and for each
 * node with a replica Litestream's file, `litestream-b.yml`, which belongs on that node's machine.
 */
export function render(cluster: Cluster): void {
  const { router, exceptions, nodes } = cluster
  mkdirSync(router.folder, { recursive: true })
  for (const name of ['away.http', 'away-api.http'])
    copyFileSync(inProject('docs/haproxy', name), join(router.folder, name))
  const told = Object.entries(exceptions).map(([hash, slot]) => `${hash} ${slot}\n`)
  replaceFile(join(router.folder, 'exceptions.map'), told.join(''))
  replaceFile(mapPath(router), mapText(cluster))
  replaceFile(join(router.folder, 'haproxy.cfg'), haproxyFile(cluster))
  for (const [name, { data, replica }] of Object.entries(nodes)) {
    if (replica === undefined) continue
    const file = litestreamFile({ database: join(data, 'pb/data.db'), replica })
    replaceFile(join(router.folder, `litestream-${name}.yml`), file)
  }
}
