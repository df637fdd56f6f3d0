import { type AttackName, attackNames } from '../support/hostile/attacks.ts'
import { gatherLoot, startAttack } from '../support/hostile/sender.ts'
import { type Waits, waitsOf } from '../support/hostile/waits.ts'
import { makeListWithItem } from '../support/people/api.ts'
import { type Figure, figure } from './kit/figure.ts'
import type { Measurement } from './kit/workbench.ts'

const warmUpMs = 3_000
const aloneMs = 10_000
const attackMs = 30_000
const mostLongerMs = 100
const kinds = ['list page', 'change', 'health'] as const

/** Measures the waits of others while one address sends the most expensive requests, within the default limits. */
export const hostile: Measurement = async (bench) => {
  const { url } = await bench.installation({ LIMITS_FACTOR: '1' })
  const { list, itemId } = await makeListWithItem(url)
  await list.push(Array.from({ length: 20 }, (_, at) => list.add(`produsul ${at}`)))
  const loot = await gatherLoot(url, { lists: 8, keysOfList: 10 })
  await waitsOf(list, itemId, warmUpMs)
  const alone = await waitsOf(list, itemId, aloneMs)
  const figures = figuresOf('alone', alone)
  for (const [at, name] of attackNames.entries()) {
    // Each attack has its own address, and so the full budget that the limits allow.
    const port = Number(new URL(url).port)
    const { report, end } = startAttack({ name, loot, port, address: `127.0.1.${at + 1}`, forMs: attackMs })
    bench.atEnd(end)
    const attacked = await waitsOf(list, itemId, attackMs)
    process.stderr.write(`${name}: ${JSON.stringify(await report)}\n`)
    figures.push(...figuresOf(name, attacked, alone))
  }
  return figures
}

/** @param alone waits without an attack, with which the longest wait is compared */
function figuresOf(name: AttackName | 'alone', waits: Waits, alone?: Waits): Figure[] {
  return kinds.flatMap((kind) => {
    const bar = alone && { median: longest(alone[kind]) + mostLongerMs }
    return [
      figure(`${name}: ${kind}`, 'ms', waits[kind]),
      figure(`${name}: ${kind}, longest`, 'ms', [longest(waits[kind])], bar),
    ]
  })
}

function longest(times: readonly number[]): number {
  return times.reduce((most, time) => Math.max(most, time), 0)
}
