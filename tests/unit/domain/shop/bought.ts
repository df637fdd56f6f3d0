import type { Bought, BoughtInShop } from '../../../../src/domain/shop/shops.ts'

/** A day of tests, so many days before 22 November 2026, at an hour of UTC; in ms since 1970. */
export function daysAgo(days: number, hour = 18): number {
  return Date.parse('2026-11-22T00:00Z') - days * 86_400_000 + hour * 3_600_000
}

/** The day of a moment, as if everybody lived by UTC. */
export function dayOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10)
}

/** What was bought at one moment: 'lapte' or 'lapte|2|l'. */
export function boughtAt(atMs: number, ...things: string[]): Bought[] {
  return things.map((thing) => {
    const [name = '', quantity = '1', unit = 'st'] = thing.split('|')
    return { name, quantity, unit, category: '', atMs }
  })
}

/** A shop whose things were ticked in this order, and taken off the list in another one. */
export function shopAt(days: number, store: string, ...names: string[]): BoughtInShop[] {
  return boughtAt(daysAgo(days), ...names)
    .map((thing, at) => ({ ...thing, store, price: '', ticked: 100_000 - days * 100 + at }))
    .reverse()
}
