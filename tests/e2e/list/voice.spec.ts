import type { Page } from '@playwright/test'
import { testLimits } from '../../support/limits.ts'
import { type Product, startProduct } from '../../support/server/product.ts'
import { SpeechEngine } from '../../support/server/speech-engine.ts'
import { holdScripts } from '../support/held-scripts.ts'
import { withMicrophone } from '../support/microphone.ts'
import type { Person } from '../support/person.ts'
import { pretendRecognition, Speaker, speakWithoutPauses, withoutOwnRecognition } from '../support/speaker.ts'
import { test as base, expect } from '../support/test.ts'
import { withoutLimits } from '../support/time.ts'
import { turn, turnAway } from '../support/turn.ts'

const test = base.extend<{ speaker: Speaker }, { engine: SpeechEngine; product: Product }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const engine = await SpeechEngine.start()
      await use(engine)
      await engine.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ engine }, use) => {
      const product = await startProduct({ STT_URL: `http://127.0.0.1:${engine.port}` })
      await use(product)
      await product.end()
    },
    { scope: 'worker', timeout: testLimits.startMs },
  ],
  speaker: async ({ person, engine }, use) => {
    engine.forget()
    await person.context.grantPermissions(['microphone'])
    // Messages stay until they have been read.
    await withoutLimits(person.page, 5_000)
    await speakWithoutPauses(person.page)
    await use(new Speaker(person.page))
  },
})

test.use({ launchOptions: withMicrophone() })

const said = 'Două kile de cartofi, o pâine și zece ouă.'

async function seesWhatWasSaid(person: Person): Promise<void> {
  await expect(person.row('cartofi')).toContainText('2 kg')
  await expect(person.row('ouă')).toContainText('10 buc')
}

/** Expects the state in which another press starts a recording. */
async function isAtRest({ page, start }: Speaker): Promise<void> {
  await expect(start).toHaveAttribute('aria-disabled', 'false')
  await expect(page.locator('.voice-panel')).toHaveCount(0)
}

test('spoken items become rows, here and in the other browser, and can be undone', async ({
  person,
  speaker,
  engine,
  newPerson,
}) => {
  const link = await person.openNewList('Cină')
  const guest = await newPerson()
  await guest.open(link)
  engine.says(said)
  // The recording ends by itself.
  await speaker.start.click()
  await seesWhatWasSaid(person)
  await seesWhatWasSaid(guest)
  await isAtRest(speaker)
  await expect(person.toasts).toContainText(
    'Am auzit: „Două kile de cartofi, o pâine și zece ouă” · 3 produse',
  )
  const [heard] = engine.heard
  expect(heard?.file.type).toBe('audio/webm')
  expect(heard?.file.bytes.length).toBeGreaterThanOrEqual(8_000)
  await person.page.getByRole('button', { name: /^Anulează: Am auzit/ }).click()
  await expect(person.row('cartofi')).toHaveCount(0)
  await expect(guest.row('cartofi')).toHaveCount(0)
})

test("the list's own stores are heard, as the list spells them", async ({ person, speaker, engine }) => {
  await person.openNewList('Cină')
  await person.add('pâine')
  await person.say('pâine', { Magazin: 'Băcănia lui Nelu' })
  engine.says('Două kile de roșii de la băcănia lui nelu.')
  await speaker.start.click()
  await expect(person.row('roșii')).toContainText('Băcănia lui Nelu')
  await expect(person.row('roșii')).toContainText('2 kg')
  await isAtRest(speaker)
})

test('while the button is held it listens longer; an item already there is added up', async ({
  person,
  speaker,
  engine,
}) => {
  await withoutLimits(person.page)
  await person.openNewList('Cină')
  await person.add('cartofi 1 kg')
  engine.says(said)
  await speaker.start.hover()
  await person.page.mouse.down()
  await expect(person.page.getByText('Dați drumul când ați terminat.')).toBeVisible()
  // The panel replaces the suggestions.
  await expect(person.page.getByRole('button', { name: 'Idei' })).toBeHidden()
  await speaker.hasSecondsLeft(5)
  await person.page.mouse.up()
  await expect(person.row('cartofi')).toContainText('3 kg')
  await isAtRest(speaker)
})

const early = [
  ['the page has any script', '*'],
  ['the code that listens is there', 'VoiceInput.*'],
] as const

for (const [moment, scripts] of early) {
  test(`a short press before ${moment} records for 4 s, not for as long as a held one`, async ({
    person,
    speaker,
    engine,
  }) => {
    engine.says(said)
    const link = await person.openNewList('Cină')
    const letThrough = await holdScripts(person, scripts)
    const mostSeconds = await speaker.followSeconds()
    await person.page.goto(link, { waitUntil: 'commit' })
    if (scripts !== '*') await person.isAtHand()
    await speaker.start.click()
    letThrough()
    await seesWhatWasSaid(person)
    await isAtRest(speaker)
    expect(await mostSeconds()).toBeGreaterThan(0)
    expect(await mostSeconds()).toBeLessThanOrEqual(4)
  })

  test(`a press that is held since before ${moment} records until it ends`, async ({
    person,
    speaker,
    engine,
  }) => {
    engine.says(said)
    const link = await person.openNewList('Cină')
    const letThrough = await holdScripts(person, scripts)
    await person.page.goto(link, { waitUntil: 'commit' })
    if (scripts !== '*') await person.isAtHand()
    await speaker.start.hover()
    await person.page.mouse.down()
    letThrough()
    await expect(person.page.getByText('Dați drumul când ați terminat.')).toBeVisible()
    await speaker.hasSecondsLeft(8)
    await person.page.mouse.up()
    await seesWhatWasSaid(person)
    await isAtRest(speaker)
  })

  test(`a press before ${moment} records nothing if the page was hidden meanwhile; the next press does`, async ({
    person,
    speaker,
  }) => {
    await withoutLimits(person.page)
    const link = await person.openNewList('Cină')
    const letThrough = await holdScripts(person, scripts)
    await person.page.goto(link, { waitUntil: 'commit' })
    if (scripts !== '*') await person.isAtHand()
    await speaker.start.click()
    await turnAway(person)
    letThrough()
    await person.isAtHand()
    await staysSilent(speaker)
    await speaker.start.click()
    await expect(speaker.stop).toBeVisible()
  })
}

test('a press records nothing if the person opened a sheet before the code that listens was there', async ({
  person,
  speaker,
}) => {
  await withoutLimits(person.page)
  const letThrough = await holdScripts(person, 'VoiceInput.*')
  await person.openNewList('Cină')
  await speaker.start.click()
  await person.openMenu()
  letThrough()
  await person.page.keyboard.press('Escape')
  await staysSilent(speaker)
  await speaker.start.click()
  await expect(speaker.stop).toBeVisible()
})

/** Expects that an earlier press is over, and did not begin to listen. */
async function staysSilent({ start }: Speaker): Promise<void> {
  await expect(start).not.toHaveAttribute('data-press')
  await expect(start).not.toHaveAttribute('data-voice')
}

test('by the keyboard, a key begins and ends it, or is held; the focus stays', async ({
  person,
  speaker,
  engine,
}) => {
  const { keyboard } = person.page
  await withoutLimits(person.page)
  await person.openNewList('Cină')
  await speaker.start.focus()
  await keyboard.press('Enter')
  await speaker.hasSecondsLeft(2)
  await expect(speaker.stop).toBeFocused()
  await keyboard.press('Enter')
  await expect(person.row('lapte')).toBeVisible()
  await isAtRest(speaker)

  engine.says('unt')
  await keyboard.down('Space')
  await expect(person.page.getByText('Dați drumul când ați terminat.')).toBeVisible()
  await speaker.hasSecondsLeft(8)
  await keyboard.up('Space')
  await expect(person.row('unt')).toBeVisible()
  await expect(speaker.start).toBeFocused()
})

test('taken back, or with its page hidden, it frees the microphone at once, and nothing was said', async ({
  person,
  speaker,
  engine,
}) => {
  const { page } = person
  await withoutLimits(person.page)
  await person.openNewList('Cină')
  const open = await followMicrophone(person)
  const endings = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Renunță' }).click(),
    () => turn(person, 'hidden'),
  ]
  for (const end of endings) {
    await speaker.start.click()
    await expect(speaker.stop).toBeVisible()
    expect(await open()).toBe(true)
    await end()
    expect(await open()).toBe(false)
    await isAtRest(speaker)
  }
  expect(engine.heard).toEqual([])
})

/** Tracks the microphones that the page opens. @returns reads true if any of them is open */
async function followMicrophone({ page }: Person): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const devices = navigator.mediaDevices
    const open = devices.getUserMedia.bind(devices)
    const streams: MediaStream[] = []
    Object.assign(globalThis, { streams })
    devices.getUserMedia = async (wanted) => {
      const stream = await open(wanted)
      streams.push(stream)
      return stream
    }
  })
  return () =>
    page.evaluate(() =>
      (globalThis as unknown as { streams: MediaStream[] }).streams.some((stream) =>
        stream.getTracks().some(({ readyState }) => readyState === 'live'),
      ),
    )
}

test('a microphone that is refused, missing or fails, and a recording of under 8000 bytes, are reported', async ({
  person,
  speaker,
  engine,
}) => {
  const { page, context, toasts } = person
  await withoutLimits(person.page)
  await person.openNewList('Cină')
  await context.clearPermissions()
  await speaker.start.click()
  await expect(toasts).toContainText('Acces la microfon refuzat. Activați în setările browserului.')
  await isAtRest(speaker)
  await context.grantPermissions(['microphone'])
  await recordSparingly(page)
  await speaker.start.click()
  await speaker.stop.click()
  await expect(toasts).toContainText('Înregistrare prea scurtă. Încercați din nou.')
  await isAtRest(speaker)
  for (const [problem, message] of Object.entries(microphoneProblems)) {
    await page.evaluate((named) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', named))
    }, problem)
    await speaker.start.click()
    await expect(toasts).toContainText(message)
    await isAtRest(speaker)
  }
  expect(engine.heard).toEqual([])
})

const microphoneProblems = {
  NotFoundError: 'Nu s-a găsit niciun microfon.',
  NotReadableError: 'Nu s-a putut porni înregistrarea.',
}

/** Records at a low bit rate: even if a slow machine presses again late, the recording is too short. */
function recordSparingly(page: Page): Promise<void> {
  return page.evaluate(() => {
    globalThis.MediaRecorder = class extends MediaRecorder {
      constructor(stream: MediaStream, options?: MediaRecorderOptions) {
        super(stream, { ...options, audioBitsPerSecond: 6_000 })
      }
    }
  })
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('any answer of the engine is shown and it comes to rest again; so it is without a connection', async ({
    person,
    speaker,
    engine,
  }) => {
    const { toasts } = person
    await withoutLimits(person.page)
    await person.openNewList('Cină')
    for (const [answer, message] of answers) {
      answer(engine)
      await speaker.speak()
      await expect(toasts).toContainText(message)
      await isAtRest(speaker)
    }
    await expect(person.row('lapte')).toBeVisible()
    await person.goOffline()
    await speaker.start.click()
    await expect(toasts).toContainText('Fără conexiune, vorbirea nu poate fi recunoscută.')
    await isAtRest(speaker)
  })
})

const answers: readonly [answer: (engine: SpeechEngine) => void, message: string][] = [
  [(engine) => fail(engine), 'Transcrierea a eșuat. Încercați din nou.'],
  [(engine) => engine.says('Mulțumesc pentru vizionare!'), 'Nu s-a putut recunoaște produsul.'],
  [(engine) => engine.says('lapte, 牛奶'), 'Nume de produs invalid'],
]

function fail(engine: SpeechEngine): void {
  engine.answer = (response) => response.writeHead(500).end('<html>')
}

test.describe('on a server without an engine', () => {
  test.beforeEach(({ person }) =>
    person.page.route('**/api/voice-to-text', (route) => route.fulfill({ json: { engine: false } })),
  )

  test('if the browser recognises nothing either, there is no microphone, and no mention of one', async ({
    person,
    speaker,
  }) => {
    await withoutOwnRecognition(person.page)
    await person.openNewList('Cină')
    await expect(speaker.start).toHaveCount(0)
    await expect(
      person.page.getByText(/^Adaugă primul produs (mai jos|alături)\.$/).filter({ visible: true }),
    ).toBeVisible()
    await expect(person.page.getByText(/vocal/)).toHaveCount(0)
  })

  test('that had one until now, a browser without recognition shows the reason, and another way to dictate', async ({
    person,
    speaker,
  }) => {
    await withoutOwnRecognition(person.page)
    const engine = { isThere: true }
    await person.page.route('**/api/voice-to-text', (route) =>
      route.fulfill({ json: { engine: engine.isThere } }),
    )
    const asked = person.page.waitForResponse('**/api/voice-to-text')
    await person.openNewList('Cină')
    await asked
    engine.isThere = false
    await speaker.start.click()
    const lack = person.page.getByRole('region', { name: 'Introducerea vocală nu este pornită' })
    await expect(lack).toContainText('microfonul tastaturii')
    await lack.getByRole('button', { name: 'Am înțeles' }).click()
    await expect(lack).toHaveCount(0)
    await expect(speaker.start).toBeFocused()
  })

  test('the browser itself listens once its person agreed, and is not asked for again', async ({
    person,
    speaker,
  }) => {
    await pretendRecognition(person.page)
    await withoutLimits(person.page)
    await person.openNewList('Cină')
    await speaker.start.click()
    const question = person.page.getByRole('region', { name: 'Folosiți recunoașterea vorbirii din browser?' })
    await expect(question).toContainText('companiei care îl face')
    await question.getByRole('button', { name: 'Nu acum' }).click()
    await speaker.start.click()
    await question.getByRole('button', { name: 'Da' }).click()
    await expect(person.page.getByText('„două kile…”')).toBeVisible()
    await speaker.stop.click()
    await expect(person.row('cartofi')).toContainText('2 kg')
    await isAtRest(speaker)
    await person.page.reload()
    await person.isAtHand()
    await speaker.start.click()
    await expect(speaker.stop).toBeVisible()
    await speaker.stop.click()
    await expect(person.row('cartofi')).toContainText('4 kg')
    await isAtRest(speaker)

    await person.openMenu('Setări')
    await person.page.getByRole('switch', { name: 'Ascultă prin browser' }).uncheck()
    await person.page.keyboard.press('Escape')
    await speaker.start.click()
    await expect(question).toBeVisible()
  })
})
