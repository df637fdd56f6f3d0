import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailtoAddress, suggestionLength } from '../../../src/components/features/mailto.ts'

const to = 'contact@lista-noastra.example'
const subject = 'Sugestie pentru Lista Noastră'

/** Parses an address as a mail program does. */
function read(address: string): { to: string; subject: string; body: string } {
  const [, recipient = '', query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(address) ?? []
  const fields = new Map(
    query.split('&').map((field) => field.split('=').map(decodeURIComponent) as [string, string]),
  )
  return {
    to: decodeURIComponent(recipient),
    subject: fields.get('subject') ?? '',
    body: fields.get('body') ?? '',
  }
}

test.each([
  ['plain words', 'Mai multe culori', 'Mai%20multe%20culori'],
  ['Romanian letters', 'țâșnește', '%C8%9B%C3%A2%C8%99ne%C8%99te'],
  ['characters that separate fields', 'sare & piper = ?', 'sare%20%26%20piper%20%3D%20%3F'],
  ['a plus, which is no blank', '1+1', '1%2B1'],
  ['lines', 'unu\ndoi\r\ntrei', 'unu%0D%0Adoi%0D%0Atrei'],
  ['blanks around it', '  da\n', 'da'],
  ['half a character', 'a\ud83cb', 'a%EF%BF%BDb'],
])('%s arrive', (_what, body, encoded) => {
  expect(mailtoAddress({ to, subject, body })).toBe(
    `mailto:${to}?subject=Sugestie%20pentru%20Lista%20Noastr%C4%83&body=${encoded}`,
  )
})

test('nothing that is written becomes another field, or is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (body) => {
      const mail = read(mailtoAddress({ to, subject, body }))
      expect(mail).toEqual({ to, subject, body: body.trim().replace(/\r\n?|\n/g, '\r\n') })
    }),
  )
})

test('a body is cut between characters, never within one', () => {
  const { body } = read(mailtoAddress({ to, subject, body: '🍅'.repeat(suggestionLength + 1) }))
  expect(body).toBe('🍅'.repeat(suggestionLength))
})
