import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { Person } from '../e2e/support/person.ts'
import { type Figure, figure } from './kit/figure.ts'
import {
  circleInReach,
  countTouched,
  isAtRest,
  readNotes,
  takeNotes,
  untilShown,
  watchTick,
} from './kit/page-watch.ts'
import { makeLongList } from './kit/realistic-items.ts'
import { type Measurement, newPhone } from './kit/workbench.ts'

/** Two lists, with the number of ticks; a tick should not take longer on the longer one. */
const usual = { items: 60, ticks: 5 }
const long = { items: 1_000, ticks: 13 }
/** Slowdowns of the processor: none, and that of a cheap phone. */
const [asItIs, slowdown] = [1, 4]
/** The duration of a touch. */
const fingerRestsMs = 60
/** The shortest event that the browser reports. */
const shortestEventMs = 16
const scrolls = [-4_000, -4_000, -4_000, 3_000, 3_000]
const scrollGesture = { x: 200, y: 400, speed: 4_000, gestureSourceType: 'touch' } as const

interface Tick {
  paintMs: number
  shownMs: number
  touchedNodes: number
  longestTaskMs: number
}

/** A list of 1,000 items: opening and scrolling at a quarter of the speed, ticking at both speeds. */
export const longList: Measurement = async (bench) => {
  const url = await bench.product()
  const browser = await bench.browser()
  return [...(await useList(browser, url, usual)), ...(await useList(browser, url, long))]
}

async function useList(browser: Browser, url: string, { items, ticks }: typeof usual): Promise<Figure[]> {
  const { token } = await makeLongList(url, items)
  const phone = await newPhone(browser, url, { hasTouch: true })
  try {
    const page = await phone.newPage()
    const cdp = await phone.newCDPSession(page)
    await page.addInitScript(takeNotes)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const person = new Person(page)
    await person.open(`/list/${token}`)
    await page.waitForFunction(isAtRest)
    const opening = await longestTaskMs(page)
    await scroll(cdp)
    const scrolling = await longestTaskMs(page)
    const slow = await tickSome(person, cdp, ticks)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: asItIs })
    const quick = await tickSome(person, cdp, ticks)
    return figures(`list of ${items}`, { opening, scrolling, slow, quick })
  } finally {
    await phone.close()
  }
}

interface Found {
  opening: number
  scrolling: number
  slow: Tick[]
  quick: Tick[]
}

function figures(list: string, { opening, scrolling, slow, quick }: Found) {
  const valuesOf = (ticks: Tick[], key: keyof Tick) => ticks.map((tick) => tick[key])
  const slowly = `${list}, ${slowdown} times slower`
  return [
    figure(`longest task of opening, ${slowly}`, 'ms', [opening], { median: 200 }),
    figure(`longest task of scrolling, ${slowly}`, 'ms', [scrolling], { median: 50 }),
    figure(`tap to next paint, ${list}`, 'ms', valuesOf(quick, 'paintMs'), { median: 50 }),
    figure(`tap to next paint, ${slowly}`, 'ms', valuesOf(slow, 'paintMs'), { p95: 100 }),
    figure(`tap to the row shown ticked, ${slowly}`, 'ms', valuesOf(slow, 'shownMs')),
    figure(`longest task of a tick, ${slowly}`, 'ms', valuesOf(slow, 'longestTaskMs')),
    // The bar is for the median, because a tick that empties a section also removes its heading, which is rare in a long
    // list.
    figure(`DOM nodes touched by a tick, ${list}`, 'nodes', valuesOf([...slow, ...quick], 'touchedNodes'), {
      median: 20,
    }),
  ]
}

async function tickSome(person: Person, cdp: CDPSession, ticks: number): Promise<Tick[]> {
  const found: Tick[] = []
  while (found.length < ticks) found.push(await tickOne(person, cdp))
  return found
}

/** The longest task in ms; 0 when none was longer than 50 ms. */
async function longestTaskMs(page: Page): Promise<number> {
  return Math.max(0, ...(await page.evaluate(readNotes)).longTasks)
}

/** Scrolls down the list and half of the way back. */
async function scroll(cdp: CDPSession): Promise<void> {
  for (const yDistance of scrolls) {
    await cdp.send('Input.synthesizeScrollGesture', { ...scrollGesture, yDistance })
  }
}

async function tap(cdp: CDPSession, x: number, y: number): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await pause(fingerRestsMs)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function tickOne(person: Person, cdp: CDPSession): Promise<Tick> {
  const { page } = person
  // The page ignores a press at a place where rows have just moved.
  await person.rowsRest()
  await page.evaluate(readNotes)
  const { itemId, x, y } = await page.evaluate(circleInReach)
  await page.evaluate(watchTick, itemId)
  await tap(cdp, x, y)
  const shownMs = await page.evaluate(untilShown)
  await page.waitForFunction(isAtRest)
  const touchedNodes = await page.evaluate(countTouched)
  const { events, longTasks } = await page.evaluate(readNotes)
  return {
    paintMs: Math.max(shortestEventMs, ...events),
    shownMs,
    touchedNodes,
    longestTaskMs: Math.max(0, ...longTasks),
  }
}
