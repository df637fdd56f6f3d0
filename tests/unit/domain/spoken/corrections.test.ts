import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { setCorrectionsApart } from '../../../../src/domain/spoken/spoken-corrections.ts'
import { spokenWords } from '../../../../src/domain/text/tokens/spoken-words.ts'
import { allWords, parseItems, parseSpoken } from '../../../../src/domain/with-all-words.ts'

const names =
  'lapte,iaurt,pâine,ouă,roșii,smântână,carne de porc,ulei de măsline,bere fără alcool,hârtie igienică,Zuzu'
const thing = fc.constantFrom(...names.split(','))
const measured = fc
  .tuple(fc.constantFrom('', 'două ', 'trei kile de ', 'un litru de '), thing)
  .map((parts) => parts.join(''))
const listed = fc.array(measured, { minLength: 1, maxLength: 4 }).map((things) => things.join(', '))
const correction = fc.constantFrom(
  ...'ba nu,nu nu,adică,de fapt,de fapt nu,pardon,scuze,nu scuze,mă rog,nu stai,mai degrabă,vreau să zic'.split(
    ',',
  ),
)
/** Random speech without words that correct, refuse or take back. */
const plain = fc
  .array(
    fc.constantFrom(
      ...'lapte pâine mai și cu fără de doi kile verde coapte cel lei . , vreau pune dar ca prea bine Lidl la'.split(
        ' ',
      ),
    ),
    { maxLength: 15 },
  )
  .map((said) => said.join(' '))
  .filter((text) => !text.includes('mai bine'))

describe('a correction', () => {
  test('leaves no more things than there are without it, and all but the last one as they were', () => {
    fc.assert(
      fc.property(listed, correction, measured, (said, phrase, other) => {
        const before = parseSpoken(said).items
        const { items } = parseSpoken(`${said} ${phrase} ${other}`)
        expect(items.length).toBeLessThanOrEqual(parseSpoken(`${said}, ${other}`).items.length)
        expect(items.slice(0, before.length - 1)).toEqual(before.slice(0, -1))
      }),
    )
  })

  test('means the same with commas around it and without', () => {
    fc.assert(
      fc.property(listed, correction, measured, (said, phrase, other) => {
        expect(parseSpoken(`${said}, ${phrase}, ${other}`)).toEqual(parseSpoken(`${said} ${phrase} ${other}`))
      }),
    )
  })

  test('is found in no text that has no such words', () => {
    fc.assert(
      fc.property(plain, (text) => {
        const said = spokenWords(text)
        expect(setCorrectionsApart(allWords(), said)).toEqual(said)
      }),
    )
  })
})

test('a refused property of a thing is its note, and takes nothing off the list', () => {
  const refusal = fc.constantFrom(
    'nu prea mare',
    'nu foarte copt',
    'nu de dulce',
    'dar nu cherry',
    'nu din cele mari',
    'mai coapte',
  )
  fc.assert(
    fc.property(thing, refusal, thing, (said, note, next) => {
      const [item] = parseItems(said).items
      expect(parseSpoken(`${said} ${note} și ${next}`).items).toEqual([
        { ...item, note },
        ...parseItems(next).items,
      ])
    }),
  )
})
