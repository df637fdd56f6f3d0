import { catchMails } from '../support/mails.ts'
import { expect, test } from '../support/test.ts'

const phone = { viewport: { width: 360, height: 780 } }
const pages = ['/', '/despre', '/functii', '/alimente/', '/alimente/rosii/']

test.describe('on a phone, the menu', () => {
  test('opens, leads on, and is closed where it led', async ({ newPerson }) => {
    const { page } = await newPerson(phone)
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Meniu' })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Meniu' }).click()
    await expect(menu.getByRole('link')).toHaveText([
      'Despre Noi',
      'Funcții',
      'Lista de Cumpărături',
      'Alimente A-Z',
      'Confidențialitate',
      'Intră în cont',
    ])
    await menu.getByRole('link', { name: 'Despre Noi' }).click()
    await expect(page).toHaveURL('/despre')
    await expect(menu).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(menu).toBeHidden()
  })

  test('does not come back open with a page that was kept for the back button', async ({ newPerson }) => {
    const { page } = await newPerson(phone)
    await page.goto('/despre')
    const menu = page.getByRole('navigation', { name: 'Meniu' })
    await page.getByRole('button', { name: 'Meniu' }).click()
    await expect(menu).toBeVisible()
    // A browser fires this event when it keeps a page; Playwright's browsers keep none.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    await expect(menu).toBeHidden()
  })

  test('closes by Escape, and the focus is back on its button', async ({ newPerson }) => {
    const { page } = await newPerson(phone)
    await page.goto('/functii')
    await page.getByRole('button', { name: 'Meniu' }).press('Enter')
    const menu = page.getByRole('navigation', { name: 'Meniu' })
    await expect(menu).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Meniu' })).toBeFocused()
  })

  for (const javaScriptEnabled of [true, false]) {
    test(`closes by a tap beside it, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
      newPerson,
    }) => {
      const { page } = await newPerson({ ...phone, hasTouch: true, javaScriptEnabled })
      await page.goto('/alimente/')
      await page.getByRole('button', { name: 'Meniu' }).tap()
      const menu = page.getByRole('navigation', { name: 'Meniu' })
      await expect(menu).toBeVisible()
      await page.touchscreen.tap(20, 700)
      await expect(menu).toBeHidden()
      await page.getByRole('button', { name: 'Meniu' }).tap()
      await menu.getByRole('link', { name: 'Funcții' }).tap()
      await expect(page).toHaveURL('/functii')
    })
  }
})

test('with enough room, the pages are in the head, and the one that is shown is marked', async ({
  person,
}) => {
  const { page } = person
  const current = page.getByRole('navigation', { name: 'Meniu' }).locator('[aria-current]')
  for (const [address, name, mark] of [
    ['/despre', 'Despre Noi', 'page'],
    ['/functii', 'Funcții', 'page'],
    ['/alimente/', 'Alimente A-Z', 'page'],
    ['/alimente/rosii/', 'Alimente A-Z', 'true'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('button', { name: 'Meniu' })).toBeHidden()
    await expect(current).toHaveText(name)
    await expect(current).toHaveAttribute('aria-current', mark)
  }
})

test('every page begins with a way past its head, and ends with a way to all the others', async ({
  person,
}) => {
  const { page } = person
  for (const address of pages) {
    await person.open(address)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Sari la conținut' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${address}#continut`)
    const foot = page.getByRole('contentinfo')
    await expect(foot.getByRole('navigation', { name: 'Pagini' }).getByRole('link')).toHaveText([
      'Acasă',
      'Despre Noi',
      'Funcții',
      'Lista de Cumpărături',
      'Alimente A-Z',
      'Confidențialitate',
      'Licențe și surse',
      'Hartă Site',
    ])
    await expect(foot.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  }
})

for (const address of ['/despre', '/functii']) {
  test(`${address} leads to the form that makes a list`, async ({ person }) => {
    const { page } = person
    await person.open(address)
    await page.getByRole('link', { name: 'Creează o listă' }).first().click()
    await expect(page).toHaveURL('/#lista-noua')
    await person.isAtHand()
    await expect(page.getByLabel('Cum se numește lista?')).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await page.getByRole('button', { name: 'Creează lista' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lista mea' })).toBeVisible()
  })
}

test('the home page leads to all features and into the guide', async ({ person }) => {
  const { page } = person
  await person.open('/')
  await expect(page.locator('#listele-mele')).toBeAttached()
  const foods = page.getByRole('region', { name: 'Alimente A-Z' })
  await expect(foods.locator('.food-card')).toHaveCount(6)
  await expect(foods.locator('.food-card').first()).toContainText(/Roșii.*Legume|Legume.*Roșii/s)
  await expect(foods.getByRole('navigation').getByRole('listitem')).toHaveCount(26)
  await page.getByRole('link', { name: 'Toate funcțiile' }).click()
  await expect(page).toHaveURL('/functii')
})

test.describe('a suggestion', () => {
  const text = 'Mai multe liste & culori:\n1 + 1 = ?'

  test('opens the mail program with its text, says thanks, and stays in the field', async ({ person }) => {
    const { page } = person
    await person.open('/functii')
    const mails = await catchMails(page)
    const field = page.getByLabel('Sugestia dumneavoastră')
    await field.fill(text)
    await page.getByRole('button', { name: 'Trimite sugestia' }).click()
    await expect(page.getByRole('status')).toContainText('Mulțumim pentru sugestie!')
    await expect(field).toHaveValue(text)
    const [mail = ''] = await mails()
    expect(mail).toMatch(/^mailto:contact@lista-noastra\.example\?/)
    const { searchParams } = new URL(mail.replaceAll('+', '%2B'))
    expect(Object.fromEntries(searchParams)).toEqual({
      subject: 'Sugestie pentru Lista Noastră',
      body: text.replace('\n', '\r\n'),
    })
  })

  test('is not sent without a word', async ({ person }) => {
    const { page } = person
    await person.open('/functii')
    const mails = await catchMails(page)
    const field = page.getByLabel('Sugestia dumneavoastră')
    for (const nothing of ['', '   \n ']) {
      await field.fill(nothing)
      await page.getByRole('button', { name: 'Trimite sugestia' }).click()
      await expect(field).toBeFocused()
      await expect(page.getByText('Mulțumim pentru sugestie!')).toBeHidden()
    }
    expect(await mails()).toEqual([])
  })

  test('has at most 2000 characters', async ({ person }) => {
    await person.open('/functii')
    const field = person.page.getByLabel('Sugestia dumneavoastră')
    await field.fill('a'.repeat(1999))
    await field.press('End')
    await field.pressSequentially('bcd')
    await expect(field).toHaveValue(`${'a'.repeat(1999)}b`)
  })
})

test('without scripts the pages are whole, and a suggestion has an address', async ({ newPerson }) => {
  const { page } = await newPerson({ javaScriptEnabled: false })
  await page.goto('/functii')
  await expect(page.getByRole('list', { name: 'Nouă funcții' }).getByRole('heading')).toHaveCount(9)
  await expect(page.getByRole('heading', { name: 'Trei pași până la casă' })).toBeVisible()
  await expect(page.getByLabel('Sugestia dumneavoastră')).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible()
  await page.goto('/despre')
  await expect(page.getByRole('heading', { name: 'La ce ținem' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Alimente A-Z' })).toBeVisible()
})
