import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cluster, readCluster, standbyAt } from '../../../scripts/lib/cluster/cluster-file.ts'
import { canHaveEngine, ensureEngine } from '../../../scripts/lib/cluster/engines.ts'
import { render, tryHaproxyFile } from '../../../scripts/lib/cluster/render.ts'
import { replaceFile } from '../../../scripts/lib/replace-file.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { hasRouter } from '../../support/server/cluster.ts'
import { hasProgram } from '../running/fronts.ts'

let folder: string
let cluster: Cluster

const units = ['b/lista-replicate.service', 'b/lista-standby.service', 'lista-watch.service']

beforeAll(() => {
  mkdirSync(inProject('tests/.output'), { recursive: true })
  folder = mkdtempSync(inProject('tests/.output/render-'))
  const path = join(folder, 'cluster.json')
  const router = { bind: '127.0.0.1:8443', inner: '127.0.0.1:4320', socket: join(folder, 'socket'), folder }
  const data = '/var/lib/lista-noastra'
  const b = {
    address: 'http://10.0.0.2:4321',
    data,
    replica: 'file:///mnt/replicas/b',
    standby: standbyAt('http://10.0.0.5:4321', ['ssh', 'root@10.0.0.5'], '/srv/lista'),
  }
  const nodes = { a: { address: 'http://10.0.0.1:4321', data }, b }
  replaceFile(path, JSON.stringify({ home: 'a', router, nodes, slots: { '000-fff': 'a/0' } }))
  cluster = readCluster(path)
  render(cluster)
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the output from cluster.json', () => {
  it.runIf(hasRouter)('is accepted by HAProxy, or its error is reported', () => {
    tryHaproxyFile(cluster.router)
    const router = { ...cluster.router, certificate: join(folder, 'none.pem') }
    render({ ...cluster, router })
    expect(() => tryHaproxyFile(router)).toThrow(/does not take .*none\.pem/s)
    render(cluster)
  })

  it.runIf(canHaveEngine('litestream'))('is taken by Litestream', async () => {
    const config = join(folder, 'b/lista-replicate.yml')
    const said = execFileSync(await ensureEngine('litestream'), ['databases', '-config', config], {
      encoding: 'utf8',
    })
    expect(said).toContain('/var/lib/lista-noastra/pb/data.db')
  })

  it.runIf(hasProgram('systemd-analyze')).each(units)('is understood by systemd: %s', (unit) => {
    const { stderr } = spawnSync('systemd-analyze', ['verify', join(folder, unit)], { encoding: 'utf8' })
    // systemd may report problems of other units, and of programs that this machine has elsewhere.
    expect(stderr).not.toMatch(/lista-\w+\.service:\d+:|Unknown (?:key|section|lvalue)/)
  })

  it.runIf(hasProgram('systemd-analyze')).each(units.slice(0, 2))(
    'lets Litestream do no more than the site may: %s',
    (unit) => {
      const command = ['security', '--offline=true', '--threshold=15', '--no-pager', join(folder, unit)]
      expect(spawnSync('systemd-analyze', command).status).toBe(0)
    },
  )

  it('lets Litestream write where data and replicas are, and nowhere else', () => {
    const lines = (unit: string) =>
      readFileSync(join(folder, unit), 'utf8').match(/^(?:StateDirectory|ReadWritePaths)=.*$/gm)
    expect(lines('b/lista-replicate.service')).toEqual([
      'StateDirectory=lista-noastra',
      'ReadWritePaths=/mnt/replicas',
    ])
    expect(lines('b/lista-standby.service')).toEqual([
      'ReadWritePaths=/srv/lista',
      'ReadWritePaths=/mnt/replicas',
    ])
  })
})
