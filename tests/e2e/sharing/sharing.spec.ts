import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from '../../support/server/product.ts'
import { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

const pastedList = readFileSync(join(import.meta.dirname, '../../support/lista-60.txt'), 'utf8')

async function readTheSame(first: Person, second: Person): Promise<void> {
  await Promise.all([first.openCompleted(), second.openCompleted()])
  await expect(async () => expect(await second.readList()).toEqual(await first.readList())).toPass()
}

/** Waits until the restarted PocketBase answers. */
async function isBack({ url }: Product): Promise<void> {
  await expect.poll(async () => (await fetch(`${url}/api/health`)).ok).toBe(true)
}

test('a real list is pasted, sent, ticked by another person, and both stay the same through lost connections and a killed server', async ({
  newPerson,
  product,
}) => {
  const ana = await newPerson()
  const link = await ana.createList('Cumpărături de weekend')
  await ana.add(pastedList)
  await expect(ana.page.getByText('60 rămase, 0 completate')).toBeVisible()

  const mihai = await newPerson()
  await mihai.open(link)
  await expect(mihai.page.getByText('60 rămase, 0 completate')).toBeVisible()
  await expect(mihai.row('cartofi')).toContainText('3 kg')

  await mihai.tick('cartofi')
  await ana.seesCompleted('cartofi')
  await expect(ana.page.getByText('59 rămase, 1 completat')).toBeVisible()

  await mihai.goOffline()
  await mihai.tick('unt')
  await ana.remove('boia dulce')
  await ana.add('2 becuri')
  await mihai.context.setOffline(false)
  await ana.seesCompleted('unt')
  await expect(mihai.row('becuri')).toBeVisible()
  await expect(mihai.row('boia dulce')).toHaveCount(0)
  await readTheSame(ana, mihai)

  await product.killPocketBase()
  await ana.tick('zahăr')
  await mihai.tick('mălai')
  await isBack(product)
  await ana.seesCompleted('mălai')
  await mihai.seesCompleted('zahăr')
  await readTheSame(ana, mihai)
  await expect(ana.page.getByText('56 rămase, 4 completate')).toBeVisible()
  await ana.seesNothingWaiting()
  await mihai.seesNothingWaiting()
})

test('two tabs of one browser show the same list', async ({ person }) => {
  const link = await person.createList()
  const other = new Person(await person.context.newPage())
  await other.open(link)

  await person.add('lapte, pâine')
  await expect(other.row('pâine')).toBeVisible()
  await other.tick('lapte')
  await person.seesCompleted('lapte')

  await person.goOffline()
  await other.add('ouă 10')
  await expect(person.row('ouă')).toContainText('10 buc')
  await person.context.setOffline(false)
  await person.seesNothingWaiting()
  await other.seesNothingWaiting()
})

test('without a live stream, a list still follows the others', async ({ newPerson }) => {
  const ana = await newPerson()
  const link = await ana.createList()
  await ana.add('lapte')
  const mihai = await newPerson()
  await mihai.context.route('**/api/realtime', (route) => route.abort())
  await mihai.open(link)
  await expect(mihai.row('lapte')).toBeVisible()
  await ana.add('pâine')
  await expect(mihai.row('pâine')).toBeVisible()
})
