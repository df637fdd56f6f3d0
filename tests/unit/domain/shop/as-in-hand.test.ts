import { expect, test } from 'vitest'
import { asInHand } from '../../../../src/domain/with-all-words.ts'

const wanted = (name: string, store?: string) => ({ name, quantity: '2', unit: 'l', ...(store && { store }) })
const inHand = (name: string, note: string, store: string) => ({ id: `id of ${name}`, name, note, store })

test.each([
  [
    'the note and the store of what is in hand, however it is written',
    [wanted('roșie', 'Lidl')],
    [inHand('roșii', 'bine coapte', 'piața')],
    [{ ...wanted('roșie'), note: 'bine coapte', store: 'piața', after: 'id of roșii' }],
  ],
  [
    'none where what is in hand has none',
    [wanted('lapte', 'Lidl')],
    [inHand('lapte', '', '')],
    [{ ...wanted('lapte'), after: 'id of lapte' }],
  ],
  [
    'its own where it is not in hand',
    [wanted('lapte', 'Lidl'), wanted('ouă')],
    [inHand('pâine', 'feliată', 'Profi')],
    [wanted('lapte', 'Lidl'), wanted('ouă')],
  ],
])('a thing that is wanted again has %s', (_, things, items, again) => {
  expect(asInHand(things, items)).toEqual(again)
})
