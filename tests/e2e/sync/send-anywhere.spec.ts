import type { CDPSession } from '@playwright/test'
import type { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { withoutLimits } from '../support/time.ts'

interface Left {
  /** Links of two earlier lists, and of one that was made without a connection. */
  changed: string
  other: string
  made: string
}

/** Without a connection, adds 'unt' to one list and makes another with 'cafea'; then leaves both. */
async function leavesWaiting(person: Person): Promise<Left> {
  const other = await person.createList('Piața')
  const changed = await person.createList('Acasă')
  await person.add('lapte')
  await person.seesNothingWaiting()
  await person.hasTheSite()
  await person.goOffline()
  await person.add('unt')
  await person.open('/')
  await person.page.getByLabel('Cum se numește lista?').fill('La cabană')
  await person.page.getByRole('button', { name: 'Creează lista' }).click()
  await expect(person.page.getByRole('heading', { level: 1, name: 'La cabană' })).toBeVisible()
  await person.add('cafea')
  const made = person.page.url()
  await person.open('/')
  await expect(person.page.getByText('1 modificare în așteptare')).toBeVisible()
  await expect(person.page.getByText('2 modificări în așteptare')).toBeVisible()
  return { changed, other, made }
}

async function seesAll(guest: Person, { changed, made }: Left): Promise<void> {
  await expect(guest.row('unt')).toBeVisible()
  expect(guest.page.url()).toBe(changed)
  // Both lists are sent at the same time. A page of a list that the server does not have yet would not look again.
  await expect.poll(async () => (await guest.context.request.get(made)).status()).toBe(200)
  await guest.open(made)
  await expect(guest.row('cafea')).toBeVisible()
}

const pages: readonly [name: string, address: (left: Left) => string][] = [
  ['the home page', () => '/'],
  ['another list', ({ other }) => other],
  ['the guide', () => '/alimente/'],
  ['a page of text', () => '/despre'],
]

for (const [name, address] of pages) {
  test(`waiting changes of other lists leave from ${name} when the signal returns`, async ({
    person,
    newPerson,
  }, { annotations }) => {
    const left = await leavesWaiting(person)
    const guest = await newPerson()
    await guest.open(left.changed)
    await person.open(address(left))
    await expect(guest.row('unt')).toHaveCount(0)

    const returnedAt = Date.now()
    await person.context.setOffline(false)
    await seesAll(guest, left)
    annotations.push({ type: 'seconds', description: String((Date.now() - returnedAt) / 1_000) })
    await person.seesNothingWaiting()
    await expect.poll(() => person.page.evaluate(readMarks)).toEqual([])
  })
}

test('waiting changes leave after the last page was closed', async ({ person, newPerson }) => {
  const left = await leavesWaiting(person)
  const guest = await newPerson()
  await guest.open(left.changed)
  await expect.poll(() => person.page.evaluate(readSyncTags)).toEqual(['send'])
  const cdp = await browserOf(person)
  await person.page.goto('about:blank')
  await expect(guest.row('unt')).toHaveCount(0)
  await person.context.setOffline(false)
  await runBackgroundSync(cdp, new URL(left.changed).origin)
  await seesAll(guest, left)
})

test('without a service worker, the home page sends waiting changes', async ({ newPerson }) => {
  const person = await newPerson({ serviceWorkers: 'block' })
  const link = await person.createList('Acasă')
  await person.context.route('**/api/list/changes', (route) => route.abort('internetdisconnected'))
  await person.add('unt')
  await person.open('/despre')
  await person.context.unroute('**/api/list/changes')
  await person.open('/')
  await person.seesNothingWaiting()
  const guest = await newPerson()
  await guest.open(link)
  await expect(guest.row('unt')).toBeVisible()
})

test('a change refused elsewhere is reported on the list it belongs to, once', async ({ person }) => {
  await withoutLimits(person.page)
  const left = await leavesWaiting(person)
  const refusal = { name: 'javascript: <script>' }
  await person.page.evaluate(spoilWaiting, refusal)
  await person.open('/despre')
  await person.context.setOffline(false)
  await person.seesNothingWaiting()
  await person.open(left.changed)
  await expect(person.toasts).toContainText('Nu s-a putut adăuga')
  await person.open('/despre')
  await person.open(left.changed)
  await expect(person.row('lapte')).toBeVisible()
  await expect(person.toasts).not.toContainText('Nu s-a putut adăuga')
})

test('a list that was deleted meanwhile is asked for once, and says so where it is opened', async ({
  person,
  newPerson,
}) => {
  const left = await leavesWaiting(person)
  const guest = await newPerson()
  await guest.open(left.changed)
  await guest.page.evaluate(deleteList)
  await person.open('/despre')
  await person.context.setOffline(false)
  await expect.poll(() => person.page.evaluate(readMarks)).toEqual([])
  await person.open(left.changed)
  await expect(person.page.getByRole('heading', { name: 'Lista nu a putut fi găsită' })).toBeVisible()
})

test('with nothing waiting, no page asks for anything', async ({ person }) => {
  await person.createList('Acasă')
  await person.add('lapte')
  await person.seesNothingWaiting()
  await person.hasTheSite()
  // The list's own page sends heartbeats.
  await person.page.goto('about:blank')
  const asked: string[] = []
  person.context.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await person.page.goto('/despre')
  await person.page.evaluate(() => dispatchEvent(new Event('online')))
  await person.page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/api/') && path !== '/api/views')).toEqual([])
})

/** Runs in the page. */
function readMarks(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith('lista-noastra:waiting:'))
}

/** Runs in the page. @returns the tags of the registered background syncs */
async function readSyncTags(): Promise<string[]> {
  const ready: ServiceWorkerRegistration & { sync?: { getTags: () => Promise<string[]> } } =
    await navigator.serviceWorker.ready
  return (await ready.sync?.getTags()) ?? []
}

/** Runs in the page: renames an added item in the outbox, as if an older version had stored it. */
async function spoilWaiting(fields: { name: string }): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('lista-noastra')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const transaction = database.transaction('outbox', 'readwrite')
  const outbox = transaction.objectStore('outbox')
  outbox.openCursor().onsuccess = ({ target }) => {
    const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result
    if (!cursor) return
    cursor.update({ ...cursor.value, change: { ...cursor.value.change, fields } })
    cursor.continue()
  }
  await new Promise((resolve) => transaction.addEventListener('complete', resolve))
  database.close()
}

/** Runs in the page of a list, which it deletes. */
async function deleteList(): Promise<void> {
  const token = location.pathname.split('/').at(-1) ?? ''
  await fetch('/api/list', { method: 'DELETE', headers: { 'X-Share-Token': token } })
}

async function browserOf({ context, page }: Person): Promise<CDPSession> {
  const cdp = await context.newCDPSession(page)
  await cdp.send('ServiceWorker.enable')
  return cdp
}

/** Triggers the background sync, which the browser otherwise starts some time after the connection is back. */
async function runBackgroundSync(cdp: CDPSession, origin: string): Promise<void> {
  const registrationId = await new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (ours) resolve(ours.registrationId)
    })
    void cdp.send('ServiceWorker.disable').then(() => cdp.send('ServiceWorker.enable'))
  })
  await cdp.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'send',
    lastChance: false,
  })
}
