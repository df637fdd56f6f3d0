import type { BrowserContext } from '@playwright/test'
import { addresses } from '../../../src/site.ts'
import {
  fillSignIn,
  fillSignUp,
  hasAccount,
  newEmail,
  open,
  openMail,
  password,
  signIn,
  signUp,
  test,
  typeSignUp,
} from '../support/accounts.ts'
import type { Person } from '../support/person.ts'
import { expect } from '../support/test.ts'
import { withoutLimits } from '../support/time.ts'

const newPassword = 'alta-parolă'

/** Asks to save the open list without being signed in, and follows the way to the sign-in page. */
async function askForAccount(person: Person): Promise<void> {
  const { page } = person
  await person.openMenu()
  await person.chooseInMenu('Salvează în cont')
  await page.getByRole('button', { name: 'Intră în cont' }).click()
  await expect(page.locator('.account')).toBeVisible()
}

/** Collects the requests from now on, by path; `sent` is the address, the referrer and the body together. */
function watchAddresses(context: BrowserContext): { path: string; sent: string }[] {
  const asked: { path: string; sent: string }[] = []
  context.on('request', (request) => {
    const sent = [request.url(), request.headers().referer, request.postData()].join(' ')
    asked.push({ path: new URL(request.url()).pathname, sent })
  })
  return asked
}

test.describe('an account', () => {
  test('is made, confirmed by mail, and signed in to', async ({ person: { page }, mails }) => {
    const email = newEmail()
    await signUp(page, email)
    await signIn(page, email)
    await expect(page.getByRole('alert').first()).toContainText('Întâi confirmați adresa de e-mail')
    await openMail(page, mails, email)
    await expect(page.getByRole('status')).toContainText('Adresa este confirmată.')
    await page.getByRole('link', { name: 'Intră în cont' }).last().click()
    await expect(page).toHaveURL('/auth')
    await signIn(page, email)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Contul meu' })).toBeVisible()
    await open(page, '/auth')
    await expect(page).toHaveURL('/')
  })

  test('gets its mail in the language of the screen', async ({ person: { page }, mails }) => {
    const email = newEmail()
    await open(page, '/auth')
    await page.getByRole('button', { name: 'EN English' }).click()
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByLabel('Display Name').fill('Ana')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByRole('status')).toContainText('Check your email for the confirmation link!')
    await expect.poll(() => mails.mailsTo(email).length).toBe(1)
    expect(mails.mailsTo(email)[0]?.subject).toBe('Confirm your email – Lista Noastră')
  })

  test('gets a new password by mail', async ({ person: { page }, mails }) => {
    const email = await hasAccount(page, mails)
    await page.getByRole('button', { name: 'Ieșire de pe acest dispozitiv' }).click()
    await expect(page).toHaveURL('/auth')
    await page.getByRole('button', { name: 'Ați uitat parola?' }).click()
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Trimite linkul' }).click()
    await expect(page.getByRole('status')).toContainText('Dacă adresa are un cont, linkul este pe drum.')
    await openMail(page, mails, email, 2)
    await page.getByLabel('Parola nouă').fill(newPassword)
    await page.getByRole('button', { name: 'Salvează parola' }).click()
    await expect(page.getByRole('status')).toContainText('Parola nouă este salvată.')
    await signIn(page, email, newPassword)
    await expect(page).toHaveURL('/')
  })

  test('moves to another address by mail', async ({ person: { page }, mails }) => {
    await hasAccount(page, mails)
    const other = newEmail()
    await page.getByLabel('Adresa nouă').fill(other)
    await page.getByRole('button', { name: 'Schimbă adresa' }).click()
    await expect(page.getByRole('status')).toContainText([`Am trimis un link la ${other}.`])
    await openMail(page, mails, other)
    await page.getByLabel('Parolă').fill(password)
    await page.getByRole('button', { name: 'Confirmă adresa' }).click()
    await expect(page.getByRole('status')).toContainText('Adresa este schimbată.')
    await signIn(page, other)
    await expect(page).toHaveURL('/')
  })

  test('changes its password and stays signed in', async ({ person: { page }, mails }) => {
    const email = await hasAccount(page, mails)
    await page.getByLabel('Parola de acum').fill('greșită')
    await page.getByLabel('Parola nouă').fill(newPassword)
    await page.getByRole('button', { name: 'Schimbă parola' }).click()
    await expect(page.getByText('Parola nu este corectă.')).toBeVisible()
    await page.getByLabel('Parola de acum').fill(password)
    await page.getByRole('button', { name: 'Schimbă parola' }).click()
    await expect(page.getByText('Parola este schimbată.')).toBeVisible()
    await page.reload()
    await expect(page.getByText(email)).toBeVisible()
  })

  test('changes its name, on every device', async ({ person: { page }, newPerson, mails }) => {
    const email = await hasAccount(page, mails)
    await page.getByLabel('Nume').fill('Ana-Maria')
    await page.getByRole('button', { name: 'Salvează', exact: true }).click()
    await expect(page.getByText('Numele este salvat.')).toBeVisible()
    const { page: elsewhere } = await newPerson()
    await signIn(elsewhere, email)
    await expect(elsewhere).toHaveURL('/')
    await open(elsewhere, '/cont')
    await expect(elsewhere.getByLabel('Nume')).toHaveValue('Ana-Maria')
  })

  test('is signed out on every device at once', async ({ person: { page }, newPerson, mails }) => {
    const email = await hasAccount(page, mails)
    const { page: elsewhere } = await newPerson()
    await signIn(elsewhere, email)
    await expect(elsewhere).toHaveURL('/')
    await page.getByRole('button', { name: 'Ieșire de pe toate dispozitivele' }).click()
    await expect(page).toHaveURL('/auth')
    await open(elsewhere, '/cont')
    await expect(elsewhere).toHaveURL('/auth')
  })

  test('gives its data away as a file', async ({ person: { page }, mails }) => {
    const email = await hasAccount(page, mails)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descarcă datele' }).click()
    const stream = await (await downloading).createReadStream()
    const text = Buffer.concat(await stream.toArray()).toString()
    expect(JSON.parse(text)).toMatchObject({ account: { email, display_name: 'Ana' }, savedLists: [] })
    expect(text).not.toContain(password)
  })

  test('is deleted by a person with its password', async ({ person: { page }, mails }) => {
    const email = await hasAccount(page, mails)
    await page.getByLabel('Parola contului').fill('greșită')
    await page.getByRole('button', { name: 'Șterge contul' }).click()
    await expect(page.getByText('Parola nu este corectă.')).toBeVisible()
    await page.getByLabel('Parola contului').fill(password)
    await page.getByRole('button', { name: 'Șterge contul' }).click()
    await expect(page).toHaveURL('/auth')
    await signIn(page, email)
    await expect(page.getByRole('alert')).toContainText('E-mailul sau parola nu este corectă.')
  })
})

test.describe('a list', () => {
  test('is saved from its menu, shown on every device, and left without being deleted', async ({
    person,
    newPerson,
    mails,
  }) => {
    const email = await hasAccount(person.page, mails)
    const link = await person.createList('Grătar')
    await person.add('lapte, pâine')
    await person.seesNothingWaiting()
    await person.openMenu()
    await person.chooseInMenu('Salvează în cont')
    await expect(person.page.getByRole('button', { name: 'Salvată în cont' })).toBeVisible()

    const { page } = await newPerson()
    await signIn(page, email)
    await expect(page).toHaveURL('/')
    await open(page, '/cont')
    await expect(page.getByRole('link', { name: 'Grătar 2 rămase' })).toHaveAttribute(
      'href',
      new URL(link).pathname,
    )
    await page.getByRole('button', { name: 'Scoate Grătar din cont' }).click()
    await expect(page.getByText('Nicio listă salvată.')).toBeVisible()
    await person.open(link)
    await expect(person.pending).toContainText('pâine')
  })

  test('is saved by a person that signs in for it, once, on the way back', async ({
    person,
    newPerson,
    mails,
  }) => {
    const { page: before } = await newPerson()
    const email = await hasAccount(before, mails)
    await withoutLimits(person.page)
    const link = await person.createList('Cină')
    await person.add('lapte')
    await askForAccount(person)
    await expect(person.page).toHaveURL('/auth')
    await expect(person.page.getByText('Lista „Cină” se salvează după ce intrați în cont.')).toBeVisible()
    await fillSignIn(person.page, email)
    await expect(person.page).toHaveURL(new URL(link).pathname)
    await expect(person.page.getByText('Lista „Cină” e salvată în contul dumneavoastră.')).toHaveCount(1)
    await expect(person.pending).toContainText('lapte')
    await open(before, '/cont')
    await expect(before.getByRole('link', { name: 'Cină 1 rămas' })).toBeVisible()

    await before.getByRole('button', { name: 'Scoate Cină din cont' }).click()
    await expect(before.getByText('Nicio listă salvată.')).toBeVisible()
    await person.page.reload()
    await expect(person.pending).toContainText('lapte')
    await open(person.page, '/auth')
    await expect(person.page).toHaveURL('/')
    await before.reload()
    await expect(before.getByText('Nicio listă salvată.')).toBeVisible()
  })

  test('is saved by a person that first makes an account, with the mail opened in another tab', async ({
    person,
    mails,
  }) => {
    const email = newEmail()
    await withoutLimits(person.page)
    const link = await person.createList('Grătar')
    const asked = watchAddresses(person.context)
    await askForAccount(person)
    await fillSignUp(person.page, email)
    const tab = await person.context.newPage()
    await withoutLimits(tab)
    await openMail(tab, mails, email)
    await expect(tab.getByRole('status')).toContainText('Adresa este confirmată.')
    await tab.getByRole('main').getByRole('link', { name: 'Intră în cont' }).click()
    await expect(tab).toHaveURL('/auth')
    await expect(tab.locator('astro-island[ssr]')).toHaveCount(0)
    await fillSignIn(tab, email)
    await expect(tab).toHaveURL(new URL(link).pathname)
    await expect(tab.getByText('Lista „Grătar” e salvată în contul dumneavoastră.')).toBeVisible()
    const token = addresses.listToken(new URL(link).pathname) ?? ''
    expect(asked.filter((one) => !one.path.startsWith('/list/') && one.sent.includes(token))).toEqual([])
  })

  test('asks to sign in again where the session is over', async ({ person, newPerson, mails }) => {
    const email = await hasAccount(person.page, mails)
    const { page: elsewhere } = await newPerson()
    await signIn(elsewhere, email)
    await expect(elsewhere).toHaveURL('/')
    await open(elsewhere, '/cont')
    await elsewhere.getByRole('button', { name: 'Ieșire de pe toate dispozitivele' }).click()
    await expect(elsewhere).toHaveURL('/auth')
    await withoutLimits(person.page)
    const link = await person.createList('Cină')
    await askForAccount(person)
    await expect(person.page).toHaveURL('/auth')
    await fillSignIn(person.page, email)
    await expect(person.page).toHaveURL(new URL(link).pathname)
    await expect(person.page.getByText('Lista „Cină” e salvată în contul dumneavoastră.')).toBeVisible()
  })

  test('that another program stored as waiting leads nowhere', async ({ person, mails }) => {
    const email = await hasAccount(person.page, mails)
    await person.page.evaluate(() => {
      const token = '//example.com/6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
      const list = { token, name: 'Cină', askedAt: Date.now() }
      localStorage.setItem('lista-noastra:list-to-save', JSON.stringify(list))
    })
    await person.page.getByRole('button', { name: 'Ieșire de pe acest dispozitiv' }).click()
    await expect(person.page).toHaveURL('/auth')
    await fillSignIn(person.page, email)
    await expect(person.page).toHaveURL('/')
  })
})

test.describe('after signing up', () => {
  test('the form is replaced by the next step', async ({ person: { page }, mails }) => {
    const email = newEmail()
    await signUp(page, email)
    const next = page.getByRole('region', { name: 'Cont nou' })
    await expect(next).toBeFocused()
    await expect(next).toContainText(`L-am trimis la ${email}. Deschideți linkul din mesaj`)
    await expect(next).toContainText('Spam')
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await expect.poll(() => mails.mailsTo(email).length).toBe(1)
    await next.getByRole('button', { name: 'Intră în cont' }).click()
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
  })

  test('another address can be given, with the name still there', async ({ person: { page } }) => {
    await signUp(page, newEmail())
    await page.getByRole('button', { name: 'Folosește altă adresă' }).click()
    await expect(page.getByLabel('Nume')).toHaveValue('Ana')
    await expect(page.getByLabel('Parolă')).toHaveValue('')
    const other = newEmail()
    await fillSignUp(page, other)
    await expect(page.getByText(`L-am trimis la ${other}.`)).toBeVisible()
  })

  test('the mail is sent again, not before the server sends another', async ({ person: { page } }) => {
    await page.clock.install()
    const asked: string[] = []
    await page.route('**/request-verification*', async (route) => {
      asked.push(route.request().postData() ?? '')
      await route.fulfill({ status: 204 })
    })
    const email = newEmail()
    await signUp(page, email)
    const again = page.getByRole('button', { name: 'Trimite din nou linkul' })
    await expect(page.getByText('Dacă nu ajunge în două minute, îl puteți cere din nou.')).toBeVisible()
    await expect(again).toBeDisabled()
    await again.click({ force: true })
    expect(asked).toHaveLength(1)
    await page.clock.runFor(2 * 60_000 + 10_000)
    await expect(again).toBeEnabled()
    await again.click()
    await expect(page.getByRole('status')).toHaveText(
      'Dacă adresa așteaptă să fie confirmată, un link nou este pe drum.',
    )
    await expect(again).toBeDisabled()
    expect(asked).toEqual([JSON.stringify({ email }), JSON.stringify({ email })])
  })

  test('a mail that was not sent is not promised, and can be asked for at once', async ({
    person: { page },
  }) => {
    let status = 429
    await page.route('**/request-verification*', (route) => route.fulfill({ status, json: {} }))
    await open(page, '/auth')
    await typeSignUp(page, newEmail())
    await expect(page.getByRole('alert')).toHaveText(
      'Prea multe încercări. Așteptați puțin și încercați din nou.',
    )
    await expect(page.getByText('L-am trimis la')).toHaveCount(0)
    status = 204
    await page.getByRole('button', { name: 'Trimite din nou linkul' }).click()
    await expect(page.getByRole('status')).toContainText('un link nou este pe drum')
  })
})

test.describe('in English, word for word,', () => {
  test('the tabs, the fields, and refusals', async ({ newPerson }) => {
    const { page } = await newPerson({ locale: 'en-GB' })
    await open(page, '/auth')
    await expect(page.getByRole('heading', { name: 'Sign in or create an account' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true')
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByLabel('Password').fill('wrong password')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'Invalid email or password. Please check your credentials.',
    )
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await expect(page.getByLabel('Display Name')).toBeVisible()
    await expect(page.getByPlaceholder('Choose a password')).toBeVisible()
  })

  test('a new account, twice', async ({ newPerson }) => {
    const { page } = await newPerson({ locale: 'en-GB' })
    const email = newEmail()
    const send = async () => {
      await open(page, '/auth')
      await page.getByRole('tab', { name: 'Sign Up' }).click()
      await page.getByLabel('Display Name').fill('Ann')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password').fill(password)
      await page.getByRole('button', { name: 'Sign Up' }).click()
    }
    await send()
    await expect(page.getByRole('status')).toHaveText('Check your email for the confirmation link!')
    await send()
    await expect(page.getByRole('alert')).toHaveText(
      'This email is already registered. Please sign in instead.',
    )
  })

  test('a busy button, and an unexpected error', async ({ newPerson }) => {
    const { page } = await newPerson({ locale: 'en-GB' })
    await open(page, '/auth')
    let answer: (() => Promise<void>) | undefined
    await page.route('**/auth-with-password', (route) => {
      answer = () => route.fulfill({ status: 500, json: {} })
    })
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible()
    await expect.poll(() => answer).toBeTruthy()
    await answer?.()
    await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred')
    expect(await page.evaluate(() => sessionStorage.getItem('lista-noastra:auth-errors'))).toBe('1')
  })
})

test('the language is the browser’s at first, and then the one that was chosen', async ({ newPerson }) => {
  const { page } = await newPerson({ locale: 'fr-FR' })
  await open(page, '/auth')
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
  await page.getByRole('button', { name: 'Română' }).click()
  await expect(page.getByRole('tab', { name: 'Intră în cont' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Intră în cont' })).toBeVisible()
})

test('a missing value is reported at its field, which gets the focus', async ({ person: { page } }) => {
  await open(page, '/auth')
  await page.getByRole('tab', { name: 'Cont nou' }).click()
  await page.getByLabel('Nume').fill('Ana')
  await page.getByLabel('E-mail').fill('ana')
  await page.getByLabel('Parolă').pressSequentially('12345')
  await page.getByRole('button', { name: 'Creează contul' }).click()
  const email = page.getByLabel('E-mail')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Scrieți o adresă de e-mail corectă.')
  await expect(page.getByLabel('Parolă')).toHaveAccessibleDescription(
    'Parola trebuie să aibă între 6 și 70 de caractere.',
  )
})

test('more than three failures are flagged on this device', async ({ person: { page } }) => {
  await page.clock.install()
  await open(page, '/auth')
  for (let failures = 0; failures < 4; failures += 1) {
    await page.getByLabel('E-mail').fill('nimeni@example.com')
    await page.getByLabel('Parolă').fill('greșită')
    await page.getByRole('button', { name: 'Intră în cont' }).click()
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('lista-noastra:auth-errors')))
      .toBe(String(failures + 1))
  }
  await page.clock.runFor(5_000)
  const log = await page.evaluate(() => localStorage.getItem('lista-noastra:security-log') ?? '[]')
  expect(JSON.parse(log)).toContainEqual({
    user_id: null,
    event_type: 'suspicious_activity',
    event_data: { reason: 'auth_errors', count: 4 },
    timestamp: expect.any(String),
  })
})
