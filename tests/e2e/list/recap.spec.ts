import { type ListClient, makeList } from '../../support/people/api.ts'
import { violationsOf } from '../support/axe.ts'
import type { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { stopTheClock, withoutLimits } from '../support/time.ts'
import { waitForHistory } from '../support/weekly-items.ts'

test.use({ viewport: { width: 390, height: 844 } })

const week = [
  'banane',
  'cafea',
  'cartofi',
  'ceapă',
  'detergent de vase',
  'hârtie igienică',
  'iaurt',
  'lapte',
  'mere',
  'morcovi',
  'orez',
  'ouă',
  'pâine',
  'roșii',
  'telemea',
  'unt',
]

/** Makes a list on which all these items are ticked. */
async function makeDone(url: string, names: readonly string[] = week): Promise<ListClient> {
  const list = await makeList(url, 'Săptămâna')
  await list.push(names.map((name) => list.add(name, { completed: true })))
  return list
}

const open = async (person: Person, list: ListClient) => {
  await person.open(`/list/${list.token}`)
  await person.isLive()
}
const prepare = (person: Person) => person.page.getByRole('button', { name: 'Pregătește lista următoare' })
const recap = (person: Person) => person.page.getByRole('dialog')
const choice = (person: Person, name: string) => recap(person).getByRole('button', { name, exact: true })

async function namesLeft(list: ListClient): Promise<string[]> {
  const left = (await list.items()).filter(({ completed }) => !completed)
  return left.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'ro'))
}

test('two presses make this week’s list of last week’s, and one takes it back', async ({
  person,
  product,
}) => {
  await withoutLimits(person.page)
  const list = await makeDone(product.url)
  await open(person, list)
  await prepare(person).click()
  await expect(recap(person)).toContainText('Gata, totul e în coș')
  await recap(person).getByRole('button', { name: 'Pregătește lista următoare' }).click()
  await expect.poll(() => namesLeft(list)).toEqual(week)
  await expect(person.pending.getByRole('listitem')).toHaveCount(week.length)

  await person.page.getByRole('button', { name: 'Anulează' }).click()
  await expect(person.page.getByText('Totul e cumpărat.')).toBeVisible()
  await expect.poll(() => namesLeft(list)).toEqual([])
  expect(await list.items()).toHaveLength(week.length)
})

test('two other wishes are a press each', async ({ person, product }) => {
  const list = await makeDone(product.url)
  await open(person, list)
  await prepare(person).click()
  for (const name of ['orez', 'cafea']) await choice(person, name).click()
  await recap(person).getByRole('button', { name: 'Pregătește lista următoare' }).click()
  await expect.poll(() => namesLeft(list)).toEqual(week.filter((name) => name !== 'orez' && name !== 'cafea'))
})

test('usual items come back, and exceptions are offered', async ({ person, product }) => {
  const list = await makeDone(product.url, ['lapte', 'tort'])
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().replace('T', ' ')
  const thing = (name: string, days: number) => ({
    name,
    quantity: '1',
    unit: 'st',
    category: '',
    at: daysAgo(days),
  })
  const bought = [7, 14, 21].flatMap((days) => [thing('lapte', days), thing('cafea', days)])
  await waitForHistory(person.context)
  await person.context.route('**/api/list/history*', (route) => route.fulfill({ json: { bought } }))
  await open(person, list)
  await prepare(person).click()
  await expect(choice(person, 'lapte')).toHaveAttribute('aria-pressed', 'true')
  await expect(choice(person, 'cafea')).toHaveAttribute('aria-pressed', 'true')
  await expect(choice(person, 'tort')).toHaveAttribute('aria-pressed', 'false')
  await choice(person, 'Alege tot').click()
  await recap(person).getByRole('button', { name: 'Pregătește lista următoare' }).click()
  await expect.poll(() => namesLeft(list)).toEqual(['cafea', 'lapte', 'tort'])
})

test('an item wanted again keeps its note and its store, and its price is only offered', async ({
  person,
  product,
}) => {
  const list = await makeList(product.url)
  const said = { note: 'cel cu capac verde', store: 'Lidl', price: '749', completed: true }
  await list.push([list.add('lapte', said), list.add('sare', { boughtIn: 'Lidl', completed: true })])
  await waitForHistory(person.context)
  await open(person, list)
  await prepare(person).click()
  await expect(recap(person)).toContainText(/A costat 7,49\slei, fără un produs care nu are preț\./)
  await recap(person).getByRole('button', { name: 'Pregătește lista următoare' }).click()
  await expect(person.row('lapte')).toContainText('cel cu capac verde · Lidl')
  await expect(person.row('sare')).toBeVisible()
  await expect(person.page.locator('.item-said')).toHaveText(['cel cu capac verde · Lidl'])
  await person.edit('lapte')
  await expect(person.form.getByRole('button', { name: 'Data trecută 7,49 lei (Lidl)' })).toBeVisible()
})

test('two rows of one name both come back', async ({ person, product }) => {
  const list = await makeList(product.url)
  const done = { completed: true }
  await list.push([
    list.add('lapte', { quantity: '2', unit: 'l', ...done }),
    list.add('lapte', { quantity: '3', unit: 'cutie', ...done }),
  ])
  await open(person, list)
  await prepare(person).click()
  await choice(person, 'lapte 3 cutii').click()
  await expect(choice(person, 'lapte 2 l')).toHaveAttribute('aria-pressed', 'true')
  await expect(choice(person, 'lapte 3 cutii')).toHaveAttribute('aria-pressed', 'false')
  await choice(person, 'lapte 3 cutii').click()
  await recap(person).getByRole('button', { name: 'Pregătește lista următoare' }).click()
  await expect.poll(() => namesLeft(list)).toEqual(['lapte', 'lapte'])
})

test('one press sends the recap, by the system or as a copy, without the link', async ({
  person,
  product,
}) => {
  await person.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const list = await makeList(product.url, 'Săptămâna')
  const milk = { quantity: '2', unit: 'l', price: '1498', completed: true }
  await list.push([list.add('lapte', milk), list.add('mărar', { notFound: true }), list.add('ouă')])
  await open(person, list)
  await person.startShopping()
  await person.page.getByRole('button', { name: 'Am terminat' }).click()
  await expect(recap(person)).toContainText('A costat')
  await stopTheClock(person.page)
  await recap(person).getByRole('button', { name: 'Trimite rezumatul' }).click()
  await expect(recap(person).getByRole('button', { name: 'Copiat!' })).toBeInViewport({ ratio: 1 })
  const text = [
    '*Săptămâna:* Gata, 1 din 3 în coș.',
    'A costat 14,98 lei.',
    'În coș: lapte 2 l',
    'Negăsite: mărar',
    'Rămase pe listă: ouă',
  ].join('\n')
  const copied = await person.page.evaluate(() => navigator.clipboard.readText())
  expect(copied.replaceAll('\r', '')).toBe(text)

  await person.page.evaluate(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset.shared = JSON.stringify(data)
    }
  })
  await recap(person)
    .getByRole('button', { name: /^(?:Copiat!|Trimite rezumatul)$/ })
    .click()
  const html = person.page.locator('html')
  await expect(html).toHaveAttribute('data-shared', JSON.stringify({ title: 'Săptămâna', text }))
})

test('after shopping together the recap tells who took what, also after a reload and as a message', async ({
  newPerson,
  product,
}) => {
  const list = await makeList(product.url, 'Săptămâna')
  await list.push(['lapte', 'ouă', 'pâine'].map((name) => list.add(name)))
  const ana = await newPerson({ permissions: ['clipboard-read', 'clipboard-write'] })
  const mihai = await newPerson()
  await mihai.context.addInitScript(() =>
    localStorage.setItem('lista-noastra:person', JSON.stringify({ name: 'Mihai', color: 'pink' })),
  )
  for (const one of [ana, mihai]) {
    await open(one, list)
    await one.startShopping()
  }
  // A person is known by name only from the live channel.
  for (const one of [ana, mihai]) await one.isLive()
  await expect(ana.page.getByTitle('Mihai').first()).toBeAttached()
  await mihai.tick('ouă')
  await expect(ana.circle('ouă')).toHaveCount(0)
  await ana.tick('lapte')
  await ana.page.reload()
  await ana.page.getByRole('button', { name: 'Am terminat' }).click()
  await recap(ana).getByText('Cine ce a luat: Eu 1, Mihai 1').click()
  await expect(
    recap(ana)
      .getByRole('listitem')
      .filter({ hasText: /^(?:Eu|Mihai):/ }),
  ).toHaveText(['Eu: lapte', 'Mihai: ouă'])
  expect(await violationsOf(ana.page)).toEqual([])
  await stopTheClock(ana.page)
  await recap(ana).getByRole('button', { name: 'Trimite rezumatul' }).click()
  await expect(recap(ana).getByRole('button', { name: 'Copiat!' })).toBeVisible()
  expect((await ana.page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r', '')).toBe(
    ['*Săptămâna:* Gata, 2 din 3 în coș.', 'Eu: lapte', 'Mihai: ouă', 'Rămase pe listă: pâine'].join('\n'),
  )
})

test('alone, the recap does not say who took what', async ({ person, product }) => {
  const list = await makeList(product.url)
  await list.push(['lapte', 'ouă'].map((name) => list.add(name)))
  await open(person, list)
  await person.startShopping()
  await person.tick('lapte')
  await person.page.getByRole('button', { name: 'Am terminat' }).click()
  await expect(recap(person)).toContainText('Gata, 1 din 2 în coș')
  await expect(recap(person)).not.toContainText('Cine ce a luat')
})

test('bottles and cans with a deposit are offered to be brought back, with the amount paid for them', async ({
  person,
  product,
}) => {
  const list = await makeList(product.url)
  const water = { quantity: '6', unit: 'sticlă', price: '300', completed: true }
  await list.push([list.add('apă minerală', water), list.add('lapte', { completed: true })])
  await open(person, list)
  await prepare(person).click()
  await choice(person, 'ambalaje de returnat 6 buc').click()
  await choice(person, 'apă minerală 6 sticle').click()
  await recap(person).getByRole('button', { name: 'Pregătește lista următoare' }).click()
  await expect.poll(() => namesLeft(list)).toEqual(['ambalaje de returnat', 'lapte'])
  await person.openMenu('Cât costă')
  await recap(person).getByRole('button', { name: 'Ambalaje cu garanție' }).click()
  await expect(recap(person)).toContainText('De primit înapoi 3 lei, pentru 6 ambalaje de returnat')
})

test('the last own tick ends the shopping; an item not found stays, or goes', async ({ person, product }) => {
  const list = await makeList(product.url)
  await list.push(['leuștean', 'mărar'].map((name) => list.add(name, { notFound: true })))
  await list.push([list.add('lapte')])
  await open(person, list)
  await person.startShopping()
  await person.tick('lapte')
  await expect(recap(person)).toContainText('Gata, 1 din 3 în coș')
  const isChosen = (name: string, is: boolean) =>
    expect(choice(person, name)).toHaveAttribute('aria-pressed', String(is))
  for (const name of ['leuștean', 'mărar']) {
    await isChosen(`Rămâne ${name}`, true)
    await choice(person, `Scoate ${name}`).click()
    await isChosen(`Rămâne ${name}`, false)
    await isChosen(`Scoate ${name}`, true)
  }
  await choice(person, 'Rămâne leuștean').click()
  await isChosen('Scoate leuștean', false)
  await recap(person).getByRole('button', { name: 'Pregătește lista următoare' }).click()
  await expect.poll(() => namesLeft(list)).toEqual(['lapte', 'leuștean'])
  expect((await list.items()).some(({ notFound }) => notFound)).toBe(false)
  await expect(person.field).toBeVisible()
})

test('without a signal the next list is made of the items just bought, and sent later', async ({
  newPerson,
  product,
}) => {
  const person = await newPerson({ serviceWorkers: 'allow' })
  const list = await makeDone(product.url, ['lapte', 'pâine'])
  await open(person, list)
  await person.hasTheSite()
  await person.goOffline()
  await prepare(person).click()
  await recap(person).getByRole('button', { name: 'Pregătește lista următoare' }).click()
  await expect(person.pending.getByRole('listitem')).toHaveCount(2)
  await person.context.setOffline(false)
  await expect.poll(() => namesLeft(list)).toEqual(['lapte', 'pâine'])
})

test('two people that prepare it at once have each thing once', async ({ newPerson, product }) => {
  const list = await makeDone(product.url, ['lapte', 'pâine'])
  const withWorker = { serviceWorkers: 'allow' } as const
  const people = [await newPerson(withWorker), await newPerson(withWorker)]
  for (const one of people) {
    await open(one, list)
    await one.hasTheSite()
    await one.goOffline()
    await prepare(one).click()
    await recap(one).getByRole('button', { name: 'Pregătește lista următoare' }).click()
    await expect(one.pending.getByRole('listitem')).toHaveCount(2)
  }
  for (const one of people) await one.context.setOffline(false)
  for (const one of people) await one.seesNothingWaiting()
  expect(await namesLeft(list)).toEqual(['lapte', 'pâine'])
  for (const one of people) await expect(one.pending.getByRole('listitem')).toHaveCount(2)
})

test('the recap closes when another person has emptied the basket', async ({
  person,
  newPerson,
  product,
}) => {
  const list = await makeDone(product.url, ['lapte', 'pâine'])
  const guest = await newPerson()
  for (const one of [person, guest]) await open(one, list)
  await prepare(person).click()
  await expect(recap(person)).toBeVisible()
  await prepare(guest).click()
  await recap(guest).getByRole('button', { name: 'Pregătește lista următoare' }).click()
  await expect(recap(person)).toHaveCount(0)
  await expect(person.pending.getByRole('listitem')).toHaveCount(2)
})

test('a list that is all bought can be put back at once; Escape leaves everything as it is', async ({
  person,
  product,
}) => {
  const list = await makeDone(product.url, ['lapte', 'pâine'])
  await open(person, list)
  await prepare(person).click()
  await expect(recap(person)).toBeVisible()
  await person.page.keyboard.press('Escape')
  await expect(recap(person)).toHaveCount(0)
  await expect(prepare(person)).toBeFocused()
  await person.page.getByRole('button', { name: 'Pune-le pe toate înapoi' }).click()
  await expect.poll(() => namesLeft(list)).toEqual(['lapte', 'pâine'])
  await expect(person.page.getByRole('heading', { name: 'De cumpărat' })).toBeFocused()
})

test.describe('with large text on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 568 } })

  test('nothing of the recap is beside the screen, and its button is in sight', async ({
    person,
    product,
  }) => {
    const list = await makeDone(product.url)
    await list.push([list.add('Supercalifragilisticexpialidocious'.repeat(2), { notFound: true })])
    await open(person, list)
    await person.page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await person.page.getByRole('button', { name: 'Mod cumpărături' }).click()
    await person.page.getByRole('button', { name: 'Am terminat' }).click()
    await expect(prepare(person)).toBeInViewport({ ratio: 1 })
    const overflow = await person.page
      .locator('.sheet-body')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(overflow).toBe(0)
  })
})
