import { expect, test } from 'vitest'
import { newestDay } from '../../../scripts/lib/build/astro/sitemap-entry.ts'

const days = new Map([
  ['/alimente/rosii/', '2026-11-02'],
  ['/alimente/oua/', '2026-11-20'],
  ['/alimente/mac/', '2026-11-28'],
  ['/alimente/zer/', ''],
])
const link = (address: string) => `<a href="${address}">x</a>`

test('a list changed when the last of its foods did; links outside its main part are none of it', () => {
  const page = `${link('/alimente/mac/')}<main>${link('/alimente/oua/')}${link('/alimente/rosii/')}</main>`
  expect(newestDay(page, days)).toBe('2026-11-20')
})

test('a page without foods, or with foods of unknown days, has no day', () => {
  expect(newestDay('<main>x</main>', days)).toBeFalsy()
  expect(newestDay(`<main>${link('/alimente/zer/')}</main>`, days)).toBeFalsy()
})
