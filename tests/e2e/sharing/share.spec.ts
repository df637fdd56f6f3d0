import type { Page } from '@playwright/test'
import { parseItems } from '../../../src/domain/with-all-words.ts'
import type { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { stopTheClock, withoutLimits } from '../support/time.ts'

const clipboard = ['clipboard-read', 'clipboard-write']
/** Milliseconds for which a button says that the text was copied. */
const labelMs = 2_000
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('the link is copied to be sent, and the button says so for 2 s', async ({ person }) => {
  const { page } = person
  await person.context.grantPermissions(clipboard)
  const link = await person.createList()
  await stopTheClock(page)
  await page.getByRole('button', { name: 'Partajează cu familia' }).click()
  await expect(page.getByRole('button', { name: 'Copiat!' })).toBeVisible()
  expect(await readClipboard(page)).toBe(link)
  await page.clock.runFor(1900)
  await expect(page.getByRole('button', { name: 'Copiat!' })).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.getByRole('button', { name: 'Partajează cu familia' })).toBeVisible()
})

test('the list is saved as its link, and the button says so for 3 s', async ({ person }) => {
  const { page } = person
  await person.context.grantPermissions(clipboard)
  const link = await person.createList()
  await stopTheClock(page)
  await page.getByRole('button', { name: 'Salvează lista' }).click()
  await expect(page.getByRole('button', { name: 'Salvat!' })).toBeVisible()
  expect(await readClipboard(page)).toBe(link)
  await page.clock.runFor(2900)
  await expect(page.getByRole('button', { name: 'Salvat!' })).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.getByRole('button', { name: 'Salvează lista' })).toBeVisible()
})

test('the link goes by the system’s own share sheet where there is one', async ({ person }) => {
  const { page } = person
  const link = await person.createList('Cină')
  await page.evaluate(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset.shared = JSON.stringify(data)
    }
  })
  await page.getByRole('button', { name: 'Partajează cu familia' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', /./)
  const shared = await page.locator('html').getAttribute('data-shared')
  expect(JSON.parse(shared ?? '')).toEqual({
    title: 'Cină',
    text: 'Lista de cumpărături „Cină”',
    url: link,
  })
})

for (const [kind, isPicture] of [
  ['words', false],
  ['pictures', true],
] as const)
  test(`on a phone, buttons drawn as ${kind} say so in words`, async ({ newPerson }) => {
    const phone = await newPerson({ viewport: { width: 390, height: 844 } })
    await phone.context.grantPermissions(clipboard)
    const link = await phone.createList()
    const { page } = phone
    if (isPicture) await (await newPerson()).open(link)
    await expect(page.locator('.list-share-strip.list-share-pictures')).toHaveCount(isPicture ? 1 : 0)
    await stopTheClock(page)
    for (const [label, said] of [
      ['Partajează cu familia', 'Copiat!'],
      ['Salvează lista', 'Salvat!'],
    ] as const) {
      await page.getByRole('button', { name: label }).click()
      const word = page.locator('.list-share-strip').getByText(said)
      await expect(word).toBeInViewport({ ratio: 1 })
      expect((await word.boundingBox())?.width).toBeGreaterThan(30)
    }
    await page.clock.runFor(3_100)
    for (const said of ['Copiat!', 'Salvat!']) await expect(page.getByText(said)).toHaveCount(0)
  })

test('a share sheet that is closed again is no failure', async ({ person }) => {
  await person.createList()
  await person.page.evaluate(() => {
    navigator.share = async () => {
      document.documentElement.dataset.asked = 'yes'
      throw new DOMException('closed', 'AbortError')
    }
  })
  await person.page.getByRole('button', { name: 'Partajează cu familia' }).click()
  await expect(person.page.locator('html')).toHaveAttribute('data-asked', 'yes')
  await expect(person.toasts).toBeEmpty()
})

test('if nothing can be copied, a message says so and has the link to be copied by hand', async ({
  person,
}) => {
  const { page } = person
  await withoutLimits(page)
  const link = await person.createList()
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByRole('button', { name: 'Salvează lista' }).click()
  await expect(person.toasts).toContainText('Nu s-a putut salva')
  await expect(person.toasts).toContainText('Încercați din nou sau copiați manual URL-ul.')
  await expect(page.getByLabel('Linkul listei')).toHaveValue(link)
  await page.getByRole('button', { name: 'Partajează cu familia' }).click()
  await expect(person.toasts).toContainText('Link-ul este gata să fie partajat')
})

test('the menu shows the link as a code to be scanned', async ({ person }) => {
  const { page } = person
  const link = await person.createList()
  await page.getByRole('button', { name: 'Meniul listei' }).click()
  await person.chooseInMenu('Cod QR')
  const sheet = page.getByRole('dialog', { name: 'Cod QR' })
  await expect(sheet.getByText(link)).toBeVisible()
  const code = sheet.getByRole('img', { name: 'Cod QR cu linkul listei' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(code).toHaveCSS('fill', 'rgb(0, 0, 0)')
  }
  const size = await code.boundingBox()
  expect(size?.width).toBeGreaterThan(200)
  expect(size?.width).toBe(size?.height)
})

test('the list is copied as a message, and pasted it is the same list', async ({ person }) => {
  const { page } = person
  await withoutLimits(page, labelMs)
  await person.context.grantPermissions(clipboard)
  await person.createList('Cină')
  await person.add('2 kg cartofi, lapte 1,5 l, ouă x10, pâine')
  await person.tick('pâine')
  await page.getByRole('button', { name: 'Meniul listei' }).click()
  await person.chooseInMenu('Copiază ca text')
  const sheet = page.getByRole('dialog', { name: 'Mai multe' })
  await expect(sheet.getByRole('button', { name: 'Copiat!' })).toBeVisible()
  const text = (await readClipboard(page)).replaceAll('\r', '')
  expect(text).toBe('*Cină:*\n\n• 2 kg cartofi\n• 1,5 l lapte\n• 10 ouă\n\n✓ pâine')
  expect(parseItems(text).items.map(({ name }) => name)).toEqual(['cartofi', 'lapte', 'ouă', 'pâine'])
})

test('if nothing can be copied, the message is shown to be copied by hand', async ({ person }) => {
  const { page } = person
  await person.createList('Cină')
  await person.add('lapte')
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByRole('button', { name: 'Meniul listei' }).click()
  await person.chooseInMenu('Copiază ca text')
  await expect(page.getByLabel('Selectați și copiați textul')).toHaveValue('*Cină:*\n\n• lapte')
})

test.describe('the link of a list that only this device has', () => {
  test.use({ serviceWorkers: 'allow' })
  test.beforeEach(({ person }) => withoutLimits(person.page, labelMs))

  const early = 'Linkul va merge după ce lista ajunge la server, la primul semnal.'
  const copied = 'Linkul e copiat. Va merge după ce lista ajunge la server.'

  /** Makes a list without a connection. */
  async function startAlone(person: Person): Promise<void> {
    await person.open('/')
    await person.hasTheSite()
    await person.goOffline()
    await person.page.getByRole('button', { name: 'Creează lista' }).click()
    await expect(person.field).toBeVisible()
  }

  const share = ({ page }: Person) => page.getByRole('button', { name: 'Partajează cu familia' }).click()
  const arrive = async (person: Person) => {
    await person.context.setOffline(false)
    await person.seesNothingWaiting()
  }

  test('is not called copied without saying when it will work', async ({ person }) => {
    await person.context.grantPermissions(clipboard)
    await startAlone(person)
    await share(person)
    await expect(person.toasts).toContainText(copied)
    await expect(person.page.getByText('Copiat!')).toHaveCount(0)
    expect(await readClipboard(person.page)).toBe(person.page.url())
    await person.toasts.getByRole('button', { name: 'Închide mesajul' }).click()
    await person.page.getByRole('button', { name: 'Salvează lista' }).click()
    await expect(person.toasts).toContainText(copied)

    await arrive(person)
    await share(person)
    await expect(person.page.getByRole('button', { name: 'Copiat!' })).toBeVisible()
  })

  test('is sent with a word of when it will work, unless the share sheet is closed', async ({ person }) => {
    await startAlone(person)
    await person.page.evaluate(() => {
      navigator.share = async () => {
        const { dataset } = document.documentElement
        dataset.asked = String(Number(dataset.asked ?? 0) + 1)
        if (dataset.asked === '1') throw new DOMException('closed', 'AbortError')
      }
    })
    await share(person)
    await expect(person.page.locator('html')).toHaveAttribute('data-asked', '1')
    await expect(person.toasts).toBeEmpty()
    await share(person)
    await expect(person.toasts).toContainText(early)
  })

  test('has that said above its code until the list has arrived', async ({ person }) => {
    await startAlone(person)
    await person.openMenu('Cod QR')
    const sheet = person.page.getByRole('dialog', { name: 'Cod QR' })
    await expect(sheet.getByText(early)).toBeVisible()
    await arrive(person)
    await expect(sheet.getByText(early)).toHaveCount(0)
  })

  test('has it said where the link is copied by hand, too', async ({ person }) => {
    await startAlone(person)
    await person.page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await share(person)
    await expect(person.page.getByLabel('Linkul listei')).toHaveValue(person.page.url())
    await expect(person.toasts).toContainText(early)
    const below = person.page.locator('.list-share-address').getByText(early)
    await expect(below).toBeVisible()
    await arrive(person)
    await expect(below).toHaveCount(0)
  })
})
