import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureSiteBuilt } from '../../../scripts/lib/build/site.ts'
import { readSite } from '../../../scripts/lib/publish/publication-files.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { type NodeState, nodeCalls } from '../../../src/protocol/cluster.ts'
import { askNode } from '../../../src/server/cluster/ask-node.ts'
import { accepted, makeList } from '../../support/people/api.ts'
import { type DashboardApi, dashboardAt } from '../../support/people/dashboard-api.ts'
import { clusterKey } from '../../support/server/cluster.ts'
import { CodeCopy } from '../../support/server/code-copy.ts'
import { HomeWire } from '../../support/server/home-wire.ts'
import { operatorOf } from '../../support/server/operator.ts'
import { type Product, startProduct } from '../../support/server/product.ts'
import { until } from '../running/started.ts'

const words = 'Sărbători fericite tuturor nodurilor!'
const notice = { text: words, from: '2026-01-01 00:00:00.000Z', until: '2036-01-01 00:00:00.000Z' }

let code: CodeCopy
let wire: HomeWire
let home: Product
let node: Product
let nodeSettings: Record<string, string>
let dashboard: DashboardApi

beforeAll(async () => {
  code = await CodeCopy.make()
  home = await startProduct({ CLUSTER_KEY: clusterKey })
  wire = await HomeWire.lay(home.url)
  nodeSettings = { CLUSTER_KEY: clusterKey, CLUSTER_HOME: wire.url }
  node = await startProduct(nodeSettings, code.folder)
  const { url, superuserToken } = operatorOf(home.dataFolder)
  dashboard = dashboardAt(url, await superuserToken())
})
afterAll(async () => {
  const published = readSite(home.dataFolder)
  for (const product of [node, home]) await product.end()
  await wire.remove()
  code.remove()
  // Only a few builds are kept, and the project's own must be among them. Home shows it while it has published nothing else.
  const own = basename(await ensureSiteBuilt())
  for (const name of published && basename(published) !== own ? [basename(published)] : [])
    rmSync(inProject('dist/site', name), { recursive: true, force: true })
})

async function shows(product: Product, text: string): Promise<boolean> {
  return (await (await fetch(`${product.url}/`)).text()).includes(text)
}

/** Returns the addresses of the files in a build that the product answers. */
async function addressesOf(product: Product, distDir: string): Promise<string[]> {
  const files = readdirSync(join(distDir, 'client'), { recursive: true, encoding: 'utf8' })
  const addresses = files
    .filter((name) => /\.\w+$/.test(name) && !/\.(?:br|gz)$/.test(name))
    .map((name) => `/${name.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`)
  const statuses = await Promise.all(addresses.map((address) => statusOf(product, address)))
  return addresses.filter((_, at) => statuses[at] === 200)
}

async function statusOf(product: Product, address: string): Promise<number> {
  const response = await fetch(product.url + address, { method: 'HEAD', redirect: 'manual' })
  await response.arrayBuffer()
  return response.status
}

/**
 * Returns the addresses that a product fails to answer, among the given ones and the files of the given pages, until its
 * home page has a text.
 */
async function missingUntilShown(
  product: Product,
  text: string,
  { addresses, pages }: { addresses: readonly string[]; pages: readonly string[] },
): Promise<string[]> {
  const missing = new Set<string>()
  const look = async (address: string) => {
    const status = await statusOf(product, address)
    if (status !== 200) missing.add(`${status} ${address}`)
  }
  for (let isShown = false; !isShown; ) {
    isShown = await shows(product, text)
    for (let at = 0; at < addresses.length; at += 50)
      await Promise.all(addresses.slice(at, at + 50).map(look))
    for (const page of pages) {
      const response = await fetch(product.url + page)
      if (response.status !== 200) missing.add(`${response.status} ${page}`)
      const run = (await response.text()).matchAll(/\/_astro\/[\w.-]+\.(?:js|css)/g)
      await Promise.all([...new Set([...run].map(([address]) => address))].map(look))
    }
  }
  return [...missing]
}

async function buildOf({ url }: Product): Promise<string> {
  return (await askNode<NodeState>(url, clusterKey, nodeCalls.state, {})).build
}

it('is on every node soon after home, and nothing is missing meanwhile', async () => {
  const list = await makeList(node.url)
  const pages = ['/', '/alimente/', `/list/${list.token}`]
  const addresses = await addressesOf(node, join(code.builds, await buildOf(node)))
  expect(addresses.length).toBeGreaterThan(500)
  accepted(await dashboard.create('notices', notice))
  await until(() => shows(home, words))
  // Until then nothing changes on the node, which looks for a new build only each 15 s.
  await wire.wanted
  expect(await missingUntilShown(node, words, { addresses, pages })).toEqual([])
  expect(await buildOf(node)).toBe(await buildOf(home))
})

it('is served by a node that starts while home is away', async () => {
  wire.state = 'cut'
  await node.stop()
  await node.startAgain(nodeSettings)
  expect(await shows(node, words)).toBe(true)
  wire.state = 'whole'
})

it('is served whole or not at all by a node that was killed while it fetched', async () => {
  const published = await buildOf(home)
  const { items } = accepted<{ items: { id: string }[] }>(await dashboard.read('notices', ''))
  expect((await dashboard.remove('notices', items[0]?.id ?? '')).status).toBe(204)
  await until(async () => !(await shows(home, words)) && !(await shows(node, words)))
  // Home makes its build again too: the same content, but some other bytes.
  for (const builds of [code.builds, inProject('dist/site')])
    rmSync(join(builds, published), { recursive: true, force: true })
  wire.state = 'stalling'
  accepted(await dashboard.create('notices', notice))
  await wire.stalled
  process.kill(node.processes().site, 'SIGKILL')
  await node.stop()
  expect(existsSync(join(code.builds, published))).toBe(false)
  wire.state = 'cut'
  await node.startAgain(nodeSettings)
  expect(await shows(node, words)).toBe(false)
  wire.state = 'whole'
  await until(() => shows(node, words))
  expect(await buildOf(node)).toBe(published)
})
