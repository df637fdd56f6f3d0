import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** The id that the browser has for the site's service worker. */
async function registrationOf(session: CDPSession): Promise<string> {
  const known = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  return known
}

function shown(page: Page) {
  return page.evaluate(async () => {
    const { active: _, ...registration } = { active: null, of: await navigator.serviceWorker.ready }
    const notifications = await registration.of.getNotifications()
    return notifications.map(({ title, body, tag, data, silent }) => ({ title, body, tag, data, silent }))
  })
}

test('the service worker shows a pushed notification, by the name that the device has for the list', async ({
  person,
}) => {
  const { page, context } = person
  await context.grantPermissions(['notifications'])
  await person.openNewList('Cină')
  await person.hasTheList()
  await person.hasTheSite()
  const readId = () =>
    page.evaluate(() =>
      Object.keys(localStorage)
        .find((key) => key.includes('session:'))
        ?.split('session:')
        .at(-1),
    )
  // The first heartbeat stores the id.
  await expect.poll(readId).toBeTruthy()
  const id = await readId()
  const session = await context.newCDPSession(page)
  const registrationId = await registrationOf(session)
  const push = (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId,
      data,
    })
  const owed = { added: 2, removed: 0, isDone: false, addedNames: [], removedNames: [] }
  await push(JSON.stringify({ list: id, ...owed }))
  await expect
    .poll(() => shown(page))
    .toEqual([
      { title: 'Cină', body: 'S-au adăugat 2 produse.', tag: `list:${id}`, data: { list: id }, silent: true },
    ])
  await push(JSON.stringify({ list: id, ...owed, isDone: true, added: 0 }))
  await expect.poll(() => shown(page)).toMatchObject([{ title: 'Cină', body: 'Totul e bifat.' }])
  await push('no JSON')
  await expect
    .poll(async () => (await shown(page)).map(({ title }) => title).sort())
    .toEqual(['Cină', 'Lista Noastră'])
})
