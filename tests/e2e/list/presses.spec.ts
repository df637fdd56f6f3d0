import { menuGroups, type Person } from '../support/person.ts'
import { expect, moving, test } from '../support/test.ts'
import { pretendHistory } from '../support/weekly-items.ts'

test.use(moving)

/** Entries of the list's menu that are behind no other one. */
const mainEntries = ['Mod cumpărături', 'Partajare', 'Istoric', 'Liste gata făcute', 'Cât costă', 'Setări']

/** Counts the presses of a person from now on. */
async function countPresses({ page }: Person): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = { presses: 0 }
    Object.assign(window, { counted })
    addEventListener('pointerup', ({ isTrusted }) => {
      counted.presses += Number(isTrusted)
    })
  })
  return () => page.evaluate(() => (window as unknown as { counted: { presses: number } }).counted.presses)
}

for (const [width, height] of [
  [360, 640],
  [390, 844],
] as const)
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('each function of the menu is in sight after two presses, without scrolling', async ({ person }) => {
      await person.openNewList('Cină', 'lapte 2 l')
      await person.add('pâine')
      const groups = { 'Anulează: Ați adăugat': 'Istoric', ...menuGroups }
      const dialog = person.page.getByRole('dialog')
      const count = await countPresses(person)
      for (const entry of [...mainEntries, ...Object.keys(groups)])
        await test.step(entry, async () => {
          const before = await count()
          await person.openMenu()
          const group = new Map(Object.entries(groups)).get(entry)
          if (group) await dialog.getByRole('button', { name: group, exact: true }).click()
          await expect(dialog.getByRole('button', { name: entry })).toBeInViewport({ ratio: 1 })
          expect((await count()) - before).toBe(group ? 2 : 1)
          await person.page.keyboard.press('Escape')
          await expect(dialog).toHaveCount(0)
        })
    })

    test('the price of one thing takes two presses and the typing', async ({ person }) => {
      await person.openNewList('Cină', 'lapte 2 l')
      await person.rowsRest()
      const count = await countPresses(person)
      await person.page.getByRole('button', { name: 'Modifică lapte' }).click()
      await person.form.waitFor()
      await person.sheetRests()
      await person.form.getByLabel('Preț', { exact: false }).first().click()
      await person.page.keyboard.type('14,98')
      await person.page.keyboard.press('Enter')
      await expect(person.row('lapte')).toContainText('14,98')
      expect(await count()).toBe(2)
    })

    test('the same week again takes two presses from the end of a shopping trip, and three on any day', async ({
      person,
    }) => {
      const week = ['lapte', 'pâine', 'ouă', 'mere']
      await pretendHistory(person.context, { 7: week })
      await person.openNewList('Cină', week.join(', '), {
        lapte: { completed: true },
        pâine: { completed: true },
        ouă: { completed: true },
      })
      await person.startShopping()
      const count = await countPresses(person)
      await person.page.getByRole('button', { name: 'Am terminat' }).click()
      const next = person.page.getByRole('button', { name: 'Pregătește lista următoare' })
      await next.waitFor()
      await person.sheetRests()
      await next.click()
      await expect(person.pending.getByRole('listitem')).toHaveCount(week.length)
      expect(await count()).toBe(2)

      for (const name of week) await person.remove(name)
      const before = await count()
      await person.openMenu('Istoric')
      await person.page.getByRole('button', { name: 'Pune tot' }).first().click()
      await expect(person.pending.getByRole('listitem')).toHaveCount(week.length)
      expect((await count()) - before).toBe(3)
    })

    test('sharing a list takes two presses at most', async ({ person }) => {
      await person.context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const link = await person.openNewList('Cină', 'lapte 2 l')
      const count = await countPresses(person)
      await person.page.getByRole('button', { name: /^Partajează/ }).click()
      const shared = () => person.page.evaluate(() => navigator.clipboard.readText())
      await expect.poll(shared).toContain(new URL(link).pathname)
      expect(await count()).toBeLessThanOrEqual(2)
    })
  })
