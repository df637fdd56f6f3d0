import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { icons as lucide } from '@iconify-json/lucide'
import { expect, test } from 'vitest'
import { pageIcons } from '../../../../src/components/icons/page-icons.ts'
import { detectCategory } from '../../../../src/domain/category/detect-category.ts'
import { parseItems } from '../../../../src/domain/with-all-words.ts'
import { popularNames } from '../../../../src/domain/words/catalogue.ts'
import { icons } from '../../../../src/icons.ts'
import { listPictures, pictureAddress } from '../../../../src/list/rows/pictures.ts'
import { drawingCalled } from '../../../../src/pictures/drawing.ts'

/** Returns the name of the picture that an item shows. */
function shown(name: string): string {
  return /^\/pictures\/(.*)\.svg$/.exec(pictureAddress(name, detectCategory(name)))?.[1] ?? ''
}

/** Each item as typed, with the pictures that it may have, 'sign' for its category's. */
const commonItems = readFileSync(join(import.meta.dirname, 'common-items.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .map(([typed = '', pictures = '']) => ({ typed, pictures: pictures.split('|') }))

test.each(commonItems)('"$typed" shows exactly that thing: $pictures', ({ typed, pictures }) => {
  const name = parseItems(typed).items[0]?.name ?? ''
  const sign = `semn-${detectCategory(name)}`
  expect(pictures.map((picture) => (picture === 'sign' ? sign : picture))).toContain(shown(name))
})

test('at least 250 common items have a drawing', () => {
  expect(commonItems.length).toBeGreaterThanOrEqual(300)
  expect(commonItems.filter(({ typed }) => !shown(typed).startsWith('semn-')).length).toBeGreaterThan(250)
})

test.each(popularNames)('"%s" of the empty list has a drawing', (name) => {
  expect(shown(name)).not.toMatch(/^(?:semn-|$)/)
})

test.each([
  ['MORCOVI', 'morcovi'],
  ['merele', 'mere'],
  ['mărar', 'marar'],
  ['xyz 3', 'semn-altele'],
  ['', 'semn-altele'],
])('"%s" is drawn as %s', (name, picture) => {
  expect(shown(name)).toBe(picture)
})

test('the category that a person chose decides on the sign', () => {
  expect(pictureAddress('xyz', 'igiena')).toBe('/pictures/semn-igiena.svg')
})

test.each(listPictures())('the picture of %s exists', (name) => {
  expect(drawingCalled(name)).toMatch(/^<svg /)
})

test.each(Object.entries({ ...icons, ...pageIcons }))('the icon %s is Lucide’s own drawing', (name, body) => {
  const original = lucide.icons[name]?.body ?? ''
  const drawn = original.replaceAll(/ (?:fill|stroke|stroke-\w+)="[^"]*"/g, '').replaceAll(/<\/?g>/g, '')
  expect(body).toBe(drawn)
})

test.each(['check', 'cloud-upload', 'trash'] as const)(
  'the icon %s in the style sheet is the same drawing',
  (name) => {
    const styles = readFileSync(join(import.meta.dirname, '../../../../src/list/rows/row-icons.css'), 'utf8')
    const [, drawn = ''] =
      new RegExp(`--icon-${name}: url\\("data:image/svg\\+xml,([^"]+)"`).exec(styles) ?? []
    expect(decodeURIComponent(drawn).replaceAll("'", '"')).toContain(icons[name])
  },
)
