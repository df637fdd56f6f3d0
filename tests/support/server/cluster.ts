import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureSiteBuilt } from '../../../scripts/lib/build/site.ts'
import {
  type Cluster,
  nodeNamed,
  readCluster,
  writeCluster,
} from '../../../scripts/lib/cluster/cluster-file.ts'
import { ensureEngine } from '../../../scripts/lib/cluster/engines.ts'
import { takeLock } from '../../../scripts/lib/cluster/lock.ts'
import { render } from '../../../scripts/lib/cluster/render.ts'
import { everySlot } from '../../../scripts/lib/cluster/slot-ranges.ts'
import { beginStandby } from '../../../scripts/lib/cluster/standby/begin.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { testLimits } from '../limits.ts'
import { startNats } from './nats.ts'
import { type Product, startProduct } from './product.ts'
import { makeMachine, ownHost, type TestMachine } from './standbys.ts'

export const clusterKey = 'numai-pentru-teste-'.repeat(3)
/** The node whose standby is on another machine. */
const remote = 'b'
const pollMs = 20

/** Several nodes behind a real HAProxy, all on this machine. The first one is home, and serves every slot at first. */
export interface TestCluster {
  /** The router's address. */
  url: string
  /** The inner address, at which nodes request lists of other nodes. */
  innerUrl: string
  /** The path of cluster.json. */
  path: string
  nodes: Readonly<Record<string, Product>>
  /** Machines of the nodes, by the nodes' first names. */
  machines: Readonly<Record<string, TestMachine>>
  /** The first standbys of the nodes; node b's is reached as by ssh. */
  standbys: Readonly<Record<string, TestMachine>>
  /** Returns the current machine of a node, and the machine of its current or next standby. */
  placesOf(name: string): { node: TestMachine; standby: TestMachine }
  /** Makes the former machine of a node its standby, as a person does after a failover. */
  giveStandby(name: string): Promise<void>
  read(): Cluster
  /** Id of HAProxy's process. */
  routerPid(): number
  /** Kills HAProxy and starts it again with its current files. */
  restartRouter(): Promise<void>
  stop(): Promise<void>
}

/** True if HAProxy is installed. */
export const hasRouter = spawnSync('haproxy', ['-v']).status === 0

/** @param replicas kind of storage for Litestream's copies of the nodes; without it, nodes have no standby */
export async function startCluster(
  names: readonly string[],
  replicas?: 'folders' | 'nats',
): Promise<TestCluster> {
  process.env.CLUSTER_KEY = clusterKey
  mkdirSync(inProject('tests/.output'), { recursive: true })
  const folder = mkdtempSync(inProject('tests/.output/cluster-'))
  // The router's own address, because its ports are taken only when all nodes have started.
  const [host, port, inner] = [ownHost(), await freePort(), await freePort()]
  await ensureSiteBuilt()
  const nats = replicas === 'nats' ? await startNats(folder) : undefined
  const innerUrl = `http://${host}:${inner}`
  const settings = { ...(await settingsOf(innerUrl, replicas !== undefined)), ...nats?.settings }
  const started = await Promise.all(names.map(async (name) => [name, await startNode(settings)] as const))
  const machines = started.map(([name, { url, dataFolder: data }]) => {
    const { hostname: host, port } = new URL(url)
    const place = { home: join(folder, `machine-${name}`), data, host, port }
    return [name, makeMachine({ ...place, settings })] as const
  })
  const replicaOf = (name: string) => nats?.makeBucket(name) ?? `file://${join(folder, `replica-${name}`)}`
  const path = join(folder, 'cluster.json')
  const [home = ''] = names
  writeCluster(path, {
    home,
    router: {
      bind: `${host}:${port}`,
      inner: `${host}:${inner}`,
      socket: join(folder, 'haproxy.sock'),
      folder,
      reload: 'true',
    },
    nodes: Object.fromEntries(
      await Promise.all(
        machines.map(async ([name, { node, fence }]) => {
          return [name, replicas ? { ...node, fence, replica: await replicaOf(name) } : node] as const
        }),
      ),
    ),
    slots: new Map(everySlot.map((slot) => [slot, { node: home, epoch: 0 }])),
    exceptions: {},
  })
  render(readCluster(path))
  const standbys = replicas ? await standbysOf(names, path, settings) : []
  const url = `http://${host}:${port}`
  let router = await startRouter(folder, url)
  const pairs = new Map(
    machines.map(([name, machine], at) => [name, [machine, standbys[at]?.[1] ?? machine]]),
  )
  const placesOf = (name: string) => {
    const [one, other] = pairs.get(name) ?? []
    if (!one || !other) throw new Error(`${name} has no machine`)
    const isAtOne = readCluster(path).nodes[name]?.data === one.node.data
    return isAtOne ? { node: one, standby: other } : { node: other, standby: one }
  }
  return {
    url,
    innerUrl,
    path,
    nodes: Object.fromEntries(started),
    machines: Object.fromEntries(machines),
    standbys: Object.fromEntries(standbys),
    placesOf,
    giveStandby: async (name) => {
      const { node, standby } = placesOf(name)
      const release = await lockFor(path)
      try {
        await beginStandby(readCluster(path), path, name, standby.standby)
        const cluster = readCluster(path)
        const fenced = { ...nodeNamed(cluster, name), fence: node.fence }
        writeCluster(path, { ...cluster, nodes: { ...cluster.nodes, [name]: fenced } })
      } finally {
        release()
      }
    },
    read: () => readCluster(path),
    routerPid: () => router.pid ?? 0,
    restartRouter: async () => {
      await end(router)
      router = await startRouter(folder, url)
    },
    stop: async () => {
      await end(router)
      await Promise.all([...standbys, ...machines].map(([, machine]) => machine.stop()))
      await nats?.stop()
      await Promise.all(started.map(([, node]) => node.end()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startNode(settings: Settings): Promise<Product> {
  const host = ownHost()
  const product = await startProduct({ ...settings, HOST: host })
  return {
    ...product,
    url: product.url.replace('localhost', host),
    startAgain: (others) => product.startAgain({ ...others, HOST: host }),
  }
}

type Settings = Readonly<Record<string, string>>

async function settingsOf(router: string, hasStandbys: boolean): Promise<Settings> {
  const settings = {
    CLUSTER_KEY: clusterKey,
    CLUSTER_ROUTER: router,
    TRUST_PROXY: 'on',
    LIMITS_FACTOR: '1000',
  }
  if (!hasStandbys) return settings
  process.env.LITESTREAM_BIN = await ensureEngine('litestream')
  return { ...settings, REPLICATED: 'on', LITESTREAM_BIN: process.env.LITESTREAM_BIN }
}

async function standbysOf(
  names: readonly string[],
  path: string,
  settings: Settings,
): Promise<(readonly [string, TestMachine])[]> {
  const standbys: (readonly [string, TestMachine])[] = []
  for (const name of names) {
    const home = join(dirname(path), `standby-${name}`)
    const data = join(home, 'data')
    mkdirSync(data, { recursive: true, mode: 0o700 })
    const place = {
      home,
      data,
      host: ownHost(),
      port: `${await freePort('for long')}`,
      isRemote: name === remote,
    }
    const machine = makeMachine({ ...place, settings })
    standbys.push([name, machine])
    await beginStandby(readCluster(path), path, name, machine.standby)
  }
  return standbys
}

/** The part of HAProxy's messages that an error quotes, in characters. */
const mostSaid = 2_000

async function startRouter(folder: string, url: string): Promise<ChildProcess> {
  const router = spawn('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  router.stderr.setEncoding('utf8').on('data', (some: string) => {
    said = `${said}${some}`.slice(-mostSaid)
  })
  const killWithTests = () => router.kill('SIGKILL')
  process.once('exit', killWithTests)
  router.once('exit', () => process.off('exit', killWithTests))
  const giveUpAt = Date.now() + testLimits.startMs
  while (!(await isUp(url))) {
    if (router.exitCode !== null) throw new Error(`HAProxy ended with ${router.exitCode}: ${said}`)
    if (Date.now() > giveUpAt) throw new Error(`HAProxy does not answer: ${said}`)
    await pause(pollMs)
  }
  return router
}

/** Any answer counts, because the nodes behind the address may be down. */
function isUp(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    () => true,
    () => false,
  )
}

/** Waits for the lock of the cluster's file, so that no command changes the cluster. @returns releases the lock */
async function lockFor(path: string): Promise<() => void> {
  for (;;) {
    try {
      return takeLock(path)
    } catch {
      await pause(pollMs)
    }
  }
}

async function end(router: ChildProcess): Promise<void> {
  if (router.exitCode !== null || router.signalCode !== null) return
  const ended = once(router, 'exit')
  router.kill('SIGKILL')
  await ended
}
