/**
 * Takes the pictures of a real list that the pages show, into public/screens: `node tests/pictures/run.ts`, with the `PATH`
 * of CONTRIBUTING.md. To be run after a change of the list's screen.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, devices, type Page } from '@playwright/test'
import { Person } from '../e2e/support/person.ts'
import { startProduct } from '../support/server/product.ts'

const folder = join(import.meta.dirname, '../../public/screens')
/** In px; the pictures have twice as many. */
const [width, height] = [390, 844]
const quality = 0.8

const typed =
  'mere 1 kg 4,99 lei, banane 6, roșii cherry 500 g 8,50 lei, cartofi 2 kg 7 lei, lapte 2 l 14,98 lei, ouă 10 12 lei, telemea 400 g, pâine 6,50 lei, cafea, detergent de vase'

/** The steps to each picture, by its name. */
const pictures: Readonly<Record<string, (person: Person) => Promise<unknown>>> = {
  lista: async () => {},
  magazin: async (person) => {
    await person.startShopping()
    for (const name of [/^Bifează mere/, /^Bifează lapte/]) {
      const circle = person.page.getByRole('button', { name })
      await person.pressInRow(circle, circle, 0)
    }
    await person.rowsRest()
  },
  bani: async (person) => {
    for (const name of ['mere', 'lapte', 'ouă']) await person.tick(name)
    await person.openMenu('Cât costă')
  },
}

const taken = Object.entries(pictures).flatMap(
  ([name, reach]) =>
    [
      [name, reach, 'light'],
      [`${name}-noaptea`, reach, 'dark'],
    ] as const,
)

const product = await startProduct()
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/lib/chromium/chromium',
})
try {
  mkdirSync(folder, { recursive: true })
  for (const [name, reach, colorScheme] of taken) {
    const context = await browser.newContext({
      ...devices['Pixel 7'],
      ...{ baseURL: product.url, locale: 'ro-RO', viewport: { width, height }, deviceScaleFactor: 2 },
      ...{ reducedMotion: 'reduce', serviceWorkers: 'block', colorScheme },
    })
    const person = new Person(await context.newPage())
    await person.openNewList('Cumpărături de weekend', typed)
    await reach(person)
    await person.page.waitForLoadState('networkidle')
    writeFileSync(join(folder, `${name}.webp`), await webpOf(person.page))
    await context.close()
  }
} finally {
  await browser.close()
  await product.end()
}

/** The browser itself encodes the picture. */
async function webpOf(page: Page): Promise<Buffer> {
  const png = (await page.screenshot()).toString('base64')
  const drawing = await page.context().newPage()
  const url = await drawing.evaluate(
    async ({ source, quality }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${source}`
      await image.decode()
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: image.width, height: image.height })
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', quality)
    },
    { source: png, quality },
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
