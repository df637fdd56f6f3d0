import { Dashboard } from './dashboard.ts'
import { expect, test } from './test.ts'

/** The whole site is built meanwhile, by a machine that may be slow. */
const publishing = { timeout: 300_000 }

const sentence =
  'Roșia coaptă la soare se simte întâi după miros și abia apoi după culoare, iar vara ține locul unei mese.'
const otherName = 'pătlăgele coapte'

test('what an admin writes in the dashboard is on the site, and what cannot be is told', async ({
  newPerson,
  ownProduct,
}) => {
  test.setTimeout(publishing.timeout * 2)
  const reader = await newPerson({ baseURL: ownProduct.url })
  const admin = await newPerson()
  const dashboard = new Dashboard(admin.page, ownProduct.dataFolder)
  const visits = keepVisiting(ownProduct.url)
  await dashboard.signIn()

  await test.step('a broken entry is refused as it is saved, and its field named', async () => {
    await dashboard.open('guide_foods')
    await dashboard.newRecord()
    await dashboard.field('slug').fill('rosii')
    await dashboard.field('shortDescription').fill('Prea scurt.')
    await dashboard.jsonField('alternativeNames').fill(`["tomate", "${otherName}"]`)
    await dashboard.save()
    await expect(dashboard.record).toContainText('60 de caractere')
  })

  await test.step('a right one is on the food’s page, its letter’s page, and in the search', async () => {
    await dashboard.field('shortDescription').fill(sentence)
    await dashboard.save()
    await expect(dashboard.record).toBeHidden()
    await expect
      .poll(async () => (await fetch(`${ownProduct.url}/alimente/rosii/`)).text(), publishing)
      .toContain(sentence)
    await reader.open('/alimente/rosii/')
    await expect(reader.page.getByText(sentence)).toBeVisible()
    await reader.open('/alimente/litera/r/')
    await expect(reader.page.getByText(otherName)).toBeVisible()
    await reader.open('/alimente/')
    await reader.page.getByRole('combobox').fill(otherName)
    await expect(reader.page.getByRole('option').first()).toHaveText('Roșii')
  })

  await test.step('a text that fails the guide’s checks leaves the site as it is, and the record says why', async () => {
    await dashboard.open('guide_foods')
    await dashboard.newRecord()
    await dashboard.field('slug').fill('oua')
    await dashboard
      .field('storageMethod')
      .fill('În frigidder, cu vârful în jos, departe de brânzeturi și de usturoi.')
    await dashboard.save()
    await expect(dashboard.record).toBeHidden()
    await dashboard.open('publications')
    await expect(async () => {
      await dashboard.reload()
      await expect(dashboard.cell('nereușită')).toBeVisible()
    }).toPass(publishing)
    await expect(dashboard.cell('frigidder')).toBeVisible()
    await expect(dashboard.cell('Modificările sunt pe site.')).toBeVisible()
    expect(await (await fetch(`${ownProduct.url}/alimente/oua/`)).text()).not.toContain('frigidder')
    expect(await (await fetch(`${ownProduct.url}/alimente/rosii/`)).text()).toContain(sentence)
  })

  const { asked, failed } = await visits.end()
  expect(asked).toBeGreaterThan(0)
  expect(failed).toEqual([])
})

/** Somebody who asks for one page after the other, until it is enough. */
function keepVisiting(url: string): { end: () => Promise<{ asked: number; failed: string[] }> } {
  const failed: string[] = []
  let asked = 0
  let isEnough = false
  const visiting = (async () => {
    while (!isEnough) {
      for (const path of ['/', '/alimente/rosii/', '/alimente/litera/r/', '/despre', '/sw.js']) {
        const status = await fetch(url + path).then(
          async (answer) => (await answer.text()) && answer.status,
          (error) => String(error),
        )
        asked += 1
        if (status !== 200) failed.push(`${path}: ${status}`)
      }
    }
  })()
  return {
    end: async () => {
      isEnough = true
      await visiting
      return { asked, failed }
    },
  }
}
