import { setMaxListeners } from 'node:events'
import { cleanStores } from 'nanostores'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { personColors } from '../../../../src/domain/list/person.ts'
import {
  $person,
  $settings,
  setPerson,
  setSound,
  setVibration,
} from '../../../../src/list/settings/device-settings.ts'
import { MapStorage, refusingStorage } from '../../../support/pages/web-storage.ts'

type Settings = typeof import('../../../../src/list/settings/device-settings.ts')

const settingsKey = 'lista-noastra:settings'
const personKey = 'lista-noastra:person'

// It has to exist before the stores are loaded: without a window, as on a server, they do not listen to other tabs.
const tab = vi.hoisted(() => Object.assign(globalThis, { window: new EventTarget() }).window)
setMaxListeners(99, tab)

let storage: MapStorage

beforeEach(() => {
  storage = new MapStorage()
  vi.stubGlobal('localStorage', storage)
})

afterEach(() => {
  cleanStores($settings, $person)
  vi.unstubAllGlobals()
})

/** Stores a value as another tab would, with its event. */
function keepElsewhere(key: string, value: unknown): void {
  const newValue = JSON.stringify(value)
  storage.setItem(key, newValue)
  tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
}

describe('sound and vibration', () => {
  test('have the stored value, and are on if it is not valid', () => {
    for (const [kept, settings] of [
      ['{"isSoundOn":false,"isVibrationOn":true}', { isSoundOn: false, isVibrationOn: true }],
      ['{"isVibrationOn":false}', { isSoundOn: true, isVibrationOn: false }],
      ['{"isSoundOn":"no"}', { isSoundOn: true, isVibrationOn: true }],
      ['[]', { isSoundOn: true, isVibrationOn: true }],
      ['{', { isSoundOn: true, isVibrationOn: true }],
    ] as const) {
      cleanStores($settings)
      setSound(true)
      setVibration(true)
      cleanStores($settings)
      storage.setItem(settingsKey, kept)
      expect($settings.get(), kept).toEqual(settings)
    }
  })

  test('are kept one by one', () => {
    setSound(false)
    setVibration(false)
    setSound(true)
    expect(JSON.parse(storage.getItem(settingsKey) ?? '')).toEqual({ isSoundOn: true, isVibrationOn: false })
  })

  test('follow another tab', () => {
    const stop = $settings.listen(() => undefined)
    keepElsewhere(settingsKey, { isSoundOn: false, isVibrationOn: true })
    expect($settings.get()).toEqual({ isSoundOn: false, isVibrationOn: true })
    stop()
  })

  test('hold in the tab where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', refusingStorage)
    setSound(false)
    expect($settings.get().isSoundOn).toBe(false)
    setSound(true)
    expect($settings.get().isSoundOn).toBe(true)
  })

  test('hold there too when nothing looked at them meanwhile, and another tab keeps something', () => {
    vi.stubGlobal('localStorage', refusingStorage)
    setSound(false)
    const stop = $settings.listen(() => undefined)
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'else', newValue: '1' }))
    stop()
    cleanStores($settings)
    expect($settings.get().isSoundOn).toBe(false)
  })
})

test('a page opens where even the name of the storage is refused, and on a server', async () => {
  vi.resetModules()
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => refusingStorage.getItem(),
  })
  const page: Settings = await import('../../../../src/list/settings/device-settings.ts')
  expect(page.$settings.get()).toEqual({ isSoundOn: true, isVibrationOn: true })
  page.setSound(false)
  expect(page.setPerson({ name: 'Ana' })).toBe(true)
  expect([page.$settings.get().isSoundOn, page.$person.get().name]).toEqual([false, 'Ana'])
})

describe('the person', () => {
  test('has a colour from the first moment, and the same one afterwards', () => {
    const { name, color } = $person.get()
    expect(name).toBe('')
    expect(personColors).toContain(color)
    expect(JSON.parse(storage.getItem(personKey) ?? '')).toEqual({ name: '', color })
  })

  test('takes a nickname, cleaned, and a colour', () => {
    expect(setPerson({ name: '  Ana   Maria ' })).toBe(true)
    expect(setPerson({ color: 'violet' })).toBe(true)
    expect($person.get()).toEqual({ name: 'Ana Maria', color: 'violet' })
    expect(setPerson({ name: '' })).toBe(true)
    expect($person.get()).toEqual({ name: '', color: 'violet' })
  })

  test.each([['a'.repeat(31)], ['<script>'], ['javascript:alert(1)']])(
    'refuses %j and stays as it was',
    (name) => {
      setPerson({ name: 'Ana', color: 'teal' })
      expect(setPerson({ name, color: 'red' })).toBe(false)
      expect($person.get()).toEqual({ name: 'Ana', color: 'teal' })
    },
  )

  test('ignores foreign values in the storage', () => {
    const stop = $person.listen(() => undefined)
    keepElsewhere(personKey, { name: '<b>', color: 'transparent' })
    expect($person.get().name).toBe('')
    expect(personColors).toContain($person.get().color)
    stop()
  })
})

describe('the question for a name', () => {
  const askedKey = 'lista-noastra:name-asked'

  /** Loads the modules on a device with only these stored values. */
  const pageWith = async (name: string, wasAsked: boolean) => {
    storage.setItem(personKey, JSON.stringify({ name, color: 'teal' }))
    storage.setItem(askedKey, JSON.stringify(wasAsked))
    vi.resetModules()
    return import('../../../../src/list/settings/device-settings.ts')
  }

  test.each([
    [true, '', false],
    [false, 'Ana', false],
    [false, '', true],
  ])('is open: %s, for a person called %j and asked before: %s', async (isOpen, name, wasAsked) => {
    expect((await pageWith(name, wasAsked)).$isNameUnasked.get()).toBe(isOpen)
  })

  test.each<[string, (page: Settings) => void]>([
    ['passed over', (page) => page.askNoName()],
    ['answered', (page) => page.setPerson({ name: 'Ana' })],
    ['answered by none', (page) => page.setPerson({ name: '' })],
  ])('once %s, it never returns, whatever the name is later', async (_, settle) => {
    const page = await pageWith('', false)
    settle(page)
    expect(page.$isNameUnasked.get()).toBe(false)
    expect(storage.getItem(askedKey)).toBe('true')
    page.setPerson({ name: '' })
    expect(page.$isNameUnasked.get()).toBe(false)
  })

  test('stays open after a name that is refused, and after a colour', async () => {
    const page = await pageWith('', false)
    page.setPerson({ name: '<b>' })
    page.setPerson({ color: 'red' })
    expect(page.$isNameUnasked.get()).toBe(true)
  })
})
