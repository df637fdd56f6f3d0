import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { nodeNamed } from '../../../scripts/lib/cluster/cluster-file.ts'
import { canHaveEngine } from '../../../scripts/lib/cluster/engines.ts'
import { join as joinCluster } from '../../../scripts/lib/cluster/join.ts'
import { promote } from '../../../scripts/lib/cluster/promote.ts'
import { render } from '../../../scripts/lib/cluster/render.ts'
import type { Clock } from '../../../src/device/time.ts'
import { browserClock } from '../../../src/device/time.ts'
import { answers } from '../../chaos/answers.ts'
import { faultsIn } from '../../chaos/checks.ts'
import type { Device, NamedList } from '../../chaos/device.ts'
import { type Mistake, moveWith } from '../../chaos/mistakes.ts'
import { openLists } from '../../chaos/run-history.ts'
import { testLimits, untilThere } from '../../support/limits.ts'
import { hasRouter, startCluster, type TestCluster } from '../../support/server/cluster.ts'

/** Fewer than two of them are on one node with a probability of one in 600,000. */
const listsMade = 24
const patienceMs = 15_000
/** A clock without the streams' checks each 15 s, which would hide how long a page had no stream. */
const clock: Clock = {
  after: (delayMs, task) => (delayMs < 15_000 ? browserClock.after(delayMs, task) : () => undefined),
  random: Math.random,
}

/** Fault for an acknowledged change that was lost. */
const lostByServer = /the server has lost/
const canRun = hasRouter && canHaveEngine('litestream')
let cluster: TestCluster
let lists: ReadonlyMap<NamedList, readonly Device[]>

const devices = () => [...lists.values()].flat()
const ownerOf = ({ token }: NamedList) => cluster.read().slots.get(token.slice(0, 3))?.node
/** @param isWrong true after a planted mistake, which no time repairs */
const faults = (isWrong: boolean) =>
  faultsIn(cluster.url, cluster.read(), lists, isWrong ? patienceMs : testLimits.stateMs)

/** Adds an item on each device, which no later change overwrites. */
async function addOnAll(name: string, on = devices()): Promise<void> {
  for (const device of on) await device.add(name)
}

async function untilAtRest(): Promise<void> {
  await vi.waitUntil(() => devices().every(({ isOpen, waiting }) => isOpen && waiting === 0), untilThere)
}

describe.skipIf(!canRun)('the checker', () => {
  beforeAll(async () => {
    cluster = await startCluster(['a', 'b'], 'folders')
    await joinCluster(cluster.read(), cluster.path, 'b')
  })
  afterEach(() => {
    for (const device of devices()) device.close()
  })
  afterAll(() => cluster.stop())

  /** Moves all lists of node a, half of which have no open device any more. */
  async function moveAll(mistake?: Mistake) {
    lists = await openLists(cluster.url, listsMade, clock)
    await untilAtRest()
    await addOnAll('înainte')
    await untilAtRest()
    const moved = [...lists].filter(([list]) => ownerOf(list) === 'a')
    const isClosed = (at: number) => at % 2 === 0
    for (const [at, [, opened]] of moved.entries())
      if (isClosed(at)) for (const device of opened) device.close()
    const slots = [...new Set(moved.map(([{ token }]) => token.slice(0, 3)))]
    const open = moved.flatMap(([, opened], at) => (isClosed(at) ? [] : [opened]))
    await moveWith(mistake, {
      cluster: cluster.read(),
      path: cluster.path,
      slots,
      from: 'a',
      to: 'b',
      shopMeanwhile: async () => {
        await addOnAll('între timp', open.flat())
        await vi.waitUntil(() => open.flat().every(({ waiting }) => waiting === 0), untilThere)
      },
    })
    // The other device of a list learns of it only by its stream.
    await addOnAll(
      'după aceea',
      open.flatMap(([device]) => device ?? []),
    )
    return faults(mistake !== undefined)
  }

  it('finds nothing wrong in a right move', async () => {
    expect(await moveAll()).toEqual([])
  })

  it.each([
    ['map switched before the copy is whole', lostByServer],
    ['source deleted first', /the server has no answer/],
    ['streams not ended', /device \d (has|still has)/],
  ] as const)('notices: %s', async (mistake, sign) => {
    expect(await moveAll(mistake)).toContainEqual(expect.stringMatching(sign))
  })

  it('notices: epoch not checked', async () => {
    const { address } = nodeNamed(cluster.read(), 'b')
    lists = await openLists(cluster.url, listsMade, clock)
    await untilAtRest()
    cluster.machines.b?.cutPower()
    await promote(cluster.read(), cluster.path, 'b', false)
    cluster.machines.b?.startSite()
    await vi.waitUntil(() => answers(address), untilThere)
    expect(await shopAtReplaced(address)).toEqual([])
    const unchecked = (file: string) => file.replace(/^.*set-header X-Slot-Epoch.*$/m, '')
    expect(await shopAtReplaced(address, unchecked)).toContainEqual(expect.stringMatching(lostByServer))
  })

  /** Makes HAProxy lead to the replaced node, which runs again, and restores the configuration later. @returns the faults */
  async function shopAtReplaced(address: string, spoiled?: (file: string) => string): Promise<string[]> {
    const now = cluster.read()
    const path = join(now.router.folder, 'haproxy.cfg')
    const [there, wrong] = [nodeNamed(now, 'b').address, address].map((one) => one.replace('http://', ''))
    const led = readFileSync(path, 'utf8').replaceAll(there ?? '', wrong ?? '')
    writeFileSync(path, spoiled?.(led) ?? led)
    await cluster.restartRouter()
    const written = devices().filter(({ list }) => ownerOf(list) === 'b')
    for (const device of written) device.putOff = 0
    await addOnAll('la cel înlocuit')
    const isReported = ({ waiting, putOff }: Device) => waiting === 0 || putOff > 0
    await vi.waitUntil(() => written.every(isReported), untilThere)
    for (const device of written) if (device.waiting === 0) device.close()
    render(now)
    await cluster.restartRouter()
    for (const device of devices()) device.wake()
    return faults(spoiled !== undefined)
  }
})
