import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { icons as lucide } from '@iconify-json/lucide'
import { icons as noto } from '@iconify-json/noto'
import { expect, test } from 'vitest'
import { pageIcons } from '../../../../src/components/icons/page-icons.ts'
import { icons } from '../../../../src/icons.ts'
import { categoryPictures, wordPictures } from '../../../../src/list/rows/picture-words.ts'
import { pictureAddress } from '../../../../src/list/rows/pictures.ts'

test.each([
  ['Roșii cherry', 'legume', 'tomato'],
  ['MORCOVI', 'legume', 'carrot'],
  ['lapte praf', 'lactate', 'glass-of-milk'],
  ['suc de portocale', 'bauturi', 'beverage-box'],
  ['portocale', 'fructe', 'tangerine'],
  ['mere', 'fructe', 'red-apple'],
  ['pere', 'fructe', 'pear'],
  ['mărar', 'condimente', 'herb'],
  ['pui întreg', 'carne', 'poultry-leg'],
  ['pastă de dinți', 'igiena', 'toothbrush'],
  ['paste', 'cereale', 'spaghetti'],
  ['ulei de măsline', 'condimente', 'olive'],
] as const)('"%s" (%s) is drawn as %s', (name, category, picture) => {
  expect(pictureAddress(name, category)).toBe(`/pictures/${picture}.svg`)
})

test.each([
  ['gutui', 'fructe', 'red-apple'],
  ['clor', 'curatenie', 'sponge'],
  ['xyz 3', 'altele', 'shopping-bags'],
  ['', 'altele', 'shopping-bags'],
] as const)(
  '"%s", of which no picture is known, is drawn as its category %s: %s',
  (name, category, picture) => {
    expect(pictureAddress(name, category)).toBe(`/pictures/${picture}.svg`)
  },
)

test('every picture that a list shows is in the Noto set', () => {
  const names = [...Object.keys(wordPictures), ...Object.values(categoryPictures)]
  expect(names.filter((name) => !(name in noto.icons))).toEqual([])
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
