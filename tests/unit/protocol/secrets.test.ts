import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutSecrets } from '../../../src/protocol/secrets.ts'
import { linesWithSecrets } from '../../support/server/kept-secrets.ts'
import { spellings } from '../../support/server/spellings.ts'

const token = '3f2b8a54-6a0e-4c5e-9d0b-0a5d8f1c2e7b'
const key = `ln_3f2${'b'.repeat(40)}`
const accountKey = `lna_${'7'.repeat(40)}`

test.each([
  [`No list ${token} for <ana@example.com>`, 'No list … for <…>'],
  [`GET /list/${token.toUpperCase()}?x=1`, 'GET /list/…?x=1'],
  [`GET /list/${token.replaceAll('-', '%2D')}`, 'GET /list/…'],
  [`GET /list/${token.replaceAll('-', '%25252d')}`, 'GET /list/…'],
  [`a key ${key}, and ${key.replace('ln_', '%6C%4e%5f')}`, 'a key …, and …'],
  [`a key ${accountKey}, and ${accountKey.replace('lna_', '%6C%4e%61%5f')}`, 'a key …, and …'],
  [`Authorization: Bearer ${key}`, 'Authorization: …'],
  [`Authorization: Basic ${btoa(`a:${key}`)}`, 'Authorization: …'],
  ['for ana%40example.com', 'for …'],
  ['signed by whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw+/=', 'signed by …'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJpZCI6ImFiYyJ9.c2lnbmF0dXJl is old', '… is old'],
  ['Basic rules, and the bearer of news', 'Basic rules, and the bearer of news'],
  ['The disk is full', 'The disk is full'],
])('%s is written as %s', (text, written) => {
  expect(withoutSecrets(text)).toBe(written)
})

test('no spelling of the address of a list is left', () => {
  for (const address of spellings(token)) expect(linesWithSecrets(withoutSecrets(address))).toEqual([])
})

test('no secret is left in any text, with any encoding', () => {
  const encodings = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 43, maxLength: 43 })
  const cases = fc.tuple(
    fc.string(),
    fc.constantFrom(token, key, accountKey, token.toUpperCase()),
    fc.string(),
    encodings,
  )
  fc.assert(
    fc.property(cases, ([before, secret, after, layers]) => {
      const spelled = Array.from(secret, (letter, at) => spell(letter, layers[at] ?? 0)).join('')
      expect(linesWithSecrets(withoutSecrets(`${before} ${spelled} ${after}`))).toEqual([])
    }),
  )
})

/** Returns a character unchanged, or percent-encoded several times. */
function spell(letter: string, layers: number): string {
  const code = letter.charCodeAt(0).toString(16)
  return layers === 0 ? letter : `%${'25'.repeat(layers - 1)}${code}`
}
