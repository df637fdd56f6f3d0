import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

async function violationsOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const rules = { 'color-contrast-enhanced': { enabled: true } }
  const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(describeNode).join(' | ')}`)
}

function describeNode({ html, any }: { html: string; any: { message: string }[] }): string {
  return `${html} ${any.map(({ message }) => message).join()}`
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours nobody is shut out of`, () => {
    test.use({ colorScheme })

    test('the home page', async ({ person }) => {
      await person.open('/')
      expect(await violationsOf(person.page)).toEqual([])
    })

    test('a list, empty, full, while editing, with a message and without a connection', async ({
      person,
    }) => {
      await person.createList('Cumpărături')
      expect(await violationsOf(person.page)).toEqual([])
      await person.add(
        'banane 6, lapte 2 l, pâine, peste, șampon, bere x6, detergent, miere, ton la conservă',
      )
      await person.tick('pâine')
      await person.remove('banane')
      await expect(person.toasts).toContainText('banane')
      await expect(person.completed).toContainText('pâine')
      expect(await violationsOf(person.page)).toEqual([])
      await person.page.getByRole('button', { name: 'Modifică lapte' }).click()
      await person.context.setOffline(true)
      await expect(person.page.getByRole('button', { name: 'Fără conexiune' })).toBeVisible()
      expect(await violationsOf(person.page)).toEqual([])
    })

    test('the missing list and the unknown page', async ({ person }) => {
      await person.open('/list/00000000-0000-4000-8000-000000000000')
      await expect(person.page.getByRole('heading', { name: 'Lista nu a putut fi găsită' })).toBeVisible()
      expect(await violationsOf(person.page)).toEqual([])
      await person.open('/nicaieri')
      expect(await violationsOf(person.page)).toEqual([])
    })
  })
}
