import { Finger } from './finger.ts'
import type { Person } from './person.ts'
import { expect, test } from './test.ts'

test.describe('a swipe', () => {
  test('to the right ticks, to the left deletes, and both can be undone', async ({ newPerson }) => {
    const person = await newPerson({ hasTouch: true })
    await person.createList()
    await person.add('lapte, pâine')
    const finger = new Finger(person.page)
    await finger.swipe(person.row('lapte'), 120)
    await person.seesCompleted('lapte')
    await finger.swipe(person.row('pâine'), -120)
    await expect(person.row('pâine')).toHaveCount(0)
    await person.toasts.getByRole('button', { name: 'Anulează: Ați șters „pâine”' }).click()
    await person.toasts.getByRole('button', { name: 'Anulează: Ați bifat „lapte”' }).click()
    await expect(person.pending.getByRole('listitem')).toHaveText(['lapte', 'pâine'])
  })

  test('says what it will do, and when letting go will do it', async ({ newPerson }) => {
    const person = await newPerson({ hasTouch: true })
    await person.createList()
    await person.add('lapte')
    const tick = person.page.getByText('Cumpărat', { exact: true })
    const remove = person.page.locator('.swipe-underlay').getByText('Șterge')
    const ready = person.page.locator('.swipe-underlay[data-ready]')
    const finger = new Finger(person.page)
    await finger.touch(person.row('lapte'))
    await expect(tick).toBeHidden()
    const place = await person.row('lapte').boundingBox()
    await finger.draw(80)
    await expect(tick).toBeVisible()
    expect(await person.page.locator('.swipe-underlay').boundingBox()).toEqual(place)
    expect(await person.row('lapte').boundingBox()).toEqual({ ...place, x: (place?.x ?? 0) + 80 })
    await expect(ready).toHaveCount(0)
    await finger.draw(30)
    await expect(ready).toHaveCount(1)
    await finger.draw(-220)
    await expect(tick).toBeHidden()
    await expect(remove).toBeVisible()
    await expect(ready).toHaveCount(1)
    await finger.draw(60)
    await expect(ready).toHaveCount(0)
    await finger.letGo()
    await expect(remove).toBeHidden()
    await expect(person.row('lapte')).not.toHaveAttribute('data-swiped')
    await expect(person.page.getByText('1 rămase, 0 completate')).toBeVisible()
  })

  test('changes nothing on its way but the row and what lies beneath it', async ({ newPerson }) => {
    const person = await newPerson({ hasTouch: true })
    await person.createList()
    await person.add('lapte, pâine')
    await person.seesNothingWaiting()
    const finger = new Finger(person.page)
    await finger.touch(person.row('lapte'))
    await finger.draw(20)
    const changed = await person.page.evaluateHandle(noteChanges)
    await finger.draw(120)
    expect(await changed.evaluate((classes) => [...classes].toSorted())).toEqual(['item', 'swipe-underlay'])
    await finger.interrupt()
  })

  test('too short, on what is bought already, or interrupted does nothing', async ({ newPerson }) => {
    const person = await newPerson({ hasTouch: true })
    await person.createList()
    await person.add('lapte, pâine')
    await person.tick('pâine')
    await person.openCompleted()
    const finger = new Finger(person.page)
    await finger.swipe(person.row('lapte'), 90)
    await finger.swipe(person.row('lapte'), -90)
    await finger.swipe(person.completed.getByRole('listitem'), 150)
    await finger.touch(person.row('lapte'))
    await finger.draw(-150)
    await finger.interrupt()
    await expect(person.page.locator('[data-swiped]')).toHaveCount(0)
    await expect(person.page.getByText('1 rămase, 1 completate')).toBeVisible()
    await expect(person.page.getByRole('form')).toHaveCount(0)
  })

  test('up or down scrolls, whatever it is drawn over', async ({ newPerson }) => {
    const person = await newPerson({ hasTouch: true })
    await person.createList()
    await person.add(Array.from({ length: 30 }, (_, index) => `lucru ${index}a`).join('\n'))
    await expect(person.page.getByText('30 rămase')).toBeVisible()
    const finger = new Finger(person.page)
    await finger.touch(person.row('lucru 5a'))
    await finger.draw(30, -300)
    await finger.letGo()
    await expect.poll(() => person.page.evaluate(() => scrollY)).toBeGreaterThan(150)
    await expect(person.page.getByText('30 rămase, 0 completate')).toBeVisible()
  })

  test('with a mouse is none', async ({ person }) => {
    await person.createList()
    await person.add('lapte')
    await person.row('lapte').hover()
    await person.page.mouse.down()
    await person.page.mouse.move(20, 300, { steps: 10 })
    await person.page.mouse.up()
    await expect(person.page.getByText('1 rămase, 0 completate')).toBeVisible()
  })
})

test.describe('what is ticked', () => {
  test('stays lit where it was for a moment, and leaves for what is bought', async ({ person }) => {
    await person.createList()
    await person.add('lapte, pâine')
    await person.tick('lapte')
    await expect(person.pending.locator('.item-ticked')).toHaveText('lapte')
    await expect(person.pending.getByRole('listitem')).toHaveText(['pâine'])
    await expect(person.completed.getByRole('button', { name: 'Cumpărate', expanded: false })).toHaveText(
      /1$/,
    )
    await expect(person.completed.getByRole('listitem')).toHaveCount(0)
    await person.openCompleted()
    await expect(person.completed.getByRole('listitem')).toHaveText(['lapte'])
  })

  test('can be ticked back before it has left, and after', async ({ person }) => {
    await person.createList()
    await person.add('lapte')
    await person.tick('lapte')
    await person.page.getByRole('button', { name: 'Debifează lapte' }).click()
    await expect(person.page.getByText('1 rămase, 0 completate')).toBeVisible()
    await person.tick('lapte')
    await expect(person.page.getByText('Totul e cumpărat.')).toBeVisible()
    await person.openCompleted()
    await person.page.getByRole('button', { name: 'Debifează lapte' }).click()
    await expect(person.pending).toContainText('lapte')
  })

  test('is unfolded once for as long as the page is open, and cleared at once', async ({ person }) => {
    await person.createList()
    await person.add('lapte, pâine, ouă')
    await person.tick('lapte')
    await person.openCompleted()
    await person.tick('pâine')
    await expect(person.completed.getByRole('listitem')).toHaveText(['lapte', 'pâine'])
    await person.page.getByRole('button', { name: 'Șterge cele cumpărate' }).click()
    await expect(person.completed).toHaveCount(0)
    await expect(person.page.getByRole('heading', { name: 'De cumpărat' })).toBeFocused()
    await person.tick('ouă')
    await expect(person.completed.getByRole('listitem')).toHaveText(['ouă'])
  })
})

test('what nobody found has a place of its own, and is ticked from there', async ({ person }) => {
  await person.createList()
  await person.add('lapte, pâine')
  await edit(person, 'lapte')
  await person.page.getByRole('button', { name: 'N-am găsit' }).click()
  const shelf = person.pending.locator('[data-category]', { has: person.page.getByText('N-am găsit') })
  await expect(shelf.getByRole('listitem')).toHaveText(['lapte'])
  await expect(person.page.getByText('2 rămase, 0 completate')).toBeVisible()
  await edit(person, 'lapte')
  await person.page.getByRole('button', { name: 'Caut din nou' }).click()
  await expect(shelf).toHaveCount(0)
})

test('who gave themselves a name is known by it on what they add', async ({ person, newPerson }) => {
  const link = await person.createList()
  await person.page.getByRole('button', { name: 'Meniul listei' }).click()
  await person.page.getByRole('button', { name: 'Setări' }).click()
  await person.page.getByLabel('Nume sau poreclă').fill('Ana')
  await person.page.keyboard.press('Tab')
  await person.page.keyboard.press('Escape')
  const guest = await newPerson()
  await guest.open(link)
  await guest.seesNothingWaiting()
  await person.add('lapte 2 l')
  const row = guest.page.getByRole('button', { name: 'Modifică lapte 2 l, adăugat de Ana' })
  await expect(row.locator('[data-person]')).toHaveAttribute('data-initial', 'A')
  await expect(guest.row('lapte')).toHaveClass(/item-arriving/)
  await row.click()
  await expect(guest.page.getByRole('form')).toContainText('adăugat de Ana')
})

test.describe('what is being changed', () => {
  test('has its category from its name until somebody chooses one', async ({ person }) => {
    await person.createList()
    await person.add('lapte')
    await edit(person, 'lapte')
    const category = person.page.getByLabel('Categorie')
    await expect(category.locator('option:checked')).toHaveText('Automat (Lactate)')
    await expect(category.getByRole('option')).toHaveCount(16)
    await person.page.getByRole('form').getByLabel('Produs').fill('mere')
    await expect(category.locator('option:checked')).toHaveText('Automat (Fructe)')
    await category.selectOption('Conserve')
    await person.page.getByRole('button', { name: 'Salvează', exact: true }).click()
    await expect(person.pending.getByRole('heading', { level: 3 })).toHaveText('Conserve')
    await expect(person.page.getByRole('button', { name: 'Modifică mere' })).toBeFocused()
  })

  test('is counted up and down in steps, and its unit is suggested', async ({ person }) => {
    await person.createList()
    await person.add('cartofi 1 kg')
    await edit(person, 'cartofi')
    const quantity = person.page.getByLabel('Cantitate')
    await person.page.getByRole('button', { name: 'Mai mult' }).click()
    await expect(quantity).toHaveValue('1,5')
    const less = person.page.getByRole('button', { name: 'Mai puțin' })
    await less.click()
    await less.click()
    await expect(quantity).toHaveValue('0,5')
    await expect(less).toHaveAttribute('aria-disabled', 'true')
    await less.click({ force: true })
    await expect(quantity).toHaveValue('0,5')
    const units = person.page.getByLabel('Unitate')
    expect(await units.evaluate((input: HTMLInputElement) => input.list?.options.length)).toBeGreaterThan(20)
  })

  test('keeps what was typed, and the focus, while others move, tick and delete it', async ({
    person,
    newPerson,
  }) => {
    const link = await person.createList()
    await person.add('lapte, pâine')
    await person.seesNothingWaiting()
    const guest = await newPerson()
    await guest.open(link)
    await edit(person, 'lapte')
    const quantity = person.page.getByLabel('Cantitate')
    await quantity.fill('7')

    await edit(guest, 'lapte')
    await guest.page.getByLabel('Categorie').selectOption('Băuturi')
    await guest.page.getByRole('button', { name: 'Salvează', exact: true }).click()
    await expect(person.pending.getByRole('heading', { level: 3 })).toHaveText(['Pâine', 'Băuturi'])
    await expect(quantity).toHaveValue('7')
    await expect(quantity).toBeFocused()

    await guest.tick('lapte')
    await expect(person.page.getByText('1 rămase, 1 completate')).toBeVisible()
    await expect(quantity).toHaveValue('7')
    await expect(quantity).toBeFocused()

    await guest.openCompleted()
    await guest.remove('lapte')
    await expect(person.page.getByText('Între timp produsul a fost șters.')).toBeVisible()
    await expect(quantity).toHaveValue('7')
    await person.page.getByRole('button', { name: 'Salvează', exact: true }).click()
    await expect(guest.row('lapte')).toContainText('7 buc')
  })

  test('can be deleted there, and the focus goes on', async ({ person }) => {
    await person.createList()
    await person.add('mere, pere')
    await edit(person, 'mere')
    await person.page.getByRole('form').getByRole('button', { name: 'Șterge' }).click()
    await expect(person.row('mere')).toHaveCount(0)
    await expect(person.page.getByRole('button', { name: 'Modifică pere' })).toBeFocused()
  })
})

test('the focus goes on when somebody else deletes the row it is in', async ({ person, newPerson }) => {
  const link = await person.createList()
  await person.add('mere, pere, struguri')
  await person.seesNothingWaiting()
  const guest = await newPerson()
  await guest.open(link)
  await person.page.getByRole('button', { name: 'Bifează pere' }).focus()
  await guest.remove('pere')
  await expect(person.page.getByRole('button', { name: 'Bifează struguri' })).toBeFocused()
  await guest.remove('struguri')
  await expect(person.page.getByRole('button', { name: 'Bifează mere' })).toBeFocused()
  await guest.remove('mere')
  await expect(person.page.getByRole('heading', { name: 'Listă goală' })).toBeFocused()
})

test('what is tapped before the script is there is ticked once it is', async ({ person, newPerson }) => {
  const link = await person.createList()
  await person.add('lapte, pâine')
  await person.seesNothingWaiting()
  const early = await newPerson()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await early.page.route('**/_astro/client.*.js', async (route) => {
    await held
    await route.continue()
  })
  await early.page.goto(link, { waitUntil: 'commit' })
  await early.tick('lapte')
  await early.tick('pâine')
  await early.tick('pâine')
  await expect(early.page.locator('[data-early-tick]')).toHaveText('lapte')
  release()
  await early.isAtHand()
  await expect(person.page.getByText('1 rămase, 1 completate')).toBeVisible()
  await early.seesCompleted('lapte')
  await expect(early.pending).toContainText('pâine')
})

test('on a narrow screen everything in a row and in its editor is large enough for a thumb', async ({
  newPerson,
}) => {
  const person = await newPerson({ viewport: { width: 320, height: 640 } })
  await person.createList()
  await person.add(
    `${'foarte '.repeat(9)}lung 12 pachete\nlapte\ncuvântfoartelungfărăniciunspațiuînelpentruprobă`,
  )
  await person.tick('lapte')
  await person.openCompleted()
  await edit(person, 'foarte')
  await expect(person.page.getByRole('form')).toBeVisible()
  const small = await person.page.locator('.list-rows').evaluate((rows) => {
    const controls = [...rows.querySelectorAll('button, input, select')]
    return controls.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect()
      return Math.min(width, height) < 44 ? `${control.outerHTML}: ${width} × ${height}` : []
    })
  })
  expect(small).toEqual([])
  const cut = await person.page
    .locator('.item-open')
    .evaluateAll((buttons) =>
      buttons
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    )
  expect(cut).toEqual([])
})

test.describe('motion', () => {
  test('is short on a device with little in it, and takes its time on others', async ({ newPerson }) => {
    for (const [cores, pulseS] of [
      [2, 0.1],
      [8, 1],
    ] as const) {
      const person = await newPerson()
      await person.page.addInitScript((hardwareConcurrency) => {
        Object.defineProperties(navigator, {
          hardwareConcurrency: { value: hardwareConcurrency },
          deviceMemory: { value: 8 },
        })
      }, cores)
      await person.createList()
      await person.add('lapte, pâine')
      await person.seesNothingWaiting()
      await person.tick('lapte')
      const pulsing = person.page.locator('.item-ticked')
      const durationS = (row: Element) =>
        Number.parseFloat(getComputedStyle(row, '::after').animationDuration)
      expect(await pulsing.evaluate(durationS)).toBe(pulseS)
    }
  })

  test('is none for who wants none', async ({ newPerson }) => {
    const person = await newPerson({ reducedMotion: 'reduce' })
    await person.createList()
    await person.add('lapte, pâine')
    await person.seesNothingWaiting()
    await person.tick('lapte')
    await expect(person.page.locator('.item-ticked')).toHaveText('lapte')
    const moving = person.page
      .locator('.list-rows')
      .evaluate((rows) => rows.getAnimations({ subtree: true }).length)
    expect(await moving).toBe(0)
  })
})

test('without scripts, what is bought can be read too', async ({ person, newPerson }) => {
  const link = await person.createList()
  await person.add('lapte 2 l, pâine')
  await person.tick('lapte')
  await person.seesNothingWaiting()
  const reader = await newPerson({ javaScriptEnabled: false })
  await reader.page.goto(link)
  await expect(reader.pending.getByRole('listitem')).toHaveText(['pâine'])
  await expect(reader.completed.getByRole('listitem')).toHaveText(['lapte 2 l'])
})

/** In the page: the classes of what changes from now on. */
function noteChanges(): Set<string> {
  const classes = new Set<string>()
  const options = { subtree: true, childList: true, attributes: true, characterData: true }
  new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof HTMLElement) classes.add(target.className)
  }).observe(document.body, options)
  return classes
}

async function edit(person: Person, name: string): Promise<void> {
  await person.page.getByRole('button', { name: `Modifică ${name}` }).click()
}
