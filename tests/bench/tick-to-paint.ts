import type { Browser, Page } from '@playwright/test'
import { Person } from '../e2e/support/person.ts'
import type { ListClient } from '../support/people/api.ts'
import { figure } from './kit/figure.ts'
import { makeLongList } from './kit/realistic-items.ts'
import { type Measurement, newPhone } from './kit/workbench.ts'

const usual = { items: 60, ticks: 100 }
/** A longer list, on which a tick should not take longer. */
const long = { items: 300, ticks: 40 }

/** The time from a tick in one browser until another browser with the same list paints it. */
export const tickToPaint: Measurement = async (bench) => {
  const url = await bench.product()
  const browser = await bench.browser()
  const bar = { median: 60, p95: 150 }
  return [
    figure(nameFor(usual), 'ms', await timeTicks(browser, url, usual), bar),
    figure(nameFor(long), 'ms', await timeTicks(browser, url, long)),
  ]
}

function nameFor({ items }: typeof usual): string {
  return `tick to paint in another browser, list of ${items}`
}

async function timeTicks(browser: Browser, url: string, { items, ticks }: typeof usual): Promise<number[]> {
  const list = await makeLongList(url, items + 1)
  const [bought, ...rows] = (await list.read()).items
  // Bought items are rendered only when they are unfolded, which is possible once there is one.
  await list.push([list.set(bought?.id ?? '', { completed: true })])
  const ticking = await openList(browser, list)
  const watching = await openList(browser, list)
  const times: number[] = []
  while (times.length < ticks) {
    const turn = times.length
    const itemId = rows[turn % items]?.id ?? ''
    times.push(await timeTick(ticking, watching, itemId, turn < items))
  }
  await Promise.all([ticking, watching].map((page) => page.context().close()))
  return times
}

async function openList(browser: Browser, { url, token }: ListClient): Promise<Page> {
  const phone = await newPhone(browser, url, { reducedMotion: 'reduce' })
  const person = new Person(await phone.newPage())
  await person.open(`/list/${token}`)
  await person.page.locator('.status-line').waitFor({ state: 'detached' })
  await person.openCompleted()
  return person.page
}

/** Waits until the page is at rest, because people do not tick during the movement of the last tick. */
async function timeTick(ticking: Page, watching: Page, itemId: string, completed: boolean): Promise<number> {
  await Promise.all([ticking, watching].map((page) => page.waitForFunction(isAtRest)))
  const watch = await watching.evaluateHandle(watchRow, { itemId, completed })
  const clickedAt = await ticking.evaluate(clickRow, itemId)
  const paintedAt = await watch.evaluate(({ painted }) => painted)
  await watch.dispose()
  return paintedAt - clickedAt
}

/** Runs in the page. */
function isAtRest(): boolean {
  const isMoving = document.getAnimations().some(({ playState }) => playState === 'running')
  return !isMoving && !document.querySelector('.status-line')
}

/** Runs in the page: clicks a row. @returns the time of the click, in ms on the clock that all pages of a machine share */
function clickRow(itemId: string): number {
  const button = document.querySelector<HTMLElement>(`[data-item="${itemId}"] [data-control="check"]`)
  const clickedAt = performance.timeOrigin + performance.now()
  button?.click()
  return clickedAt
}

/** Runs in the page: `painted` resolves with the time of the first frame that shows the row in the wanted state. */
function watchRow(wanted: { itemId: string; completed: boolean }): { painted: Promise<number> } {
  const isShown = () => {
    const row = document.querySelector(`[data-item="${wanted.itemId}"]`)
    return row?.classList.contains('item-completed') === wanted.completed
  }
  const painted = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isShown()) return
      observer.disconnect()
      requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()))
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  return { painted }
}
