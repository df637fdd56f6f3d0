import { expect, test } from 'vitest'
import { readHomeSettings } from '../../../src/settings/home-settings.ts'

const origin = 'http://10.0.0.1:4321'
const key = '0123456789abcdef'.repeat(2)

test.each([
  ['a node alone', {}, { kind: 'none' }],
  ['home', { CLUSTER_KEY: key }, { kind: 'none' }],
  ['another node', { CLUSTER_KEY: key, CLUSTER_HOME: origin }, { kind: 'home', origin, key }],
  [
    'a node that nobody would answer',
    { CLUSTER_HOME: origin },
    { kind: 'wrong', advice: expect.stringContaining('CLUSTER_KEY') },
  ],
  // This error is reported by the table of settings.
  ['a wrong address', { CLUSTER_KEY: key, CLUSTER_HOME: '10.0.0.1' }, { kind: 'none' }],
])('%s', (_, variables: Readonly<Record<string, string>>, read) => {
  expect(readHomeSettings((name) => variables[name])).toEqual(read)
})
