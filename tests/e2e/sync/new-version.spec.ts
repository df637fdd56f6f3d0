import { testLimits } from '../../support/limits.ts'
import { startFront } from '../support/front.ts'
import { expect, test } from '../support/test.ts'

/** A setting that makes the site differ from the version that the tests share. */
const newer = { PUBLIC_CONTACT_EMAIL: 'versiunea-noua@example.com' }
const offer = 'Există o versiune nouă a aplicației.'

test('an older page with changes that wait meets a newer server: nothing is lost, and nothing is forced', async ({
  newPerson,
  ownProduct,
}) => {
  test.setTimeout(testLimits.processesMs)
  const person = await newPerson({ baseURL: ownProduct.url })
  const link = await person.createList('Peste versiuni')
  await person.add('lapte, pâine')
  await person.seesNothingWaiting()
  await person.hasTheSite()
  await person.page.reload()
  await person.isAtHand()

  await ownProduct.stop()
  await person.tick('lapte')
  await person.add('unt')
  await expect(person.page.getByText('2 modificări în așteptare')).toBeVisible()
  await ownProduct.startAgain(newer)

  await test.step('the old page goes on, and the files it fetches on demand are still there', async () => {
    await person.seesNothingWaiting()
    const guest = await newPerson({ baseURL: ownProduct.url })
    await guest.open(link)
    await expect(guest.row('unt')).toBeVisible()
    await guest.seesCompleted('lapte')
    await person.openMenu('Setări')
    await person.page.keyboard.press('Escape')
    await expect(person.page.getByText(offer)).toHaveCount(0)
  })

  await test.step('the next visit offers the new version; text typed meanwhile stays', async () => {
    await person.open(link)
    await expect(person.page.getByText(offer)).toBeVisible()
    await person.field.fill('zahăr')
    await expect(person.field).toHaveValue('zahăr')
    await person.field.press('Enter')
    await expect(person.row('zahăr')).toBeVisible()
  })

  await test.step('taking it loads it, once', async () => {
    const loaded = person.page.waitForEvent('load')
    await person.page.getByRole('button', { name: 'Actualizează' }).click()
    await loaded
    await person.isAtHand()
    await expect(person.row('zahăr')).toBeVisible()
    await expect(person.page.getByText(offer)).toHaveCount(0)
    await person.open('/')
    await expect(person.page.getByText(newer.PUBLIC_CONTACT_EMAIL)).toBeVisible()
  })
})

test('a service worker that went wrong is withdrawn by one setting, within one visit', async ({
  newPerson,
  ownProduct,
}) => {
  test.setTimeout(testLimits.processesMs)
  const front = await startFront(ownProduct.url)
  const person = await newPerson({ baseURL: front.url })
  await person.createList('Dinainte')
  await person.add('lapte')
  await person.seesNothingWaiting()
  await person.hasTheSite()
  front.replace('/sw.js', stuckWorker)
  await person.page.goto('/')
  await expect.poll(() => person.page.evaluate(() => caches.has('stuck'))).toBe(true)
  await person.page.goto('/')
  await expect(person.page.getByText('blocat')).toBeVisible()

  front.replace('/sw.js', undefined)
  await ownProduct.stop()
  await ownProduct.startAgain({ SERVICE_WORKER: 'off' })
  await person.page.goto('/')
  await expect(person.page.getByRole('button', { name: 'Creează lista' })).toBeVisible()
  await expect(person.page.getByRole('link', { name: 'Dinainte' })).toBeVisible()
  const left = () =>
    person.page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).filter(({ active }) => active).length,
      caches: await caches.keys(),
    }))
  // The page still registers a worker, which then unregisters itself.
  await expect.poll(left).toEqual({ workers: 0, caches: [] })
  front.end()
})

/** A worker that answers every navigation with its own page. */
const stuckWorker = `
  addEventListener('install', () => skipWaiting())
  addEventListener('activate', (event) => event.waitUntil(caches.open('stuck')))
  addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate')
      event.respondWith(new Response('<p>blocat', { headers: { 'Content-Type': 'text/html' } }))
  })`
