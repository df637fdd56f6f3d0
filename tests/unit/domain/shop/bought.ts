import type { Bought, BoughtInShop } from '../../../../src/domain/shop/trips.ts'

/** Returns a time for tests in ms since 1970: `days` days before 22 November 2026, at an hour in UTC. */
export function daysAgo(days: number, hour = 18): number {
  return Date.parse('2026-11-22T00:00Z') - days * 86_400_000 + hour * 3_600_000
}

/** Returns the day of a time, in UTC. */
export function dayOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10)
}

/** Returns purchases at one moment: 'lapte' or 'lapte|2|l'. */
export function boughtAt(atMs: number, ...things: string[]): Bought[] {
  return things.map((thing) => {
    const [name = '', quantity = '1', unit = 'st'] = thing.split('|')
    return { name, quantity, unit, category: '', atMs }
  })
}

/** Returns a shopping trip whose items were ticked in this order, and deleted in another order. */
export function shopAt(days: number, store: string, ...names: string[]): BoughtInShop[] {
  return boughtAt(daysAgo(days), ...names)
    .map((thing, at) => ({ ...thing, store, price: '', ticked: 100_000 - days * 100 + at }))
    .reverse()
}
