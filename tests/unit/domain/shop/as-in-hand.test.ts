import { expect, test } from 'vitest'
import { asInHand } from '../../../../src/domain/with-all-words.ts'

const wanted = (name: string) => ({ name, quantity: '2', unit: 'l' })
const inHand = (name: string, note: string, store: string) => ({ id: `id of ${name}`, name, note, store })

test.each([
  [
    'the note and the store of the item in hand, with any spelling of its name',
    [wanted('roșie')],
    [inHand('roșii', 'bine coapte', 'piața')],
    [{ ...wanted('roșie'), note: 'bine coapte', store: 'piața', after: 'id of roșii' }],
  ],
  [
    'neither if the item in hand has none',
    [wanted('lapte')],
    [inHand('lapte', '', '')],
    [{ ...wanted('lapte'), after: 'id of lapte' }],
  ],
  [
    'neither if no such item is in hand',
    [wanted('ouă')],
    [inHand('pâine', 'feliată', 'Profi')],
    [wanted('ouă')],
  ],
])('a thing that is wanted again has %s', (_, things, items, again) => {
  expect(asInHand(things, items)).toEqual(again)
})
