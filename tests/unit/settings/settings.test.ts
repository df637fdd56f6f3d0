import { describe, expect, test } from 'vitest'
import { Problem } from '../../../src/settings/problem.ts'
import {
  type OperatorSettings,
  readSettings,
  settingFaults,
  settingNames,
} from '../../../src/settings/read-settings.ts'
import { faultOfSiteUrl } from '../../../src/settings/site-url.ts'
import { settingsTable } from '../../../src/settings/table.ts'

function settingsOf(variables: Readonly<Record<string, string | undefined>>): OperatorSettings {
  return readSettings((name) => variables[name])
}

test('nothing need be set, and empty is not set', () => {
  expect(settingFaults(() => undefined)).toEqual([])
  expect(settingFaults(() => '')).toEqual([])
  expect({ ...settingsOf({ PORT: '' }) }).toEqual({ ...settingsOf({}) })
  expect(settingsOf({})).toMatchObject({ PORT: 4321, DATA_DIR: undefined, TRUST_PROXY: false })
})

test('each setting is read when it is asked for', () => {
  const variables: Record<string, string> = { PORT: 'x', HOST: '::1' }
  const settings = settingsOf(variables)
  expect(settings.HOST).toBe('::1')
  expect(() => settings.PORT).toThrow(Problem)
  variables.PORT = '80'
  expect(settings.PORT).toBe(80)
})

test('all that is wrong is said, each by its name', () => {
  const variables: Record<string, string> = { PORT: 'x', LIMITS_FACTOR: '0', BACKUPS_KEPT: '0' }
  const faults = settingFaults((name) => variables[name])
  expect(faults.map((fault) => fault.split(' ', 1)[0])).toEqual(Object.keys(variables))
})

test('each row has its purpose in one line, and its default at most once', () => {
  for (const name of settingNames) {
    const { says, ...row }: { says: string; standard?: string; unset?: string } = settingsTable[name]
    expect(says, name).toMatch(/^\S[^\n|]*[^.\n|]$/)
    expect(row.standard !== undefined && row.unset !== undefined, name).toBe(false)
  }
})

test.each([
  [undefined, 'max-age=63072000'],
  ['', 'max-age=63072000'],
  ['off', ''],
  ['max-age=0', 'max-age=0'],
  ['max-age=300; includeSubDomains; preload', 'max-age=300; includeSubDomains; preload'],
])('for HSTS=%j browsers receive %j', (HSTS, told) => {
  expect(settingsOf({ HSTS }).HSTS).toBe(told)
})

test.each(['on', 'includeSubDomains', 'max-age=', 'max-age=1; x', 'max-age=1\r\nX: y', 'max-age=1;'])(
  'HSTS=%j is refused with a remedy',
  (given) => {
    const asked = () => settingsOf({ HSTS: given }).HSTS
    expect(asked).toThrow(Problem)
    expect(asked).toThrow(`HSTS is '${given}': set it to off, or to max-age=SECONDS`)
  },
)

test.each([
  [undefined, 1],
  ['', 1],
  ['10', 10],
  ['0.5', 0.5],
])('LIMITS_FACTOR of %o multiplies by %d', (LIMITS_FACTOR, factor) => {
  expect(settingsOf({ LIMITS_FACTOR }).LIMITS_FACTOR).toBe(factor)
})

test.each(['0', '-1', 'off', 'Infinity'])('LIMITS_FACTOR of %s is refused with a remedy', (given) => {
  expect(() => settingsOf({ LIMITS_FACTOR: given }).LIMITS_FACTOR).toThrow(/set it to a number above 0/)
})

test.each([
  ['off', false],
  ['', false],
  ['1', true],
  ['on', true],
])('TRUST_PROXY=%j trusts a proxy: %s', (TRUST_PROXY, isTrusted) => {
  expect(settingsOf({ TRUST_PROXY }).TRUST_PROXY).toBe(isTrusted)
})

test.each(['0', '-1', '1.5', 'x', '10000'])('BACKUPS_KEPT=%s is refused', (BACKUPS_KEPT) => {
  expect(() => settingsOf({ BACKUPS_KEPT }).BACKUPS_KEPT).toThrow('from 1 to 9999')
})

describe('a public address', () => {
  test.each([
    'https://lista.example',
    'https://lista.example/',
    'HTTP://lista.example:8080',
    'http://localhost:4321',
    'http://127.0.0.1',
    'http://[::1]:4321/',
    'https://listă.example',
  ])('%s', (url) => expect(faultOfSiteUrl(url)).toBeUndefined())

  test.each([
    ['', 'does not begin'],
    ['lista.example', 'does not begin'],
    ['ftp://lista.example', 'does not begin'],
    ['https://', 'does not begin'],
    ['https:///a', 'does not begin'],
    ['https://li sta.example', 'does not begin'],
    ['https://lista.example:port', 'does not begin'],
    ['https://ana@lista.example', 'holds a name'],
    ['https://ana:parola@lista.example', 'holds a name'],
    ['https://lista.example/familie', 'goes on'],
    ['https://lista.example?a', 'goes on'],
    ['https://lista.example/#a', 'goes on'],
    ['https://lista.example\\a', 'goes on'],
  ])('not %j, which %s …', (url, fault) => expect(faultOfSiteUrl(url)).toContain(fault))
})
