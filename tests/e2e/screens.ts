/**
 * Pictures of every screen, to be looked at: `node tests/e2e/screens.ts [names] [widths]`, as in
 * `node tests/e2e/screens.ts list-60,home 360`. They land in tests/.output/screens.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import config from '../../playwright.config.ts'
import { Person } from './person.ts'
import { startProduct } from './product.ts'

const outputFolder = join(import.meta.dirname, '../.output/screens')
const pastedList = readFileSync(join(import.meta.dirname, '../support/lista-60.txt'), 'utf8')
const longName = 'mâncare umedă pentru pisici sterilizate cu somon și ton în sos fără cereale 12 plicuri'

/** How each screen is reached from nothing. */
const screens: Readonly<Record<string, (person: Person) => Promise<unknown>>> = {
  home: (person) => person.open('/'),
  'list-0': (person) => person.createList(),
  'list-3': async (person) => {
    await person.createList('Cină')
    await person.add(`lapte 2 l\npâine\n${longName}`)
    await person.tick('pâine')
  },
  'list-60': async (person) => {
    await person.createList('Cumpărături de weekend')
    await person.add(pastedList)
    for (const name of ['cartofi', 'usturoi', 'mere', 'unt', 'șampon']) await person.tick(name)
  },
  completed: async (person) => {
    await screens['list-60']?.(person)
    await person.completed.scrollIntoViewIfNeeded()
    await person.page.keyboard.press('End')
  },
  messages: async (person) => {
    await screens['list-3']?.(person)
    await person.remove('lapte')
    await person.add('<script>')
  },
  editing: async (person) => {
    await screens['list-3']?.(person)
    await person.page.getByRole('button', { name: 'Modifică lapte' }).click()
  },
  menu: (person) => openPanel(person),
  settings: async (person) => {
    await openPanel(person, 'Setări')
    await person.page.getByLabel('Nume sau poreclă').fill('Ana')
  },
  share: (person) => openPanel(person, 'Cod QR'),
  deleted: async (person) => {
    await screens['list-3']?.(person)
    await person.remove('lapte')
    await person.remove('pâine')
    await openPanel(person, 'Șterse recent')
  },
  offline: async (person) => {
    await screens['list-60']?.(person)
    await person.seesNothingWaiting()
    await person.context.setOffline(true)
    await person.add('lapte bătut, smântână, unt')
  },
  shopping: async (person) => {
    await screens['list-60']?.(person)
    await person.page.getByRole('button', { name: 'Mod cumpărături' }).click()
    await person.page
      .getByRole('button', { name: 'N-am găsit ceapă roșie' })
      .or(person.page.getByRole('button', { name: /^N-am găsit/ }))
      .first()
      .click()
  },
  missing: (person) => person.open('/list/00000000-0000-4000-8000-000000000000'),
  unknown: (person) => person.page.goto('/nicaieri'),
}

/** The list's menu, or what one of its entries opens. */
async function openPanel(person: Person, entry?: string): Promise<void> {
  const { page } = person
  if ((await page.getByRole('button', { name: 'Meniul listei' }).count()) === 0)
    await screens['list-60']?.(person)
  await page.getByRole('button', { name: 'Meniul listei' }).click()
  if (entry) await page.getByRole('button', { name: entry }).click()
  await page.getByRole('dialog', { name: entry ?? 'Meniu' }).waitFor()
}

const [names = Object.keys(screens).join(), widths = '360,768,1280'] = process.argv.slice(2)
const product = await startProduct()
const browser = await chromium.launch(config.use?.launchOptions ?? {})
for (const width of widths.split(',').map(Number)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const name of names.split(',')) await take(name, width, colorScheme)
  }
}
await browser.close()
await product.end()

async function take(name: string, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  const viewport = { width, height: width < 600 ? 780 : 900 }
  const context = await browser.newContext({ baseURL: product.url, colorScheme, viewport, locale: 'ro-RO' })
  const person = new Person(await context.newPage())
  await screens[name]?.(person)
  await person.page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  )
  await person.page.screenshot({
    path: join(outputFolder, `${name}-${width}-${colorScheme}.png`),
    fullPage: name === 'home',
  })
  await context.close()
}
