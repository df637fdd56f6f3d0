import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makePack, type PackedText, unpack } from '../../../src/worker/pack.ts'

const packed = fc.record({
  text: fc
    .array(fc.constantFrom('<p>Ouă', '<li>', '</li>', '<style>a{}</style>', '<main>', 'ș', '\n', '{"a":[0]}'))
    .map((pieces) => pieces.join('')),
  policy: fc.constantFrom("default-src 'none'", ''),
})

test('unpacking restores every packed value', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.webPath(), packed), (texts) => {
      const pack = makePack(new Map(Object.entries(texts)))
      const sent = JSON.parse(JSON.stringify(pack))
      for (const [address, text] of Object.entries<PackedText>(texts))
        expect(unpack(sent, address)).toEqual(text)
    }),
  )
})

test.each(['/nimic', 'constructor', '__proto__', ''])('%j is not in it', (address) => {
  expect(unpack(makePack(new Map([['/', { text: 'a', policy: '' }]])), address)).toBeUndefined()
})

test('a part that two pages have in common is there once', () => {
  const head = '<header>Lista Noastră</header>'
  const page = (name: string) => ({ text: `${head}<main>${name}</main>`, policy: 'p' })
  const pack = makePack(
    new Map([
      ['/a', page('Afine')],
      ['/b', page('Banane')],
    ]),
  )
  expect(pack.pieces.filter((piece) => piece === head)).toHaveLength(1)
  expect(pack.policies).toEqual(['p'])
})
