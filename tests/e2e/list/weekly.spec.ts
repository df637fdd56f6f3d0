import { violationsOf } from '../support/axe.ts'
import type { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { withoutLimits } from '../support/time.ts'

const thursday = new Date(2026, 10, 26, 18)
const saturday = new Date(2026, 10, 28, 9)

const select = ({ page }: Person) => page.getByRole('dialog').getByLabel('Se repetă')

/** Sets the person's clock to a day and has the page look at the list again. */
async function comeBackOn({ page }: Person, day: Date): Promise<void> {
  await page.clock.setFixedTime(day)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

test('a thing for every Friday is put on the list once, at the first opening, and also without a signal', async ({
  newPerson,
}) => {
  const [ana, ion] = [await newPerson({ serviceWorkers: 'allow' }), await newPerson()]
  for (const { page } of [ana, ion]) await page.clock.setFixedTime(thursday)
  // After the clock, which replaces the timers as well.
  await withoutLimits(ana.page)
  const address = await ana.openNewList()
  await ana.add('lapte 2 l\npâine')
  await ana.edit('lapte')
  await select(ana).selectOption('în fiecare vineri')
  expect(await violationsOf(ana.page)).toEqual([])
  await ana.page.keyboard.press('Escape')
  await ana.remove('lapte')
  await ana.seesNothingWaiting()
  await ion.open(address)
  await ion.isLive()
  await expect(ion.row('lapte')).toHaveCount(0)

  await ana.hasTheSite()
  await ana.goOffline()
  await comeBackOn(ana, saturday)
  await expect(ana.row('lapte')).toContainText('2 l')
  await expect(ana.page.getByText('Pe listă, ca în fiecare săptămână: „lapte”')).toBeVisible()
  await comeBackOn(ion, saturday)
  await expect(ion.row('lapte')).toContainText('2 l')
  await ana.context.setOffline(false)
  await ana.seesNothingWaiting()
  for (const person of [ana, ion]) await expect(person.row('lapte')).toHaveCount(1)

  await ion.remove('lapte')
  await expect(ana.row('lapte')).toHaveCount(0)
  await ana.page.reload()
  await ana.isLive()
  await expect(ana.row('pâine')).toBeVisible()
  await expect(ana.row('lapte')).toHaveCount(0)
})

test('weekly things are listed in „De obicei”, and ended there', async ({ person }) => {
  await person.page.clock.setFixedTime(thursday)
  await person.openNewList()
  await person.add('lapte 2 l')
  await person.edit('lapte')
  await select(person).selectOption('în fiecare vineri')
  await expect(select(person)).toHaveValue('4')
  await person.page.keyboard.press('Escape')
  await person.openMenu('De obicei')
  const panel = person.page.getByRole('dialog', { name: 'De obicei' })
  await expect(panel.getByRole('listitem')).toHaveText('lapte 2 l, în fiecare vineri')
  await panel.getByRole('button', { name: 'Nu mai pune „lapte”' }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(0)
  await person.page.keyboard.press('Escape')
  await person.edit('lapte')
  await expect(select(person)).toHaveValue('')
})
