import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
let isFull = false

beforeEach(() => {
  stored.clear()
  isFull = false
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, text)
    },
  })
})

async function openTab() {
  return (await import('../../../src/device/setting-storage.ts')).storedTexts
}

test('a text is read from the storage, also if another tab has set it', async () => {
  const texts = await openTab()
  texts.volume = 'low'
  stored.set('volume', 'high')
  expect(texts.volume).toBe('high')
})

test('a value refused by a full storage holds in this tab, in place of the stored one', async () => {
  const texts = await openTab()
  texts.volume = 'low'
  isFull = true
  texts.volume = 'high'
  expect(texts.volume).toBe('high')
  expect(stored.get('volume')).toBe('low')
})

test('once the storage takes it again, it is the storage’s again', async () => {
  const texts = await openTab()
  isFull = true
  texts.volume = 'low'
  isFull = false
  texts.volume = 'high'
  stored.set('volume', 'off')
  expect(texts.volume).toBe('off')
})
