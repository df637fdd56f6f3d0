import type { Person } from './person.ts'

interface Watched {
  shift: number
  shifts: PerformanceObserver
}

/** Adds up the layout shifts of the page. @returns reads the sum after the next frame, which is 0 if nothing has moved */
export async function watchShifts({ page }: Person): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched
    watched.shift = 0
    watched.shifts = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shift += (entry as unknown as { value: number }).value
    })
    watched.shifts.observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const { shift, shifts } = window as unknown as Watched
      return shifts
        .takeRecords()
        .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, shift)
    })
}
