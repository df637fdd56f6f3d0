import { expect, test } from 'vitest'
import { mayChange } from '../../../../src/server/caldav/conditions.ts'

const task = { etag: '"present"' }

test.each([
  ['If-Match of the present version', { 'if-match': '"present"' }, task, true],
  ['If-Match of several versions with the present one', { 'if-match': '"old", "present"' }, task, true],
  ['If-Match of another version', { 'if-match': '"old"' }, task, false],
  ['If-Match of any version', { 'if-match': '*' }, task, true],
  ['If-Match of any version of a task that does not exist', { 'if-match': '*' }, undefined, false],
  ['If-None-Match of any version', { 'if-none-match': '*' }, task, false],
  ['If-None-Match of any version of a task that does not exist', { 'if-none-match': '*' }, undefined, true],
  ['no condition', {}, task, true],
])('%s', (_, headers, present, isAllowed) => {
  expect(mayChange(headers, present)).toBe(isAllowed)
})
