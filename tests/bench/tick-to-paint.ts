import type { Page } from '@playwright/test'
import { Person } from '../e2e/person.ts'
import { figure } from './figure.ts'
import { makeLongList } from './realistic-items.ts'
import { type Measurement, newPhone } from './workbench.ts'

const ticks = 100
const items = 60

/** A tick in one browser until another browser on the same list paints it. */
export const tickToPaint: Measurement = async (bench) => {
  const url = await bench.product()
  const browser = await bench.browser()
  const list = await makeLongList(url, items)
  const pages: Page[] = []
  while (pages.length < 2) {
    const { page } = await openList(new Person(await (await newPhone(browser, url)).newPage()), list.token)
    pages.push(page)
  }
  const [ticking, watching] = pages as [Page, Page]
  const { items: rows } = await list.read()
  const times: number[] = []
  while (times.length < ticks) {
    const turn = times.length
    const itemId = rows[turn % items]?.id ?? ''
    times.push(await timeTick(ticking, watching, itemId, turn < items))
  }
  return [figure('tick to paint in another browser', 'ms', times, { median: 60, p95: 150 })]
}

async function openList(person: Person, token: string): Promise<Person> {
  await person.open(`/list/${token}`)
  await person.page.locator('.status-line').waitFor({ state: 'detached' })
  return person
}

async function timeTick(ticking: Page, watching: Page, itemId: string, completed: boolean): Promise<number> {
  const watch = await watching.evaluateHandle(watchRow, { itemId, completed })
  const clickedAt = await ticking.evaluate(clickRow, itemId)
  const paintedAt = await watch.evaluate(({ painted }) => painted)
  await watch.dispose()
  return paintedAt - clickedAt
}

/** In the page: when the row was clicked, in ms on the clock that all pages of a machine share. */
function clickRow(itemId: string): number {
  const button = document.querySelector<HTMLElement>(`[data-item="${itemId}"] [data-control="check"]`)
  const clickedAt = performance.timeOrigin + performance.now()
  button?.click()
  return clickedAt
}

/** In the page: `painted` resolves with the time of the first frame that shows the row as wanted. */
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
