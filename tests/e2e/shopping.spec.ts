import { expect, test } from './test.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('while shopping only what is left is there, in large rows that tick as a whole', async ({ person }) => {
  await person.createList()
  await person.add('lapte 2 l, pâine, roșii')
  await person.tick('roșii')
  const basket = person.page.getByRole('button', { name: 'Mod cumpărături' })
  await basket.click()
  await expect(basket).toHaveAttribute('aria-pressed', 'true')
  await expect(person.page.getByRole('listitem')).toHaveCount(2)
  await expect(person.field).toHaveCount(0)

  for (const button of await person.page.getByRole('listitem').getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(56)
  }
  await person.page.getByRole('button', { name: 'Bifează lapte' }).click()
  await expect(person.page.getByRole('listitem')).toHaveCount(1)
  await expect(person.page.getByRole('button', { name: 'Bifează pâine' })).toBeFocused()
})

test('what is not there is noted for everybody, and looked for again', async ({ person, newPerson }) => {
  const link = await person.createList()
  await person.add('leuștean, pâine')
  const guest = await newPerson()
  await guest.open(link)
  await person.page.getByRole('button', { name: 'Mod cumpărături' }).click()
  await person.page.getByRole('button', { name: 'N-am găsit leuștean' }).click()
  await expect(guest.page.getByRole('heading', { name: 'N-am găsit' })).toBeVisible()
  await expect(guest.page.getByText('2 rămase, 0 completate')).toBeVisible()
  await person.page.getByRole('button', { name: 'Caut din nou leuștean' }).click()
  await expect(guest.page.getByRole('heading', { name: 'N-am găsit' })).toHaveCount(0)
  await person.page.getByRole('button', { name: 'N-am găsit leuștean' }).click()
  await person.page.getByRole('button', { name: 'Bifează leuștean' }).click()
  await expect(guest.page.getByText('1 rămase, 1 completate')).toBeVisible()
})

test('the screen stays awake until the shopping is done, through a reload too', async ({ person }) => {
  await person.page.addInitScript(() => {
    const held = new Set<object>()
    Object.assign(globalThis, { held })
    const request = async () => {
      const sentinel = { release: async () => void held.delete(sentinel) }
      held.add(sentinel)
      return sentinel
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  const isHeld = () => person.page.evaluate(() => Reflect.get(globalThis, 'held').size > 0)
  await person.createList()
  await person.add('lapte')
  await person.page.getByRole('button', { name: 'Mod cumpărături' }).click()
  await expect.poll(isHeld).toBe(true)
  await person.page.reload()
  await person.isAtHand()
  await expect.poll(isHeld).toBe(true)
  await person.page.getByRole('button', { name: 'Bifează lapte' }).click()
  await expect(person.page.getByText('Totul e cumpărat.')).toBeVisible()
  await person.page.getByRole('button', { name: 'Am terminat' }).click()
  await expect(person.field).toBeVisible()
  await expect.poll(isHeld).toBe(false)
})
