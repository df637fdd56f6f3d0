import { expect, test } from 'vitest'
import { misleading } from '../../../scripts/lib/settings/misleading.ts'
import { readSettings } from '../../../src/settings/read-settings.ts'

const whole: Readonly<Record<string, string>> = {
  SITE_URL: 'https://lista.example',
  PUBLIC_CONTACT_EMAIL: 'ana@lista.example',
  SMTP_HOST: 'smtp.lista.example',
}

function said(variables: Readonly<Record<string, string>>, served = {}): string[] {
  const settings = readSettings((name) => variables[name])
  return misleading(settings, { address: 'http://localhost:4322', ...served })
}

test('nothing is said of a site that is set up for others', () => {
  expect(said(whole)).toEqual([])
})

test.each([
  [
    'SITE_URL',
    /^SITE_URL is not set: canonical links name http:\/\/localhost:4321.* at http:\/\/localhost:4322/,
  ],
  ['PUBLIC_CONTACT_EMAIL', /^PUBLIC_CONTACT_EMAIL is not set/],
  ['SMTP_HOST', /^SMTP_HOST is not set/],
])('without %s one line names the misleading result', (name, sentence) => {
  expect(said({ ...whole, [name]: '' })).toEqual([expect.stringMatching(sentence)])
})

test('a demonstration warns of the nightly end, and not of another setting for mail', () => {
  expect(said({ ...whole, DEMO: 'on', SMTP_HOST: '' })).toEqual([
    'DEMO is on: lists and accounts end each night, and no mail leaves.',
  ])
})

test('canonical links are right at the usual port', () => {
  expect(said({ ...whole, SITE_URL: '' }, { address: 'http://localhost:4321' })).toEqual([])
})
