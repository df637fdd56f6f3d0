import type { Page } from '@playwright/test'

interface Layout {
  atMs: number
  rows: [id: string, top: number, bottom: number][]
}

/** Records the positions of the rows from now on, with the page's time. It needs rows in one column, without animations. */
export async function recordLayouts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const layouts: Layout[] = []
    Object.assign(window, { layouts })
    const record = () => {
      const rows = [...document.querySelectorAll<HTMLElement>('[data-item]')]
      layouts.push({
        atMs: performance.now(),
        rows: rows.map((row) => {
          const { top, bottom } = row.getBoundingClientRect()
          return [row.dataset.item ?? '', top, bottom]
        }),
      })
    }
    record()
    const main = document.querySelector('main') ?? document.body
    new MutationObserver(record).observe(main, { childList: true, subtree: true })
  })
}

/**
 * Returns the ids of the rows that were at height `y` in the last `lastMs`, each once, the current one last; '' for no row.
 */
export function rowsLatelyAt(page: Page, y: number, lastMs: number): Promise<string[]> {
  return page.evaluate(
    ({ y, lastMs }) => {
      const { layouts } = window as unknown as { layouts: Layout[] }
      const sinceMs = performance.now() - lastMs
      const lately = layouts.filter((_, at) => (layouts[at + 1]?.atMs ?? Number.POSITIVE_INFINITY) > sinceMs)
      const ids = lately.map(({ rows }) => rows.find(([, top, bottom]) => y >= top && y < bottom)?.[0] ?? '')
      return ids.filter((id, at) => ids.lastIndexOf(id) === at)
    },
    { y, lastMs },
  )
}
