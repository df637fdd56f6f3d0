import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureSiteBuilt } from '../../../scripts/lib/build/site.ts'
import { type Cluster, readCluster, writeCluster } from '../../../scripts/lib/cluster/cluster-file.ts'
import { render } from '../../../scripts/lib/cluster/render.ts'
import { everySlot } from '../../../scripts/lib/cluster/slot-ranges.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { type Product, startProduct } from './product.ts'
import { startStandby, type TestStandby } from './standbys.ts'

export const clusterKey = 'numai-pentru-teste-'.repeat(3)
const startTimeoutMs = 10_000
const pollMs = 20

/** Several nodes behind a real HAProxy, all on this machine. The first one is home, and serves every slot at first. */
export interface TestCluster {
  /** The router's address. */
  url: string
  /** Where nodes ask for other nodes' lists. */
  innerUrl: string
  /** The path of cluster.json. */
  path: string
  nodes: Readonly<Record<string, Product>>
  /** Ends a node and what copies it, as a power cut of its machine does. */
  cutPower(name: string): Promise<void>
  read(): Cluster
  /** Kills HAProxy and starts it again by the files that it has. */
  restartRouter(): Promise<void>
  stop(): Promise<void>
}

/** Whether this machine has an HAProxy. */
export const hasRouter = spawnSync('haproxy', ['-v']).status === 0

/** @param hasStandbys whether Litestream keeps a standby of each node, which may take its place */
export async function startCluster(names: readonly string[], hasStandbys = false): Promise<TestCluster> {
  process.env.CLUSTER_KEY = clusterKey
  mkdirSync(inProject('tests/.output'), { recursive: true })
  const folder = mkdtempSync(inProject('tests/.output/cluster-'))
  const [port, inner] = [await freePort(), await freePort()]
  await ensureSiteBuilt()
  const settings = {
    CLUSTER_KEY: clusterKey,
    CLUSTER_ROUTER: `http://127.0.0.1:${inner}`,
    TRUST_PROXY: 'on',
  }
  const started = await Promise.all(names.map(async (name) => [name, await startProduct(settings)] as const))
  const standbys = new Map<string, TestStandby>()
  for (const [name, { dataFolder }] of hasStandbys ? started : [])
    standbys.set(name, await startStandby(folder, name, dataFolder, { ...settings, LIMITS_FACTOR: '1000' }))
  const path = join(folder, 'cluster.json')
  const [home = ''] = names
  writeCluster(path, {
    home,
    router: {
      bind: `127.0.0.1:${port}`,
      inner: `127.0.0.1:${inner}`,
      socket: join(folder, 'haproxy.sock'),
      folder,
      reload: 'true',
    },
    nodes: Object.fromEntries(
      started.map(([name, { url, dataFolder }]) => [name, nodeAt(url, dataFolder, standbys.get(name))]),
    ),
    slots: new Map(everySlot.map((slot) => [slot, { node: home, epoch: 0 }])),
    exceptions: {},
  })
  render(readCluster(path))
  const url = `http://127.0.0.1:${port}`
  let router = await startRouter(folder, url)
  return {
    url,
    innerUrl: settings.CLUSTER_ROUTER,
    path,
    nodes: Object.fromEntries(started),
    cutPower: async (name) => {
      execFileSync(standbys.get(name)?.fence ?? 'false')
      await standbys.get(name)?.killReplication()
    },
    read: () => readCluster(path),
    restartRouter: async () => {
      await end(router)
      router = await startRouter(folder, url)
    },
    stop: async () => {
      await end(router)
      await Promise.all([...standbys.values()].map((standby) => standby.stop()))
      await Promise.all(started.map(([, node]) => node.end()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function nodeAt(url: string, data: string, copied: TestStandby | undefined) {
  const address = url.replace('localhost', '127.0.0.1')
  const node = { address, data, run: [] }
  if (!copied) return node
  const { standby, replica, fence } = copied
  return { ...node, standby, replica, fence }
}

async function startRouter(folder: string, url: string): Promise<ChildProcess> {
  const router = spawn('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const killWithTests = () => router.kill('SIGKILL')
  process.once('exit', killWithTests)
  router.once('exit', () => process.off('exit', killWithTests))
  const giveUpAt = Date.now() + startTimeoutMs
  while (!(await isUp(url))) {
    if (router.exitCode !== null) throw new Error(`HAProxy ended with ${router.exitCode}`)
    if (Date.now() > giveUpAt) throw new Error('HAProxy does not answer')
    await pause(pollMs)
  }
  return router
}

function isUp(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function end(router: ChildProcess): Promise<void> {
  if (router.exitCode !== null || router.signalCode !== null) return
  const ended = once(router, 'exit')
  router.kill('SIGKILL')
  await ended
}
