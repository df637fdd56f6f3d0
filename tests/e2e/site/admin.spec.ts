import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { publicationStates } from '../../../src/i18n/admin/publications.ts'
import { testLimits } from '../../support/limits.ts'
import { Dashboard } from '../support/dashboard.ts'
import { expect, test } from '../support/test.ts'

/** Time limit of a publication, in which a machine that may be slow builds the whole site. */
const publishing = { timeout: testLimits.processesMs }

/** @throws when the last publication has failed, with its reason: no later one would follow */
function refuseFailure(dataFolder: string): void {
  const database = new DatabaseSync(join(dataFolder, 'pb/data.db'), { readOnly: true, timeout: 10_000 })
  try {
    const last = database.prepare('SELECT * FROM publications ORDER BY updated DESC LIMIT 1').get()
    if (last?.state === publicationStates.failed) throw new Error(`${last.message} ${last.details}`)
  } finally {
    database.close()
  }
}

const sentence =
  'Roșia coaptă la soare se simte întâi după miros și abia apoi după culoare, iar vara ține locul unei mese.'
const otherName = 'pătlăgele coapte'

test('texts of an admin in the dashboard are on the site, and refused ones are reported', async ({
  newPerson,
  ownProduct,
}) => {
  // It publishes three times.
  test.setTimeout(3 * testLimits.processesMs)
  const reader = await newPerson({ baseURL: ownProduct.url })
  const admin = await newPerson()
  const dashboard = new Dashboard(admin.page, ownProduct.dataFolder)
  const visits = keepVisiting(ownProduct.url)
  const page = async (address: string) => (await fetch(ownProduct.url + address)).text()
  const published = (address: string) => {
    refuseFailure(ownProduct.dataFolder)
    return page(address)
  }
  await dashboard.signIn()

  await test.step('a food stands there as it is on the site; mistakes are refused, each at its field', async () => {
    await dashboard.openRecord('guide_foods', 'slug', 'rosii')
    await expect(dashboard.field('keeping')).toHaveValue(/Cămară \| copt \| 7 zile \| După coacere/)
    await dashboard.fill({
      shortDescription: 'Prea scurt.',
      keeping: 'Beci | copt | 7 zile | După coacere | | foodkeeper-128',
      relatedFoods: 'Ceapă\nBusuioc\nPătlăgele vinete de pe lună',
    })
    await dashboard.choose('allergens', 'Lapte')
    await dashboard.save()
    await expect(dashboard.said('shortDescription')).toContainText('cel puțin 60 de caractere')
    await expect(dashboard.said('keeping')).toContainText('în locul lui „Beci” se poate scrie')
    await expect(dashboard.said('relatedFoods')).toContainText('Rândul 3: ghidul nu are')
    await expect(dashboard.said('allergens')).toContainText('„Niciunul” nu stă împreună cu altceva.')
  })

  await test.step('a text, a time, a season, an allergen and a measure that are right are saved', async () => {
    await dashboard.unchoose('allergens', 'Niciunul')
    await dashboard.unchoose('season', 'iunie')
    await dashboard.fill({
      shortDescription: sentence,
      keeping: 'Cămară | copt | 6 zile | După coacere | | https://www.ansvsa.ro/pastrare',
      relatedFoods: '',
      measures: 'o felie de roșie | 27 g',
      alternativeNames: `tomate\n${otherName}`,
    })
    await dashboard.save()
    await expect(dashboard.record).toBeHidden()
  })

  await test.step('a new food without allergens is refused, and saved with them', async () => {
    await dashboard.newRecord()
    await dashboard.fill(newFood)
    await dashboard.choose('category', 'condimente')
    await dashboard.choose('canFreeze', 'nu')
    await dashboard.save()
    await expect(dashboard.said('allergens')).toContainText('Alegeți ce alergeni are')
    await dashboard.choose('allergens', 'Ouă')
    await dashboard.save()
    await expect(dashboard.record).toBeHidden()
  })

  await test.step('a question of another page is edited as plain lines, and refused without an answer', async () => {
    await dashboard.openRecord('page_texts', 'key', 'product.questions')
    const questions = await dashboard.field('text').inputValue()
    await dashboard.fill({ text: `${questions}\n\nPot pune poze pe listă?` })
    await dashboard.save()
    await expect(dashboard.said('text')).toContainText('răspuns')
    await dashboard.fill({
      text: `${questions}\n\nPot pune poze pe listă?\nNu, pe listă stau numai cuvinte.`,
    })
    await dashboard.save()
    await expect(dashboard.record).toBeHidden()
  })

  await test.step('all of it is on the pages', async () => {
    await expect
      .poll(() => published('/lista-de-cumparaturi'), publishing)
      .toContain('Pot pune poze pe listă?')
    expect(await page('/alimente/rosii/')).toContain(sentence)
    await reader.open('/alimente/rosii/')
    const facts = reader.page.getByRole('complementary', { name: 'Pe scurt' })
    for (const fact of [
      '6 zile după coacere',
      'iunie, în afara sezonului',
      'iulie, de sezon',
      'Conține: lapte',
    ])
      await expect(facts).toContainText(fact)
    await expect(reader.page.getByRole('row', { name: /^o felie de roșie/ })).toContainText('27 g')
    await expect(reader.page.getByText('www.ansvsa.ro', { exact: false })).toBeVisible()
    await reader.open('/alimente/litera/r/')
    await expect(reader.page.getByText(otherName)).toBeVisible()
    await reader.open('/alimente/')
    await reader.page.getByRole('combobox').fill(otherName)
    await expect(reader.page.getByRole('option').first()).toHaveText('Roșii')
    expect(await page('/alimente/sos-tartar/')).toContain('<title>Sos tartar')
    await reader.open('/alimente/litera/s/')
    await expect(reader.page.getByRole('link', { name: 'Sos tartar' })).toBeVisible()
  })

  await test.step('an emptied field is the file’s again', async () => {
    await dashboard.openRecord('guide_foods', 'slug', 'rosii')
    await dashboard.fill({ shortDescription: '' })
    await dashboard.save()
    await expect(dashboard.record).toBeHidden()
    await expect.poll(() => published('/alimente/rosii/'), publishing).not.toContain(sentence)
  })

  await test.step('a text that fails the guide’s checks leaves the site as it is, and the record says why', async () => {
    await dashboard.openRecord('guide_foods', 'slug', 'oua')
    await dashboard.fill({
      storageMethod: 'În frigidder, cu vârful în jos, departe de brânzeturi și de usturoi.',
    })
    await dashboard.save()
    await expect(dashboard.record).toBeHidden()
    await dashboard.open('publications')
    await expect(async () => {
      await dashboard.reload()
      await expect(dashboard.cell('nereușită')).toBeVisible()
    }).toPass(publishing)
    await expect(dashboard.cell('frigidder')).toBeVisible()
    await expect(dashboard.cell('Modificările sunt pe site.').first()).toBeVisible()
    expect(await page('/alimente/oua/')).not.toContain('frigidder')
  })

  const { asked, failed } = await visits.end()
  expect(asked).toBeGreaterThan(0)
  expect(failed).toEqual([])
})

/** Text columns of a new food. */
const newFood = {
  slug: 'sos-tartar',
  name: 'Sos tartar',
  shortDescription:
    'Sosul alb cu murături tocate și ierburi, bun lângă pește prăjit și lângă cartofi fierți în coajă.',
  description: `Se face din maioneză, în care se amestecă murături tocate mărunt, verdeață și puțină zeamă de lămâie. Gata făcut se vinde în borcane mici, la raftul cu muștar și maioneză, iar gustul diferă mult de la un producător la altul.

Lângă un file de pește prăjit, o lingură ajunge pentru o porție. La fel de bine merge cu cartofi copți, cu ouă fierte ori cu friptură rece, tăiată felii subțiri. Acasă iese mai puțin dulce decât cel cumpărat, fiindcă murăturile hotărăsc singure cât de acru rămâne. Un castravete murat, bine stors, îl ține legat; unul pus cu zeamă cu tot îl subțiază repede.`,
  metaTitle: 'Sos tartar: păstrare și înlocuitori',
  metaDescription:
    'Cum se păstrează sosul tartar după ce ați desfăcut borcanul și cu ce îl puteți înlocui lângă pește.',
  storageMethod: 'În frigider, în borcanul închis bine, departe de ușă.',
  keeping: 'Frigider | întreg | până la data de pe ambalaj | | recomandat | ambalaj',
  usageTips: [
    'Murăturile se storc bine înainte, altfel sosul se subțiază până la masă.',
    'Câteva frunze de mărar puse la urmă îi dau miros proaspăt și culoare.',
    'Cu o lingură de iaurt în plus devine un sos mai ușor, bun pentru salată.',
  ].join('\n'),
  substitutes: [
    'Maioneză | 1:1 | Rămâne cremoasă, dar fără acreala pe care o dau murăturile.',
    'Iaurt grecesc | 1:1 | Este mai acru și mai ușor; se amestecă repede cu verdeață.',
  ].join('\n'),
  faq: ['Din ce se face', 'Cu ce se mănâncă', 'De ce se subțiază']
    .map(
      (question) =>
        `${question} sosul tartar?\n${question} depinde de rețetă; pe borcan scrie ce a pus producătorul, în ordinea cantității.`,
    )
    .join('\n\n'),
  relatedFoods: 'Maioneză\nMuștar\nLămâi',
  addAs: '1 borcan',
}

/** Milliseconds between two rounds of a visitor, whose requests would otherwise take CPU time from the publication. */
const roundMs = 500

/** Requests a few pages in turn, round after round, until `end` is called. */
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
      await pause(roundMs)
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
