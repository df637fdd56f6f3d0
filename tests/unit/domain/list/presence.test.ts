import { describe, expect, test } from 'vitest'
import { deviceKind, readVisitor } from '../../../../src/domain/list/presence.ts'
import { presenceTexts } from '../../../../src/list/people/texts.ts'

const session = '1b4e28ba-2fa1-41d2-883f-0016d3cca427'
const visitor = { session, device: 'Mac', name: 'Ana', color: 'pink' } as const

describe('the kind of a device', () => {
  test.each([
    ['iOS', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', 5],
    ['iOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', 5],
    ['Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', 0],
    ['Android', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/131.0 Mobile Safari/537.36', 5],
    ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0 Safari/537.36', 10],
    ['Unknown', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 0],
    ['Unknown', '', 0],
  ])('%s: %s, %i touch points', (kind, userAgent, touchPoints) => {
    expect(deviceKind(userAgent, touchPoints)).toBe(kind)
  })
})

describe('a visitor', () => {
  test.each([
    [
      'is read with a clean name',
      { ...visitor, name: '  Ana\u200b  Maria ' },
      { ...visitor, name: 'Ana Maria' },
    ],
    ['may be nameless', { ...visitor, name: '' }, { ...visitor, name: '' }],
    ['brings nothing else along', { ...visitor, id: 'x', admin: true }, visitor],
    ['needs a UUID', { ...visitor, session: 'eu' }, undefined],
    ['needs a known device', { ...visitor, device: 'iPhone' }, undefined],
    ['needs a known colour', { ...visitor, color: 'gold' }, undefined],
    ['has no name of 31 characters', { ...visitor, name: 'a'.repeat(31) }, undefined],
    ['is somebody', {}, undefined],
  ])('%s', (_, fields, read) => {
    expect(readVisitor(fields)).toEqual(read)
  })
})

test.each([
  [0, 'Doar eu'],
  [1, 'Doar eu'],
  [2, '2 persoane'],
  [19, '19 persoane'],
  [20, '20 de persoane'],
  [50, '50 de persoane'],
  [101, '101 persoane'],
])('%i on a list: %s', (count, text) => {
  expect(presenceTexts.count(count)).toBe(text)
})
