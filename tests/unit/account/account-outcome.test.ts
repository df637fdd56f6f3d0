import { expect, test } from 'vitest'
import { done, outcomeOf } from '../../../src/account/account-outcome.ts'

function refusedField(field: string, code = 'validation_required') {
  return { status: 400, value: { message: 'Failed', data: { [field]: { code } } } }
}

test.each([200, 204])('%i is done', (status) => {
  expect(outcomeOf({ status, value: undefined })).toEqual(done)
})

test.each<[problem: string, reply: ReturnType<typeof refusedField>]>([
  ['taken', refusedField('email', 'validation_not_unique')],
  ['email', refusedField('email', 'validation_is_email')],
  ['password-short', refusedField('password', 'validation_min_text_constraint')],
  ['password-wrong', refusedField('password', 'validation_invalid_password')],
  ['password-wrong', refusedField('oldPassword')],
  ['display-name', refusedField('display_name')],
  ['link', refusedField('token')],
])('%s is found by its field', (problem, reply) => {
  expect(outcomeOf(reply)).toEqual({ kind: 'refused', problem })
})

test.each<[status: number, problem: string]>([
  [401, 'signed-out'],
  [429, 'too-many'],
])('%i is %s', (status, problem) => {
  expect(outcomeOf({ status, value: {} })).toEqual({ kind: 'refused', problem })
})

test('the caller’s meaning of a status comes first', () => {
  expect(outcomeOf(refusedField('email'), { 400: 'credentials' })).toEqual({
    kind: 'refused',
    problem: 'credentials',
  })
})

test('a refusal without our own text keeps the server’s', () => {
  expect(outcomeOf({ status: 418, value: { message: 'A teapot.' } })).toEqual({
    kind: 'refused',
    problem: 'unexpected',
    said: 'A teapot.',
  })
})

test.each([0, 500, 503])('%i is unexpected, whatever it says', (status) => {
  expect(outcomeOf({ status, value: { message: 'panic' } })).toEqual({
    kind: 'refused',
    problem: 'unexpected',
  })
})
