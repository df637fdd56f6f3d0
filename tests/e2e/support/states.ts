import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { movedLink } from '../../../src/domain/list/moved-link.ts'
import { keyStates, makeAccountKey, pretendAccountKey } from './key-states.ts' // part: integrations
import { catchMails } from './mails.ts'
import type { Person } from './person.ts'
import { pretendPush, withoutPush } from './push.ts'
import { longName, panel, type State, short } from './short-list.ts'
import { voiceStates } from './voice-states.ts' // part: voice
import { pretendHistory, shopsOfHalfAYear, weekly } from './weekly-items.ts'

const pastedList = readFileSync(join(import.meta.dirname, '../../support/lista-60.txt'), 'utf8')

const tickedAtWeekend = ['cartofi', 'usturoi', 'mere', 'unt', 'șampon'].map((name) => [
  name,
  { completed: true },
])

/** A list for a weekend, with a few ticked items. */
const weekend =
  (typed: string): State =>
  (person) =>
    person.openNewList('Cumpărături de weekend', typed, Object.fromEntries(tickedAtWeekend))
const long = weekend(pastedList)
/** More rows than a phone shows at a time, in three categories. With sixty rows axe takes 20 s. */
const longEnough = weekend(
  pastedList
    .split('\n')
    .filter((line, place) => place < 17 || /unt|șampon/.test(line))
    .join('\n'),
)

/** A list of items with notes, stores and prices. */
const said: State = (person) =>
  person.openNewList('Cumpărături de weekend', 'lapte 2 l\nroșii 1 kg\ncartofi 2 kg\nouă 10\npâine', {
    lapte: { note: 'cel cu capac verde', store: 'Lidl', price: '1498' },
    roșii: { note: 'bine coapte, din cele românești, de la tanti Maria', store: 'piața' },
    ouă: { store: 'Lidl', price: '120' },
  })

/** Opens a panel over a short list with half a year of purchases. */
async function withHistory(person: Person, title: string): Promise<void> {
  await pretendHistory(person.context, shopsOfHalfAYear())
  await short(person)
  await person.openMenu(title)
  await person.page.getByRole('button', { name: /^ouă/ }).first().waitFor()
}

async function openAuth(person: Person, language = 'Română'): Promise<void> {
  await person.page.goto('/auth')
  await person.page.getByRole('button', { name: language }).click()
}

/** Signs in with a session that the server accepts, for this browser. */
async function pretendAccount({ page }: Person): Promise<void> {
  const [token, id, email] = ['jeton', 'ana', 'ana@example.com']
  await page.route('**/auth-refresh', (route) =>
    route.fulfill({ json: { token, record: { id, email, display_name: 'Ana' } } }),
  )
  const [listId, name] = ['00000000-0000-4000-8000-000000000001', 'Cumpărături de weekend']
  await page.route('**/api/account/lists', (route) =>
    route.fulfill({ json: [{ listId, token: listId, name }] }),
  )
  await pretendAccountKey(page) // part: integrations
  await page.route('**/api/list/summary', (route) =>
    route.fulfill({
      json: { id: listId, name, remaining: 12, total: 20, changedAt: '2026-11-21 08:00:00.000Z' },
    }),
  )
  await page.addInitScript(
    (session) => {
      localStorage.setItem('lista-noastra:session', JSON.stringify({ session }))
      localStorage.setItem('lista-noastra:language', '"ro"')
    },
    { token, id, email, displayName: 'Ana' },
  )
}

async function openAccount(person: Person): Promise<void> {
  await pretendAccount(person)
  await person.page.goto('/cont')
  await person.page.getByText('12 rămase').waitFor()
  await person.page.getByText('încă nefolosită').waitFor() // part: integrations
}

/** States that need the service worker. */
export const statesByWorker: ReadonlySet<string> = new Set(['shared-text'])

/** All states of the screens, each with the steps that lead to it. */
export const states: Readonly<Record<string, State>> = {
  home: (person) => person.open('/'),
  'home-recent': async (person) => {
    await short(person)
    await person.open('/')
    await person.page.getByRole('link', { name: /^Cină/ }).waitFor()
  },
  'list-0': (person) => person.openNewList(),
  'list-3': short,
  'list-60': long,
  said,
  'said-item': async (person) => {
    await said(person)
    await person.edit('lapte')
  },
  'take-item': async (person) => {
    await said(person)
    await person.edit('lapte')
    await person.page.getByRole('button', { name: 'Iau eu', exact: true }).click()
  },
  templates: panel('Liste gata făcute'),
  template: async (person) => {
    await panel('Liste gata făcute')(person)
    await person.page.getByRole('button', { name: /^Sarmale/ }).click()
  },
  take: async (person) => {
    await said(person)
    await person.openMenu('Cine ce ia')
  },
  'template-keep': async (person) => {
    await short(person)
    await person.openMenu('Liste gata făcute')
    await person.page.getByRole('button', { name: /^Păstrează lista de acum/ }).click()
  },
  'templates-own': async (person) => {
    await states['template-keep']?.(person)
    await person.page.getByLabel('Numele listei gata făcute').fill('Baza săptămânii')
    await person.page.getByRole('button', { name: /^Păstrează \(/ }).click()
    await person.openMenu('Liste gata făcute')
  },
  'template-own': async (person) => {
    await states['templates-own']?.(person)
    await person.page
      .getByRole('button', { name: /^Baza săptămânii/ })
      .first()
      .click()
  },
  money: async (person) => {
    await said(person)
    await person.add('suc de mere 2\napă minerală 2 l 6 sticle')
    await person.say('apă minerală 2 l', { 'Preț pe bucată': '3,20' })
    await person.tick('lapte')
    await person.openMenu('Cât costă')
    await person.page.getByText('Prețuri de completat').waitFor()
  },
  'money-budget': async (person) => {
    await states.money?.(person)
    const sheet = person.page.getByRole('dialog')
    await sheet.getByLabel('Buget').fill('30')
    await person.page.keyboard.press('Enter')
    await sheet.getByText('Buget 30').scrollIntoViewIfNeeded()
  },
  'money-year': async (person) => {
    const pricesOf = (things: readonly string[]) =>
      things.map((thing, at) => {
        const [name, quantity = '1', unit = 'st'] = thing.split('|')
        return [name, quantity, unit, '', at % 5 ? 299 + 137 * at : ''].join('|')
      })
    const shops = Object.entries(shopsOfHalfAYear()).map(([day, things]) => [day, pricesOf(things)])
    await pretendHistory(person.context, Object.fromEntries(shops))
    await said(person)
    await person.openMenu('Cât costă')
    await person.page.getByRole('button', { name: 'Cât ați cheltuit într-un an' }).click()
    await person.page.getByRole('table').scrollIntoViewIfNeeded()
  },
  'money-year-nothing': async (person) => {
    await panel('Cât costă')(person)
    await person.page.getByRole('button', { name: 'Cât ați cheltuit într-un an' }).click()
    await person.page.getByText('Aici se vede cât ați cheltuit.').waitFor()
  },
  'shop-question': async (person) => {
    await said(person)
    await person.startShopping()
  },
  'shop-chosen': async (person) => {
    await said(person)
    await person.startShopping()
    await person.page.getByRole('button', { name: 'Lidl (2)' }).click()
    await person.rowsRest()
    await person.page.getByRole('button', { name: /^Bifează ouă/ }).click()
  },
  'shopping-sum': async (person) => {
    await said(person)
    await person.tick('lapte')
    await person.tick('pâine')
    await person.startShopping()
    await person.page.getByRole('button', { name: /în coș/ }).waitFor()
  },
  'shop-sheet': async (person) => {
    await said(person)
    await person.startShopping()
    await person.page.getByRole('button', { name: 'La cumpărături, alegeți magazinul' }).click()
  },
  'shop-aisles': async (person) => {
    await states['shop-sheet']?.(person)
    await person.page.getByText('Ordinea raioanelor').click()
    await person.page.getByRole('button', { name: 'Pâine, mai sus' }).click()
  },
  'all-done': async (person) => {
    await person.openNewList('Cină', 'lapte, pâine', {
      lapte: { completed: true },
      pâine: { completed: true },
    })
    await person.openCompleted()
  },
  completed: async (person) => {
    await longEnough(person)
    await person.openCompleted()
    await person.page.keyboard.press('End')
  },
  suggestions: async (person) => {
    await person.openNewList('Cină', 'roșii cherry')
    await person.field.pressSequentially('2 kg ros')
    await person.page.getByRole('option').first().waitFor()
  },
  ideas: async (person) => {
    await person.openNewList('Cină')
    await person.field.focus()
    await person.page.getByRole('button', { name: 'Idei' }).click()
    await person.page.getByRole('dialog', { name: 'Idei de cumpărături' }).waitFor()
  },
  'paste-preview': async (person) => {
    await person.openNewList('Cumpărături de weekend', 'roșii 500 g')
    await person.paste(pastedList)
    await person.page.getByRole('button', { name: /^Adaugă \d+/ }).waitFor()
  },
  import: async (person) => {
    await short(person)
    await person.openMenu()
    await person.chooseInMenu('Importă produse')
    await person.page.getByRole('dialog', { name: 'Importă produse' }).waitFor()
  },
  'import-recipe': async (person) => {
    await pretendHistory(person.context, { 2: weekly, 9: weekly, 16: weekly })
    await states.import?.(person)
    await person.page
      .getByLabel('Sau lipiți aici')
      .fill('Clătite\npentru 4 persoane\nIngrediente\n250 g făină\n2 ouă\n500 ml lapte\nsare\nPreparare\n…')
    await person.page.getByRole('button', { name: 'Vezi produsele' }).click()
    await person.page.getByText('pentru 4 persoane').waitFor()
  },
  'import-unread': async (person) => {
    await states.import?.(person)
    await person.page
      .getByLabel('Sau lipiți aici')
      .fill('Ingrediente\n2 cepe\nSe taie ceapa mărunt și se pune în tigaie.\n3 ouă\nPreparare\nSe prăjesc.')
    await person.page.getByRole('button', { name: 'Vezi produsele' }).click()
    await person.page.getByText('1 rând nu a fost citit').click()
    await person.page.getByText('3 ouă').scrollIntoViewIfNeeded()
  },
  'import-unknown': async (person) => {
    await states.import?.(person)
    await person.page.getByLabel('Sau lipiți aici').fill('{"a":1}')
    await person.page.getByRole('button', { name: 'Vezi produsele' }).click()
    await person.page.getByText('Nu cunosc acest fișier').waitFor()
  },
  export: async (person) => {
    await short(person)
    await person.openMenu()
    await person.chooseInMenu('Exportă')
    await person.page.getByRole('dialog', { name: 'Exportă' }).waitFor()
  },
  'added-up': async (person) => {
    await person.openNewList('Cină')
    await person.add('roșii 500 g, lapte 2 l')
    await person.pending.getByRole('heading', { name: 'Legume' }).waitFor()
    await person.add('rosie 1 kg')
    await person.toasts.getByText('roșii: 500 g → 1,5 kg').waitFor()
  },
  messages: async (person) => {
    await short(person)
    await person.remove('lapte')
    await person.add('<script>')
  },
  renaming: async (person) => {
    await short(person)
    await person.page.getByRole('button', { name: 'Cină', exact: true }).click()
  },
  editing: async (person) => {
    await short(person)
    await person.edit('lapte')
  },
  'editing-refused': async (person) => {
    await states.editing?.(person)
    await person.form.getByLabel('Cantitate').fill('mult')
    await person.page.keyboard.press('Enter')
    await person.page.getByRole('alert').getByText('Cantitatea').waitFor()
  },
  ...voiceStates, // part: voice
  menu: panel(),
  settings: panel('Setări'),
  notices: async (person) => {
    await pretendPush(person.context)
    await panel('Anunță-mă')(person)
  },
  'notices-on': async (person) => {
    await states.notices?.(person)
    const sheet = person.page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Anunță-mă' }).click()
    await sheet.getByText('Dispozitivul acesta vă anunță.').scrollIntoViewIfNeeded()
  },
  'notices-denied': async (person) => {
    await pretendPush(person.context, { permission: 'denied' })
    await panel('Anunță-mă')(person)
    await person.page.getByText(/^Browserul nu lasă/).scrollIntoViewIfNeeded()
  },
  'notices-install': async (person) => {
    await withoutPush(person.context)
    await person.context.addInitScript(() => {
      Object.defineProperty(navigator, 'userAgent', { value: 'iPhone' })
    })
    await panel('Anunță-mă')(person)
  },
  share: panel('Cod QR'),
  deleted: async (person) => {
    await short(person)
    await person.remove('lapte')
    await person.openMenu('Șterse recent')
  },
  'deleted-nothing': panel('Șterse recent'),
  links: async (person) => {
    await panel('Linkul listei')(person)
    await person.page.getByRole('button', { name: 'Creează un link de citit' }).click()
    await person.page.getByRole('textbox', { name: 'Linkul de citit' }).waitFor()
  },
  'links-change': async (person) => {
    await panel('Linkul listei')(person)
    await person.page.getByRole('button', { name: 'Schimbă linkul', exact: true }).click()
  },
  'links-delete': async (person) => {
    await panel('Linkul listei')(person)
    await person.page.getByRole('button', { name: 'Șterge lista…' }).click()
    await person.page.getByLabel(/scrieți numele listei/).fill('Cin')
  },
  ...keyStates, // part: integrations
  'read-only': async (person) => {
    await states.links?.(person)
    await person.open(await person.page.getByRole('textbox', { name: 'Linkul de citit' }).inputValue())
  },
  'list-deleted': async (person) => {
    await states['links-delete']?.(person)
    await person.page.getByLabel(/scrieți numele listei/).fill('Cină')
    await person.page.getByRole('button', { name: 'Șterge lista pentru toți' }).click()
    await person.page.getByRole('heading', { name: 'Lista a fost ștearsă' }).waitFor()
  },
  'not-found': async (person) => {
    await short(person)
    await person.edit('lapte')
    await person.page.getByRole('dialog').getByRole('button', { name: 'N-am găsit' }).click()
    await person.page.getByRole('heading', { name: 'N-am găsit' }).waitFor()
  },
  'not-found-substitutes': async (person) => {
    await person.openNewList('Ciorbă', 'leuștean, roșii cherry 500 g, smântână, pătrunjel')
    await person.startShopping()
    for (const name of ['leuștean', 'roșii cherry']) {
      const missed = person.page.getByRole('button', { name: `N-am găsit ${name}` })
      await person.pressInRow(missed, person.page.getByRole('group', { name: `În loc de ${name}` }), 1)
    }
  },
  shopping: async (person) => {
    await longEnough(person)
    await person.startShopping()
    await person.rowsRest()
    await person.page
      .getByRole('button', { name: /^N-am găsit/ })
      .first()
      .click()
  },
  'shopping-basket': async (person) => {
    await longEnough(person)
    await person.startShopping()
    await person.basket.getByRole('button', { name: 'În coș' }).click()
    await person.basket.getByRole('listitem').first().waitFor()
  },
  'shopping-adding': async (person) => {
    await short(person)
    await person.startShopping()
    await person.page.getByRole('button', { name: 'Adaugă', exact: true }).click()
    await person.page.getByRole('option').first().waitFor()
  },
  'shopping-done': async (person) => {
    await states.recap?.(person)
    await person.page.keyboard.press('Escape')
    await person.page.getByText('Totul e cumpărat.').waitFor()
  },
  recap: async (person) => {
    await person.openNewList('Cină', 'lapte')
    await person.startShopping()
    await person.tick('lapte')
    await person.page.getByRole('dialog', { name: 'Gata, totul e în coș' }).waitFor()
  },
  'recap-left': async (person) => {
    await short(person)
    await person.startShopping()
    await person.rowsRest()
    await person.page.getByRole('button', { name: 'N-am găsit lapte' }).click()
    await person.page.getByRole('heading', { name: 'N-am găsit' }).waitFor()
    await person.page.getByRole('button', { name: 'Am terminat' }).click()
    await person.page.getByRole('button', { name: 'Scoate' }).first().click()
  },
  history: (person) => withHistory(person, 'Istoric'),
  'history-chosen': async (person) => {
    await withHistory(person, 'Istoric')
    for (const name of ['ouă 10 buc', 'unt']) await person.page.getByRole('button', { name }).first().click()
  },
  'history-sought': async (person) => {
    await withHistory(person, 'Istoric')
    await person.page.getByRole('searchbox').fill('rosi')
    await person.page.getByRole('button', { name: /^roșii/ }).waitFor()
  },
  'history-not-found': async (person) => {
    await withHistory(person, 'Istoric')
    await person.page.getByRole('searchbox').fill('caviar')
    await person.page.getByText('Nimic cumpărat cu numele acesta.').waitFor()
  },
  'history-nothing': panel('Istoric'),
  'history-unread': async (person) => {
    await short(person)
    await person.context.route('**/api/list/history*', (route) => route.fulfill({ status: 503 }))
    await person.openMenu('Istoric')
    await person.page.getByRole('button', { name: 'Încearcă din nou' }).waitFor()
  },
  'history-as-before': async (person) => {
    await withHistory(person, 'Istoric')
    await person.page.keyboard.press('Escape')
    await person.context.route('**/api/list/history*', (route) => route.abort())
    await person.openMenu('Istoric')
    await person.page.getByText('Fără legătură cu serverul').waitFor()
  },
  usual: (person) => withHistory(person, 'De obicei'),
  'usual-nothing': panel('De obicei'),
  'usual-weekly': async (person) => {
    await pretendHistory(person.context, shopsOfHalfAYear())
    await short(person)
    for (const [name, day] of [
      ['lapte', 'în fiecare vineri'],
      [longName, 'în fiecare luni'],
    ] as const) {
      await person.edit(name)
      await person.page.getByRole('dialog').getByLabel('Se repetă').selectOption(day)
      await person.page.keyboard.press('Escape')
    }
    await person.openMenu('De obicei')
    await person.page.getByRole('button', { name: 'Nu mai pune „lapte”' }).scrollIntoViewIfNeeded()
  },
  'usual-next': async (person) => {
    await pretendHistory(person.context, shopsOfHalfAYear())
    await person.openNewList('Cină', 'sare', { sare: { completed: true } })
    await person.openMenu('De obicei')
    await person.page.getByText('Ce e bifat iese de pe listă').waitFor()
  },
  'list-emptied': async (person) => {
    await person.openNewList('Cină', 'sare', { sare: { completed: true } })
    await person.openCompleted()
    await person.completed.getByRole('button', { name: 'Șterge-le' }).click()
    await person.page.getByRole('button', { name: 'De obicei' }).waitFor()
  },
  keys: async (person) => {
    await short(person)
    await person.field.blur()
    await person.page.keyboard.press('?')
    await person.page.getByRole('dialog', { name: 'Taste' }).waitFor()
  },
  together: async (person) => {
    await person.openNewList('Cină', 'lapte, pâine')
    const guest = await person.guest()
    await guest.open(person.page.url())
    for (const { page } of [person, guest]) await page.getByText('2 persoane', { exact: true }).waitFor()
    await guest.typeUntil(person.page.getByText('Cineva scrie...'))
  },
  'name-question': async (person) => {
    await person.openNewList('Cină', 'lapte, pâine')
    await person.field.blur()
    const guest = await person.guest()
    await guest.open(person.page.url())
    await person.page.getByLabel('Cum să vă zică ceilalți?').waitFor()
  },
  offline: async (person) => {
    await longEnough(person)
    await person.seesNothingWaiting()
    await person.field.focus()
    await person.goOffline()
    await person.add('lapte bătut, smântână, rucola')
    await person.page.getByRole('button', { name: 'Fără conexiune' }).waitFor()
  },
  reconnecting: async (person) => {
    await short(person)
    await person.seesNothingWaiting()
    await person.context.route('**/api/**', (route) => route.abort())
    await person.add('ouă')
    await person.page.getByRole('button', { name: /^Se reconectează/ }).waitFor()
  },
  missing: async (person) => {
    await person.open('/list/00000000-0000-4000-8000-000000000000')
    await person.page.getByRole('heading', { name: 'Lista nu a putut fi găsită' }).waitFor()
  },
  auth: (person) => openAuth(person),
  'auth-english': (person) => openAuth(person, 'English'),
  'auth-fields': async (person) => {
    await openAuth(person)
    await person.page.getByRole('button', { name: 'Intră în cont' }).click()
    await person.page.getByText('Completați acest câmp.').first().waitFor()
  },
  'auth-refused': async (person) => {
    await openAuth(person)
    await person.page.getByLabel('E-mail').fill('nimeni@example.com')
    await person.page.getByLabel('Parolă').fill('greșită')
    await person.page.getByRole('button', { name: 'Intră în cont' }).click()
    await person.page.getByRole('alert').getByText('nu este corectă').waitFor()
  },
  'auth-sign-up': async (person) => {
    await openAuth(person)
    await person.page.getByRole('tab', { name: 'Cont nou' }).click()
  },
  'auth-mailed': async (person) => {
    await person.page.route('**/users/records', (route) => route.fulfill({ json: {} }))
    await person.page.route('**/request-verification*', (route) => route.fulfill({ status: 204 }))
    await openAuth(person)
    await person.page.getByRole('tab', { name: 'Cont nou' }).click()
    await person.page.getByLabel('Nume').fill('Ana')
    await person.page.getByLabel('E-mail').fill('ana@example.com')
    await person.page.getByLabel('Parolă').fill('parola-de-probă')
    await person.page.getByRole('button', { name: 'Creează contul' }).click()
    await person.page.getByText('L-am trimis la ana@example.com.').waitFor()
  },
  'auth-forgotten': async (person) => {
    await openAuth(person)
    await person.page.getByRole('button', { name: 'Ați uitat parola?' }).click()
    await person.page.getByLabel('E-mail').fill('nimeni@example.com')
    await person.page.getByRole('button', { name: 'Trimite linkul' }).click()
    await person.page.getByText('Dacă adresa are un cont').waitFor()
  },
  'auth-old-link': async (person) => {
    await person.page.goto('/auth/confirmare#token=vechi')
    await person.page.getByRole('alert').getByText('Linkul nu mai este valabil.').waitFor()
  },
  'new-password': async (person) => {
    await person.page.goto('/auth/parola-noua#token=vechi')
    await person.page.getByLabel('Parola nouă').waitFor()
  },
  'new-address': async (person) => {
    await person.page.goto('/auth/adresa-noua#token=vechi')
    await person.page.getByLabel('Parolă').waitFor()
  },
  account: openAccount,
  'account-key': (person) => openAccount(person).then(() => makeAccountKey(person)), // part: integrations
  about: (person) => person.open('/despre'),
  features: (person) => person.open('/functii'),
  'features-thanks': async (person) => {
    await person.open('/functii')
    await catchMails(person.page)
    await person.page.getByLabel('Sugestia dumneavoastră').fill('O listă pentru fiecare magazin')
    await person.page.getByRole('button', { name: 'Trimite sugestia' }).click()
    await person.page.getByText('Mulțumim pentru sugestie!').waitFor()
  },
  'site-menu': async (person) => {
    await person.page.setViewportSize({ width: 390, height: 780 })
    await person.open('/functii')
    await person.page.getByRole('button', { name: 'Meniu' }).click()
    await person.page.getByRole('navigation', { name: 'Meniu' }).waitFor()
  },
  'shared-text': async (person) => {
    await short(person)
    await person.seesNothingWaiting()
    await person.hasTheSite()
    await person.shareWithApp(pastedList)
    await person.page.getByRole('dialog', { name: 'Pe ce listă punem?' }).waitFor()
  },
  moving: async (person) => {
    await states['home-recent']?.(person)
    await person.page.getByRole('button', { name: 'Modifică listele' }).click()
    await person.page.getByRole('button', { name: 'Mută listele' }).click()
    await person.page.getByRole('button', { name: 'Copiază linkul' }).waitFor()
  },
  arriving: async (person) => {
    await short(person)
    await person.seesNothingWaiting()
    const token = new URL(person.page.url()).pathname.split('/').at(-1) ?? ''
    const other = '018f6d1e-6a2b-4c3d-8e4f-5a6b7c8d9e0f'
    await person.page.goto(`/mutare#${movedLink([other, token])}`)
    await person.page.getByText('Nu mai este nimic de adus').waitFor()
  },
  'arriving-nothing': (person) => person.open('/mutare'),
  'no-signal': (person) => person.open('/fara-semnal'),
  unknown: (person) => person.page.goto('/nicaieri'),
  product: (person) => person.open('/lista-de-cumparaturi'),
  'product-answer': async (person) => {
    await person.open('/lista-de-cumparaturi')
    await person.page.getByText('Merge lista de cumpărături fără internet?').click()
  },
  privacy: (person) => person.open('/confidentialitate'),
  licences: (person) => person.open('/licente'),
  'site-map': (person) => person.open('/harta-site'),
  guide: (person) => person.open('/alimente/'),
  'guide-search': async (person) => {
    await person.open('/alimente/')
    await person.page.getByRole('combobox').fill('rosii')
    await person.page.getByRole('option').first().waitFor()
    await person.page.keyboard.press('ArrowDown')
  },
  'guide-letter': (person) => person.open('/alimente/litera/c/'),
  'guide-category': (person) => person.open('/alimente/categorie/lactate/'),
  'guide-season': (person) => person.open('/alimente/sezon/noiembrie/'),
  'guide-sources': (person) => person.open('/alimente/surse/'),
  'guide-publications': (person) => person.open('/alimente/surse/gatire/'),
  'guide-missing': (person) => person.page.goto('/alimente/nimic/'),
  food: (person) => person.open('/alimente/rosii/'),
  'food-indicative': (person) => person.open('/alimente/telemea/'),
  'food-without-numbers': (person) => person.open('/alimente/bors/'),
  'food-without-list': async (person) => {
    await person.open('/alimente/oua/')
    await person.page.getByRole('button', { name: 'Adaugă în lista de cumpărături' }).click()
    await person.page.getByRole('button', { name: /^Creează o listă/ }).waitFor()
  },
}
