import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listOfTopic, topicOf, withFields } from '../../../src/protocol/live.ts'

const anyObject = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.jsonValue())

test('fields put before those of a text are read with them', () => {
  fc.assert(
    fc.property(anyObject, anyObject, (own, more) => {
      const text = withFields(JSON.stringify(own), more)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ ...more, ...own })))
    }),
  )
})

test('a topic is of one list, and other topics are of none', () => {
  expect(listOfTopic(topicOf('61a59c41'))).toBe('61a59c41')
  expect(listOfTopic('items/*')).toBeUndefined()
})
