import { expect, test } from 'vitest'
import {
  bearerKey,
  listKey,
  programNickname,
  readKeyName,
  readListKey,
  slotOfKey,
} from '../../../src/protocol/key-calls.ts'

const digits = '0123456789abcdef'.repeat(3)
const key = listKey('3ff9619f-8b86-4d01-b42d-00cf4fc964ff', digits)

test('a key begins with its mark and with the slot of its list', () => {
  expect(key).toBe(`ln_3ff${digits.slice(0, 40)}`)
  expect([readListKey(key), slotOfKey(key)]).toEqual([key, '3ff'])
})

test.each([
  undefined,
  null,
  7,
  '',
  key.slice(1),
  `${key}0`,
  key.slice(0, -1),
  key.toUpperCase(),
  `${key}\n`,
  ` ${key}`,
])('%j is no key', (value) => {
  expect(readListKey(value)).toBeUndefined()
})

test.each([
  [`Bearer ${key}`, key],
  [`bearer  ${key}`, key],
  [`Bearer ${key} x`, undefined],
  [`Basic ${key}`, undefined],
  [key, undefined],
  [undefined, undefined],
])('the authorization %j has the key %j', (authorization, expected) => {
  expect(bearerKey(authorization)).toBe(expected)
})

test.each([
  [' Tabla  din hol ', 'Tabla din hol'],
  ['', undefined],
  ['a'.repeat(40), 'a'.repeat(40)],
  ['a'.repeat(41), undefined],
  ['<script>', undefined],
  [7, undefined],
])('the name %j is kept as %j', (name, expected) => {
  expect(readKeyName(name)).toBe(expected)
})

test('a program is called by the first characters of its key’s name', () => {
  expect(programNickname('Robot')).toBe('Robot')
  expect(programNickname('🛒'.repeat(40))).toBe('🛒'.repeat(30))
  expect(programNickname(`${'a'.repeat(29)} bc`)).toBe('a'.repeat(29))
})
