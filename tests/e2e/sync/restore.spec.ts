import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { testLimits } from '../../support/limits.ts'
import type { Product } from '../../support/server/product.ts'
import { expect, test } from '../support/test.ts'

/** Copies the data as an operator does. @returns restores the copy */
async function copyData(product: Product): Promise<() => Promise<void>> {
  const [data, copy] = [join(product.dataFolder, 'pb'), join(product.dataFolder, 'copy')]
  await product.stop()
  cpSync(data, copy, { recursive: true })
  await product.startAgain()
  return async () => {
    await product.stop()
    rmSync(data, { recursive: true })
    cpSync(copy, data, { recursive: true })
    await product.startAgain()
  }
}

test('an open page brings back changes that the server lost with an older copy', async ({
  newPerson,
  ownProduct,
}) => {
  test.setTimeout(testLimits.processesMs)
  const person = await newPerson({ baseURL: ownProduct.url })
  const other = await newPerson({ baseURL: ownProduct.url })
  const link = await person.createList('Weekend')
  await person.add('lapte, pâine')
  await person.seesNothingWaiting()
  const goBack = await copyData(ownProduct)

  await person.add('ouă')
  await person.tick('lapte')
  await person.remove('pâine')
  await other.open(link)
  await expect(other.row('ouă')).toBeVisible()
  await other.seesCompleted('lapte')
  await expect(other.row('pâine')).toHaveCount(0)
  await other.page.close()
  await person.seesNothingWaiting()

  await goBack()
  const guest = await newPerson({ baseURL: ownProduct.url })
  await guest.open(link)
  await expect(guest.row('ouă')).toBeVisible()
  await guest.seesCompleted('lapte')
  await expect(guest.row('pâine')).toHaveCount(0)
  await expect(person.row('ouă')).toBeVisible()
  await person.seesNothingWaiting()
})

test('a device that comes back later brings a list that the server does not have any more', async ({
  newPerson,
  ownProduct,
}) => {
  test.setTimeout(testLimits.processesMs)
  const person = await newPerson({ baseURL: ownProduct.url })
  const goBack = await copyData(ownProduct)
  const link = await person.createList('Petrecere')
  await person.add('suc, pahare')
  await person.seesNothingWaiting()
  await person.hasTheList()
  await person.page.goto('about:blank')

  await goBack()
  await person.open(link)
  await expect(person.row('suc')).toBeVisible()
  const guest = await newPerson({ baseURL: ownProduct.url })
  await expect(async () => {
    await guest.open(link)
    await expect(guest.row('pahare')).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: testLimits.stateMs })
  await expect(guest.page).toHaveTitle(/Petrecere/)
})
