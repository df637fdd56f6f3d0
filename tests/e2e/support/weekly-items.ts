import type { BrowserContext } from '@playwright/test'

const dayMs = 86_400_000

/** Items that the family of these tests buys every week. */
export const weekly = [
  'banane|6',
  'brânză de vaci|500|g',
  'cartofi|2|kg',
  'castraveți',
  'ceapă|1|kg',
  'iaurt|4',
  'lapte|3|l',
  'mere|1|kg',
  'morcovi',
  'ouă|10',
  'pâine|2',
  'piept de pui|1|kg',
  'roșii|1|kg',
  'salată verde',
  'smântână',
  'telemea|400|g',
  'unt',
  'usturoi',
]

/** Items that this family buys now and then. */
export const seldom = [
  'detergent de vase',
  'făină|1|kg',
  'hârtie igienică',
  'lămâi',
  'orez|1|kg',
  'sare',
  'ulei|1|l',
]

/** Parses an item written as 'lapte|3|l', or with store and price in bani as 'lapte|3|l|Lidl|2097'. */
export function thingOf(written: string) {
  const [name = '', quantity = '1', unit = 'st', store = '', price = ''] = written.split('|')
  return { name, quantity, unit, store, price }
}

/**
 * Replaces the server's answer about a list's history in this browser.
 *
 * @param shops bought items, by the number of days before `nowMs`
 */
export async function pretendHistory(
  context: BrowserContext,
  shops: Readonly<Record<number, readonly string[]>>,
  nowMs = Date.now(),
): Promise<void> {
  const bought = Object.entries(shops).flatMap(([days, things]) => {
    const at = new Date(nowMs - Number(days) * dayMs).toISOString().replace('T', ' ')
    return things.map((thing) => ({ ...thingOf(thing), category: '', at }))
  })
  await waitForHistory(context)
  await context.route('**/api/list/history*', (route) => route.fulfill({ json: { bought } }))
}

/** Makes later pages wait for the history of a list for as long as it takes, instead of 2 s or 10 s. */
export async function waitForHistory(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
}

/**
 * Replaces the server's answer with purchases in one store, where the items were ticked in the given order.
 *
 * @param shops bought items, by the number of days before today
 */
export async function pretendWalks(
  context: BrowserContext,
  store: string,
  shops: Readonly<Record<number, readonly string[]>>,
): Promise<void> {
  const bought = Object.entries(shops).flatMap(([days, things]) => {
    const at = new Date(Date.now() - Number(days) * dayMs).toISOString().replace('T', ' ')
    const ticked = 100_000 - Number(days) * 100
    return things.map((thing, place) => ({
      ...thingOf(thing),
      category: '',
      at,
      store,
      ticked: ticked + place,
    }))
  })
  await waitForHistory(context)
  await context.route('**/api/list/history*', (route) => route.fulfill({ json: { bought } }))
}

/**
 * Returns the purchases of half a year, the last one 8 days ago: the weekly items every week, the others every eighth week.
 */
export function shopsOfHalfAYear(): Record<number, string[]> {
  const weeks = Array.from({ length: 26 }, (_, week) => week)
  return Object.fromEntries(
    weeks.map((week) => [7 * week + 8, week % 8 === 2 ? [...weekly, ...seldom] : weekly]),
  )
}
