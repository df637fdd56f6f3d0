import type { Locator } from '@playwright/test'
import type { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

/** Names of the pictures in an element that have been drawn, in its order. */
function drawnIn(element: Locator): Promise<string[]> {
  return element
    .locator('img')
    .evaluateAll((images) =>
      images
        .filter(
          (image): image is HTMLImageElement => image instanceof HTMLImageElement && image.naturalWidth > 0,
        )
        .map(({ src }) => new URL(src).pathname.replace(/^\/pictures\/|\.svg$/g, '')),
    )
}

/** Names of the pictures in the HTML of an element. */
async function renderedPictures({ page }: Person, link: string): Promise<string[]> {
  const html = await (await page.request.get(link)).text()
  return [...html.matchAll(/class="item-picture" src="\/pictures\/([^"]+)\.svg"/g)].map(
    ([, name = '']) => name,
  )
}

test('an item shows exactly its thing, or the sign of its category, from the first picture of the page', async ({
  person,
}) => {
  const names = ['gutui', 'semn-legume', 'ulei-de-floarea-soarelui', 'scutece']
  const link = await person.openNewList('', 'gutui, ștevie, ulei, scutece')
  expect((await renderedPictures(person, link)).sort()).toEqual([...names].sort())
  await expect.poll(async () => (await drawnIn(person.pending)).sort()).toEqual([...names].sort())
  await person.add('nuci')
  await expect.poll(() => drawnIn(person.row('nuci'))).toEqual(['nuci'])
})

test('the 15 tiles of an empty list each show their own thing', async ({ person }) => {
  await person.openNewList()
  const tiles = person.page.locator('.popular')
  await expect.poll(async () => new Set(await drawnIn(tiles)).size).toBe(15)
  expect((await drawnIn(tiles)).filter((name) => name.startsWith('semn-'))).toEqual([])
})
