import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, expect as expectPage } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Person } from '../e2e/support/person.ts'
import { Speaker } from '../e2e/support/speaker.ts'
import config from '../playwright.config.ts'
import { findBrowser } from '../stages/find-browser.ts'
import { testLimits } from '../support/limits.ts'
import { type Product, startProduct } from '../support/server/product.ts'
import { coloured, inNoise, wav } from '../support/voice/clips.ts'
import { type Engine, startEngine } from '../support/voice/real-engine.ts'
import { spokenBySynthesis } from '../support/voice/synthetic-voice.ts'

const folder = mkdtempSync(join(tmpdir(), 'voice-scenes-'))
/** Longer than the longest recording, so that the microphone does not repeat the words. */
const microphoneSeconds = 14
const rateHz = 16_000
const patient = expectPage.configure({ timeout: testLimits.stateMs })
const settings = Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('VOICE_')))

let engine: Engine
let product: Product
let browser: Browser | undefined

beforeAll(async () => {
  engine = await startEngine(settings as Record<string, string>)
  product = await startProduct({ STT_URL: engine.url, STT_TIMEOUT: '50' })
})
afterEach(() => browser?.close())
afterAll(async () => {
  await product.end()
  await engine.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Opens a list in a Chromium whose microphone plays these samples. */
async function atMicrophone(samples: Float32Array, typed = ''): Promise<Person> {
  const file = join(folder, 'microphone.wav')
  writeFileSync(file, wav(samples))
  browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      ...(config.use?.launchOptions?.args ?? []),
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${file}`,
    ],
  })
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'ro-RO',
    permissions: ['microphone'],
    viewport: { width: 1270, height: 720 },
  })
  const person = new Person(await context.newPage())
  await person.openNewList('Cină', typed)
  return person
}

/** A sentence in a quiet room, after a moment in which the microphone opens. */
async function sentence(text: string): Promise<Float32Array> {
  return inNoise(await spokenBySynthesis(text), microphoneSeconds, 0.6, 35)
}

/** Waits until what was said has been answered. */
async function isAnswered(person: Person): Promise<void> {
  await patient(person.page.locator('.voice-panel')).toHaveCount(0)
}

async function rowsOf(person: Person): Promise<number> {
  return person.pending.getByRole('listitem').count()
}

const added: readonly [said: string, rows: readonly (readonly [name: string, shown: string])[]][] = [
  ['mere', [['mere', 'mere']]],
  [
    'mere și portocale',
    [
      ['mere', 'mere'],
      ['portocale', 'portocale'],
    ],
  ],
  ['jumătate de kilogram de cașcaval', [['cașcaval', '0,5 kg']]],
]

test.each(added)('after a tap, „%s” is added, and can be undone', async (said, rows) => {
  const person = await atMicrophone(await sentence(said))
  await new Speaker(person.page).start.click()
  for (const [name, shown] of rows) await patient(person.row(name)).toContainText(shown)
  await patient(person.toasts).toContainText('Am auzit')
  await person.page.getByRole('button', { name: /^Anulează: Am auzit/ }).click()
  for (const [name] of rows) await patient(person.row(name)).toHaveCount(0)
})

test('five things are heard while the button is held', async () => {
  const person = await atMicrophone(await sentence('mere, pere, banane, roșii și ulei'))
  const { page } = person
  await new Speaker(page).start.hover()
  await page.mouse.down()
  await patient(page.getByText('Dați drumul când ați terminat.')).toBeVisible()
  await patient(page.getByText(/^încă [0-4] s$/)).toBeVisible()
  await page.mouse.up()
  for (const name of ['mere', 'pere', 'banane', 'roșii', 'ulei'])
    await patient(person.row(name)).toBeVisible()
})

test('a spoken command removes a row', async () => {
  const person = await atMicrophone(await sentence('elimină cartofi'), 'cartofi, unt')
  await new Speaker(person.page).start.click()
  await patient(person.row('cartofi')).toHaveCount(0)
  await patient(person.row('unt')).toBeVisible()
})

test('a spoken command ticks a row', async () => {
  const person = await atMicrophone(await sentence('bifează cartofii'), 'cartofi, unt')
  await new Speaker(person.page).start.click()
  await patient(person.pending).not.toContainText('cartofi')
  await patient(person.completed).toContainText('1')
  await patient(person.pending).toContainText('unt')
})

test('other talk adds nothing, and a message says so', async () => {
  const person = await atMicrophone(await sentence('Nu mai știu unde am pus cheile'))
  await new Speaker(person.page).start.click()
  await patient(person.toasts).toContainText(/nu este un produs|Niciun text|Nu am înțeles un produs/)
  await isAnswered(person)
  expect(await rowsOf(person)).toBe(0)
})

test('noise adds nothing', async () => {
  const person = await atMicrophone(coloured(2, 0.7, 0.02, microphoneSeconds))
  await new Speaker(person.page).start.click()
  await patient(person.toasts).toContainText('Niciun text primit de la procesare')
  await isAnswered(person)
  expect(await rowsOf(person)).toBe(0)
})

test('a microphone that is switched off has a message of its own', async () => {
  const person = await atMicrophone(new Float32Array(microphoneSeconds * rateHz))
  await new Speaker(person.page).start.click()
  await patient(person.toasts).toContainText(
    'Microfonul nu trimite niciun sunet. Verificați dacă este oprit.',
  )
  await isAnswered(person)
})

test('a word that no table has is offered, and one press adds it', async () => {
  const person = await atMicrophone(await sentence('amurana'))
  const { page } = person
  await new Speaker(page).start.click()
  const question = page.locator('.voice-title', { hasText: /^Ați spus „\p{L}+”\?$/u })
  await patient(question).toBeVisible()
  const [offered = ''] = ((await question.textContent()) ?? '').match(/(?<=„)\p{L}+/u) ?? []
  expect(await rowsOf(person)).toBe(0)
  await page.getByRole('button', { name: 'Adaugă pe listă' }).click()
  await patient(person.row(offered)).toBeVisible()
})
