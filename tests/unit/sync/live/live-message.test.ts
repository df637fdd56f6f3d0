import { describe, expect, test } from 'vitest'
import { readLiveMessage, readPresence } from '../../../../src/sync/live/live-channel.ts'

const ana = { id: 'a1', name: 'Ana', color: 'pink', device: 'iOS' }
const presence = { version: 7, count: 1, people: [ana] }

describe('a message of the live channel', () => {
  test.each([
    ['a hint', { from: 1, rev: 2, ask: 'x' }, { ask: 'x', hint: { from: 1, rev: 2 } }],
    [
      'the author of a change',
      { from: 1, rev: 2, items: [], changedBy: 'Ana' },
      { hint: { from: 1, rev: 2, items: [], changedBy: 'Ana' } },
    ],
    ['the people who are present', { presence, joined: ana }, { presence, joined: ana, hint: undefined }],
    ['only their number', { presence: { version: 7, count: 40 } }, { presence: { version: 7, count: 40 } }],
    ['a typing person', { typing: { id: 'a1', name: '', isTyping: true } }, { typing: { isTyping: true } }],
    ['the reason for its end', { ended: 'link' }, { ended: 'link', hint: undefined }],
    ['an end of a newer server', { ended: 'moon' }, { ended: undefined }],
    ['a kind of a newer server', { ask: 'x', weather: 'sun' }, { ask: 'x', hint: undefined }],
    [
      'a known kind in a shape that is not',
      { ask: 'x', typing: 1, presence: [] },
      { ask: 'x', typing: undefined },
    ],
  ])('%s', (_, message, read) => {
    expect(readLiveMessage(message)).toMatchObject(read)
  })

  test.each([undefined, null, 'text', 7, []])('%j says nothing', (message) => {
    expect(Object.values(readLiveMessage(message)).filter((part) => part !== undefined)).toEqual([])
  })

  test('a device and a colour of a newer server become ones that this page knows', () => {
    const stranger = { ...ana, color: 'gold', device: 'Glasses' }
    expect(readPresence({ ...presence, people: [stranger] })?.people).toEqual([
      { ...ana, color: 'green', device: 'Unknown' },
    ])
  })
})

test.each([undefined, null, {}, '', { count: 2 }])(
  'the answer %j of an older server contains no people',
  (answer) => {
    expect(readPresence(answer)).toBeUndefined()
  },
)
