import { expect, test } from 'vitest'
import { readSiteSettings } from '../../../src/site-settings.ts'

test('nothing need be set', () => {
  const none = {
    contactEmail: 'contact@lista-noastra.example',
    sisters: { swedish: undefined, romanian: undefined },
  }
  expect(readSiteSettings({})).toEqual(none)
  expect(
    readSiteSettings({ PUBLIC_CONTACT_EMAIL: '', PUBLIC_SISTER_SWEDISH: '', PUBLIC_SISTER_ROMANIAN: '' }),
  ).toEqual(none)
})

test('a set value is used', () => {
  expect(
    readSiteSettings({
      PUBLIC_CONTACT_EMAIL: 'ana@familia.example',
      PUBLIC_SISTER_SWEDISH: 'https://lista.example/sv',
      PUBLIC_SISTER_ROMANIAN: 'https://alta.example',
    }),
  ).toEqual({
    contactEmail: 'ana@familia.example',
    sisters: { swedish: 'https://lista.example/sv', romanian: 'https://alta.example' },
  })
})

test.each([
  ['PUBLIC_CONTACT_EMAIL', 'ana', 'must be a mail address'],
  ['PUBLIC_SISTER_SWEDISH', 'lista.example', 'must be a web address'],
  ['PUBLIC_SISTER_ROMANIAN', 'javascript:alert(1)', 'must be a web address'],
])('a build with %s=%s fails with the name of the wrong setting', (name, value, said) => {
  expect(() => readSiteSettings({ [name]: value })).toThrow(`${name} ${said}`)
})
