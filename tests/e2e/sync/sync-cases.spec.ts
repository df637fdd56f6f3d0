import type { Locator, Page, Route } from '@playwright/test'
import { type StandIn, startFront } from '../support/front.ts'
import type { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { stopTheClock, withoutLimits } from '../support/time.ts'
import { turn } from '../support/turn.ts'

// Cases from other projects, named as in docs/sync-cases.md.

/** Leaves the requests for lists unanswered; other requests pass. @returns ends the time limit of the unanswered requests */
async function leaveDataUnanswered({ context }: Person): Promise<() => Promise<void>> {
  const asked: Route[] = []
  let isOver = false
  const isData = (url: URL) => url.pathname.startsWith('/api/') && url.pathname !== '/api/health'
  await context.route(isData, (route) => (isOver ? route.continue() : void asked.push(route)))
  return async () => {
    isOver = true
    await Promise.all(asked.map((route) => route.abort('timedout')))
  }
}

test('the health check answers, data times out', async ({ person, newPerson }) => {
  const { page } = person
  const link = await person.createList('Cină')
  await person.add('lapte, pâine')
  await person.seesNothingWaiting()
  await person.hasTheSite()
  const guest = await newPerson()
  await guest.open(link)

  // The time limit never ends by itself, so that unanswered requests stay open.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
  await person.open('/')
  const timeRunsOut = await leaveDataUnanswered(person)
  expect(await page.evaluate(async () => (await fetch('/api/health')).status)).toBe(200)
  await page.getByRole('link', { name: 'Cină' }).click()
  await expect(person.row('pâine')).toBeVisible()
  await person.tick('lapte')
  await person.remove('pâine')
  await expect(page.getByText('2 modificări în așteptare')).toBeVisible()

  await timeRunsOut()
  await person.seesNothingWaiting()
  await guest.seesCompleted('lapte')
  await expect(guest.row('pâine')).toHaveCount(0)
  await person.seesCompleted('lapte')
})

const many = [
  'lapte',
  'ouă',
  'unt',
  'sare',
  'orez',
  'mălai',
  'ulei',
  'mere',
  'pere',
  'prune',
  'ceai',
  'cafea',
]

/** Ticks items as fast as a script can, without checking the screen in between. */
async function tickQuickly({ page }: Person, names: readonly string[]): Promise<void> {
  await page.evaluate((all) => {
    for (const name of all) document.querySelector<HTMLElement>(`[aria-label="Bifează ${name}"]`)?.click()
  }, names)
}

/** Records each item that is unticked again after it was ticked. @returns reads their names */
async function watchComebacks({ page }: Person): Promise<() => Promise<string[]>> {
  const comebacks = await page.evaluateHandle(() => {
    const [ticked, back] = [new Set<string>(), new Set<string>()]
    const look = () => {
      for (const row of document.querySelectorAll('[data-item]')) {
        const name = row.querySelector('.item-name')?.textContent ?? ''
        if (row.classList.contains('item-completed')) ticked.add(name)
        else if (ticked.has(name)) back.add(name)
      }
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
    return back
  })
  return () => comebacks.evaluate((back) => [...back])
}

test('many quick ticks on two phones, slow server', async ({ person: ana, newPerson }) => {
  const link = await ana.createList()
  await ana.add(many.join(', '))
  await ana.seesNothingWaiting()
  const mihai = await newPerson()
  await mihai.open(link)
  await mihai.isLive()
  for (const { page } of [ana, mihai]) await slowDown(page)
  const comebacks = [await watchComebacks(ana), await watchComebacks(mihai)]
  await Promise.all([tickQuickly(ana, many.slice(0, 8)), tickQuickly(mihai, many.slice(4))])

  for (const somebody of [ana, mihai]) {
    await somebody.openCompleted()
    await expect(somebody.completed.getByRole('listitem')).toHaveCount(many.length)
    await somebody.seesNothingWaiting()
  }
  for (const read of comebacks) expect(await read()).toEqual([])
})

/** Emulates a very slow connection, with a latency of 1 s. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const speed = { downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 1_000, ...speed })
}

test('the link flaps in mid-burst and only the last tick arrives', async ({ person, newPerson }) => {
  const link = await person.createList()
  await person.add(many.join(', '))
  await person.seesNothingWaiting()
  const guest = await newPerson()
  await guest.open(link)

  let asked = 0
  await person.context.route('**/api/list/changes', async (route) => {
    asked += 1
    // One request is lost, one answer is lost, and every third request succeeds.
    if (asked % 3 === 1) return route.abort('connectionreset')
    const response = await route.fetch()
    return asked % 3 === 2 ? route.abort('connectionreset') : route.fulfill({ response })
  })
  for (const name of many) await tickQuickly(person, [name])
  await person.seesNothingWaiting()
  expect(asked).toBeGreaterThan(2)
  await guest.openCompleted()
  await expect(guest.completed.getByRole('listitem')).toHaveCount(many.length)
  for (const name of many) await expect(guest.completed).toContainText(name)
})

/** Lets open event streams be made deaf: they look open, deliver nothing and report no error. Later streams work. */
function makeStreamsDeafAtWill(): void {
  const [open, deaf] = [new Set<EventTarget>(), new Set<EventTarget>()]
  const listen = EventTarget.prototype.addEventListener
  function listenUntilDeaf(this: EventTarget, type: string, hear: (event: Event) => void): void {
    open.add(this)
    listen.call(this, type, (event) => {
      if (!deaf.has(this)) hear(event)
    })
  }
  function setOnError(this: EventTarget, hear: (event: Event) => void): void {
    listenUntilDeaf.call(this, 'error', hear)
  }
  Object.defineProperties(EventSource.prototype, {
    addEventListener: { value: listenUntilDeaf },
    onerror: { set: setOnError },
  })
  const deafen = () => {
    for (const stream of open) deaf.add(stream)
  }
  Object.assign(globalThis, { deafen })
}

for (const [away, awayMs] of [
  ['20 s', 20_000],
  ['an hour', 3_600_000],
] as const) {
  test(`a frozen page: the stream looks open and is dead, timers never ran, for ${away}`, async ({
    person,
    newPerson,
  }) => {
    const { page } = person
    await page.clock.install()
    await page.addInitScript(makeStreamsDeafAtWill)
    const link = await person.createList()
    await person.add('lapte')
    await person.seesNothingWaiting()
    await person.isLive()
    const guest = await newPerson()
    await guest.open(link)
    const hiddenAt = await stopTheClock(page)
    await turn(person, 'hidden')
    await page.evaluate(() => (globalThis as unknown as { deafen: () => void }).deafen())
    await guest.add('pâine')
    await guest.seesNothingWaiting()
    await page.clock.setSystemTime(hiddenAt + awayMs)
    await expect(person.row('pâine')).toHaveCount(0)

    // The clock is stopped, so that no timer causes the change on the screen.
    await turn(person, 'visible')
    await expect(person.row('pâine')).toBeVisible()
    await guest.add('ouă')
    await expect(person.row('ouă')).toBeVisible()
  })
}

test('put on the home screen: empty storage', async ({ person, newPerson }) => {
  const link = await person.createList('Cină')
  await person.add('lapte, pâine')
  await person.seesNothingWaiting()

  const installed = await newPerson()
  await installed.open(link)
  await expect(installed.row('lapte')).toBeVisible()
  await installed.hasTheList()
  await installed.hasTheSite()
  await installed.goOffline()
  await installed.open(link)
  await expect(installed.row('pâine')).toBeVisible()
  await installed.open('/')
  await expect(cardsOf(installed)).toHaveText([/Cină\s*2 rămase din 2/])
})

function cardsOf({ page }: Person): Locator {
  return page.getByRole('region', { name: 'Listele mele' }).getByRole('listitem')
}

const [lost, lostUnsent] = [
  'nu mai e pe acest dispozitiv, revine când o deschideți',
  'nu mai e pe acest dispozitiv; ce nu fusese trimis poate lipsi',
]

/** Empties the database as browsers may do by themselves; open pages lose their connection to it. */
async function loseDatabase({ page, context }: Person): Promise<void> {
  const { origin } = new URL(page.url())
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
}

test.describe('storage gone at restart', () => {
  test('the lists stay on the home page, with a word of it, and come back by their links', async ({
    person,
  }) => {
    const { page } = person
    await person.createList('Cină')
    await person.add('lapte, pâine')
    await person.seesNothingWaiting()
    await person.createList('Botez')
    await person.seesNothingWaiting()
    await person.hasTheList()
    await person.open('/despre')
    await loseDatabase(person)

    await person.open('/')
    await expect(cardsOf(person)).toHaveText([
      new RegExp(`Botez.*${lost}`, 's'),
      new RegExp(`Cină.*2 rămase din 2.*${lost}`, 's'),
    ])
    await page.getByRole('link', { name: 'Cină' }).click()
    await expect(person.row('pâine')).toBeVisible()
    await person.hasTheList()
    await person.open('/')
    await expect(cardsOf(person)).toHaveText([/Cină.*2 rămase din 2/, new RegExp(lost)])
    await expect(cardsOf(person).first()).not.toContainText(lost)
  })

  test('lost unsent changes are not promised, and forgetting the list asks no more', async ({ person }) => {
    const { page } = person
    await withoutLimits(page)
    await person.createList('Cină')
    await person.seesNothingWaiting()
    await person.hasTheSite()
    await person.goOffline()
    await person.add('lapte')
    await expect(page.getByText('1 modificare în așteptare')).toBeVisible()
    await person.open('/')
    await expect(cardsOf(person)).toContainText(['1 modificare în așteptare'])
    await loseDatabase(person)
    await person.open('/')
    await expect(cardsOf(person)).toContainText([lostUnsent])

    await page.getByRole('button', { name: 'Modifică listele' }).click()
    await page.getByRole('button', { name: 'Uită lista Cină' }).click()
    await expect(cardsOf(person)).toHaveCount(0)
    await person.page.getByRole('button', { name: 'Anulează' }).click()
    await expect(cardsOf(person)).toContainText([lostUnsent])
    await page.getByRole('button', { name: 'Uită lista Cină' }).click()
    await expect(cardsOf(person)).toHaveCount(0)
    await person.open('/')
    await expect(person.page.getByRole('region', { name: 'Listele mele' })).toHaveCount(0)
  })

  test('a list that its link does not open any more goes from the home page when that is known', async ({
    person,
  }) => {
    const link = await person.createList('Cină')
    await person.seesNothingWaiting()
    await person.hasTheList()
    await person.open('/despre')
    await loseDatabase(person)
    const token = link.split('/').at(-1) ?? ''
    await person.context.request.delete('/api/list', { headers: { 'X-Share-Token': token } })
    await person.open('/')
    await cardsOf(person).getByRole('link').click()
    await expect(
      person.page.getByRole('heading', { level: 1, name: 'Lista nu a putut fi găsită' }),
    ).toBeVisible()
    await person.open('/')
    await expect(person.page.locator('[data-early]')).toHaveCount(0)
    await expect(person.page.getByRole('region', { name: 'Listele mele' })).toHaveCount(0)
  })

  test('the other way round, the lists that the database has are all there', async ({ person }) => {
    await person.createList('Cină')
    await person.seesNothingWaiting()
    await person.hasTheList()
    await person.open('/despre')
    await person.page.evaluate(() => localStorage.clear())
    await person.open('/')
    await expect(cardsOf(person)).toHaveText([/Cină\s*nimic pe listă/])
  })
})

test('IndexedDB dies under an open page', async ({ person, newPerson }) => {
  const link = await person.createList()
  await person.add('lapte, pâine')
  await person.seesNothingWaiting()
  const guest = await newPerson()
  await guest.open(link)
  await person.hasTheSite()
  await loseDatabase(person)
  await person.goOffline()
  await person.tick('lapte')
  await expect(person.page.getByText('1 modificare în așteptare')).toBeVisible()
  await person.open(link)
  await expect(person.page.getByText('1 modificare în așteptare')).toBeVisible()
  await person.seesCompleted('lapte')
  await person.context.setOffline(false)
  await person.seesNothingWaiting()
  await guest.seesCompleted('lapte')
  await expect(guest.row('pâine')).toBeVisible()
})

const loginPages: [string, StandIn][] = [
  ['html', { status: 200, headers: { 'Content-Type': 'text/html' }, body: '<h1>Intrați în cont</h1>' }],
  ['a redirect', { status: 302, headers: { Location: '/despre' } }],
]

for (const [kind, loginPage] of loginPages) {
  test(`/sw.js answered by a proxy’s login page (${kind})`, async ({ newPerson, product, troubles }) => {
    const front = await startFront(product.url)
    const person = await newPerson({ baseURL: front.url })
    const complaints: string[] = []
    person.context.on('console', (message) => complaints.push(message.text()))
    await test.step('on the first visit', async () => {
      front.replace('/sw.js', loginPage)
      await person.createList('Cină')
      await person.add('lapte')
      await person.seesNothingWaiting()
      await expect.poll(() => complaints.join()).toContain('The service worker did not start.')
      await expect(person.toasts).toHaveText('')
    })
    await test.step('on a later one', async () => {
      front.replace('/sw.js', undefined)
      await person.open('/')
      await person.hasTheSite()
      front.replace('/sw.js', loginPage)
      await person.open('/')
      const update = async () => (await navigator.serviceWorker.getRegistration())?.update()
      await expect(person.page.evaluate(update)).rejects.toThrow()
      await expect(person.toasts).toHaveText('')
      await person.goOffline()
      await person.open('/')
      await person.page.getByRole('link', { name: 'Cină' }).click()
      await expect(person.row('lapte')).toBeVisible()
    })
    // Browsers report this error in different words.
    troubles.length = 0
    front.end()
  })
}

test.describe('a blank app after an update', () => {
  // The service worker is off because the old files would otherwise come from its cache; here they are gone.
  const withoutWorker = { serviceWorkers: 'block' } as const
  const isGone = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'nu este' })

  test('an open page whose files are gone names the part that it cannot open, and goes on', async ({
    newPerson,
  }) => {
    const person = await newPerson(withoutWorker)
    await withoutLimits(person.page)
    await person.createList('Cină')
    await person.add('lapte, pâine')
    await person.context.route('**/_astro/**', isGone)
    await person.page.getByRole('button', { name: 'Mod cumpărături' }).click()
    await expect(person.toasts).toContainText('Nu s-a putut deschide.')
    await person.tick('lapte')
    await person.seesCompleted('lapte')
    await expect(person.row('pâine')).toBeVisible()
  })

  test('a page without any of its scripts still shows the list', async ({ person, newPerson }) => {
    const link = await person.createList('Cină')
    await person.add('lapte, pâine')
    await person.seesNothingWaiting()
    const guest = await newPerson(withoutWorker)
    await guest.context.route('**/_astro/*.js', isGone)
    await guest.page.goto(link)
    await expect(guest.page.getByRole('heading', { level: 1, name: 'Cină' })).toBeVisible()
    await expect(guest.row('pâine')).toBeVisible()
  })

  test('a proxy that asks to sign in for a new version’s files leaves the old version whole', async ({
    newPerson,
    product,
    troubles,
  }) => {
    const front = await startFront(product.url)
    const person = await newPerson({ baseURL: front.url })
    await person.open('/')
    await person.hasTheSite()
    const worker = await (await fetch(`${product.url}/sw.js`)).text()
    const newer = worker.replace(/"revision":"\w+","url":"\/"/, '"revision":"nou","url":"/"')
    expect(newer).not.toBe(worker)
    front.replace('/sw.js', newer)
    front.replace('/', { status: 302, headers: { Location: '/despre' } })
    expect(await person.page.evaluate(becomesOfUpdate)).toBe('redundant')
    front.replace('/sw.js', undefined)
    await person.open('/')
    await expect(person.page.getByRole('button', { name: 'Creează lista' })).toBeVisible()
    troubles.length = 0
    front.end()
  })
})

/** Runs in the page. @returns the state that a newer version of the service worker reaches after 'installing' */
async function becomesOfUpdate(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  const end = new Promise<string>((resolve) => {
    registration?.addEventListener('updatefound', () => {
      const worker = registration.installing
      worker?.addEventListener('statechange', () => resolve(worker.state), { once: true })
    })
  })
  await registration?.update()
  return end
}

test.describe('signed out by a reload or an expiring session', () => {
  const session = { token: 'jeton', id: 'ana', email: 'ana@example.com', displayName: 'Ana' }

  /** Stores the session of a person who has signed in on this device. */
  async function isSignedIn({ page }: Person): Promise<void> {
    await page.evaluate(
      (kept) => localStorage.setItem('lista-noastra:session', kept),
      JSON.stringify({ session }),
    )
  }

  const silences: [string, (route: Route) => Promise<void>][] = [
    ['no answer', (route) => route.abort('timedout')],
    ['a server in trouble', (route) => route.fulfill({ status: 503, json: { status: 503 } })],
    ['too many requests', (route) => route.fulfill({ status: 429, json: { status: 429 } })],
    [
      'somebody else’s page',
      (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Bun venit</h1>' }),
    ],
  ]
  for (const [silence, answer] of silences) {
    test(`${silence} ends no session, however often the page is loaded`, async ({ person }) => {
      await person.open('/')
      await isSignedIn(person)
      await person.context.route('**/api/collections/users/auth-refresh', answer)
      for (const path of ['/cont', '/cont', '/']) {
        const asked = path === '/cont' && person.page.waitForRequest('**/auth-refresh')
        await person.open(path)
        await asked
      }
      await person.open('/cont')
      await expect(person.page.getByText(session.email)).toBeVisible()
    })
  }

  test('a session that is over takes no list along, and nothing that waits', async ({
    person,
    newPerson,
  }) => {
    const link = await person.createList('Cină')
    await person.add('lapte')
    await person.seesNothingWaiting()
    await isSignedIn(person)
    await person.context.route('**/api/list/**', (route) => route.abort('timedout'))
    await person.tick('lapte')
    await expect(person.page.getByText('1 modificare în așteptare')).toBeVisible()
    await person.context.route('**/api/collections/users/auth-refresh', (route) =>
      route.fulfill({ status: 401, json: { status: 401 } }),
    )
    await person.page.goto('/cont')
    await expect(person.page).toHaveURL('/auth')
    await person.context.unroute('**/api/list/**')
    await person.open('/')
    await expect(cardsOf(person)).toContainText(['Cină'])
    await person.seesNothingWaiting()
    const guest = await newPerson()
    await guest.open(link)
    await guest.seesCompleted('lapte')
  })
})

test('offline by choice, then on again: deleted items reappear', async ({ person, newPerson }) => {
  const link = await person.createList()
  await person.add('lapte, pâine, ouă')
  await person.seesNothingWaiting()
  const guest = await newPerson()
  await guest.open(link)
  await guest.isLive()
  await person.goOffline()
  await person.remove('lapte')
  await person.tick('pâine')
  await person.remove('ouă')
  // Another person, who has not received the deletion yet, ticks one of the deleted items.
  await guest.tick('ouă')
  await guest.seesNothingWaiting()
  const comebacks = await watchRows(person, ['lapte', 'ouă'])

  await person.context.setOffline(false)
  await person.seesNothingWaiting()
  for (const somebody of [guest, person]) {
    await somebody.seesCompleted('pâine')
    await expect(somebody.row('lapte')).toHaveCount(0)
    await expect(somebody.row('ouă')).toHaveCount(0)
  }
  expect(await comebacks()).toEqual([])
})

/** Records which of these items have a row again. @returns reads their names */
async function watchRows({ page }: Person, names: readonly string[]): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle((all) => {
    const back = new Set<string>()
    const look = () => {
      for (const row of document.querySelectorAll('[data-item] .item-name')) {
        if (all.includes(row.textContent ?? '')) back.add(row.textContent ?? '')
      }
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
    return back
  }, names)
  return () => seen.evaluate((back) => [...back])
}
