import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromBase64url, toBase64url } from '../../../../src/domain/lib/base64url.ts'
import { crc32 } from '../../../../src/domain/lib/crc32.ts'
import { longestMovedFile, movedFile, readMovedFile } from '../../../../src/domain/list/moved-file.ts'
import { movedLink, readMovedLink } from '../../../../src/domain/list/moved-link.ts'
import { type MovedList, mostMovedLists } from '../../../../src/domain/list/moved-lists.ts'

const tokens = fc.array(fc.uuid(), { minLength: 1, maxLength: 30 })
const anyName = fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...'aĂșț„”"\\<é😀') })
const anyLists = fc.array(fc.record<MovedList>({ token: fc.uuid(), name: anyName }), {
  minLength: 1,
  maxLength: 10,
})
const madeAt = '2026-11-22T10:00:00.000Z'
const token = '018f6d1e-6a2b-4c3d-8e4f-5a6b7c8d9e0f'
const kinds = ['lists', 'wrong', 'cut', 'newer']

/** Replaces one character of a text. */
const changed = (text: string, at: number, letter: string) => text.slice(0, at) + letter + text.slice(at + 1)

test('bytes are spelled as the standard spells them', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const text = Buffer.from(bytes).toString('base64url')
      expect(toBase64url([...bytes])).toBe(text)
      expect(fromBase64url(text)).toEqual([...bytes])
    }),
  )
})

test('the checksum is the known one', () => {
  expect(crc32([...Buffer.from('123456789')]).toString(16)).toBe('cbf43926')
})

describe('a link', () => {
  const read = (text: string) => readMovedLink(text).kind

  test('brings the lists that it was made of, in their order', () => {
    fc.assert(
      fc.property(tokens, (all) => {
        const lists = all.map((one) => ({ token: one, name: '' }))
        expect(readMovedLink(movedLink(all))).toEqual({ kind: 'lists', lists })
      }),
    )
  })

  test('has no sign that an address would not take, and no token spelled out', () => {
    fc.assert(
      fc.property(tokens, (all) => {
        const text = movedLink(all)
        expect(encodeURIComponent(text)).toBe(text)
        expect(all.filter((one) => text.includes(one))).toEqual([])
      }),
    )
  })

  test('that is cut anywhere is noticed', () => {
    fc.assert(
      fc.property(tokens, fc.nat(), (all, place) => {
        const text = movedLink(all)
        expect(read(text.slice(0, place % text.length))).toMatch(/^(?:cut|wrong)$/)
      }),
    )
    expect(read(movedLink([token]).slice(0, -1))).toBe('cut')
  })

  test('with any character changed is noticed', () => {
    fc.assert(
      fc.property(tokens, fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), (all, place, letter) => {
        const text = movedLink(all)
        const at = place % text.length
        fc.pre(text[at] !== letter)
        expect(read(changed(text, at, letter))).toMatch(/^(?:cut|wrong)$/)
      }),
    )
  })

  test('may be anything', () => {
    fc.assert(fc.property(fc.string(), (text) => kinds.includes(read(text))))
    fc.assert(fc.property(fc.string(), (text) => read(`LN${text}`) === 'cut'))
  })

  test.each([
    ['nothing', '', 'wrong'],
    ['the fragment of another page', 'continut', 'wrong'],
    ['the mark alone', 'LN', 'cut'],
    ['something written behind it', `${movedLink([token])}.`, 'cut'],
    ['one of no lists', movedLink([]), 'wrong'],
    ['one of more lists than there may be', movedLink(Array(mostMovedLists + 1).fill(token)), 'wrong'],
    ['one of as many as there may be', movedLink(Array(mostMovedLists).fill(token)), 'lists'],
  ])('of %s is recognised', (_what, text, kind) => {
    expect(read(text)).toBe(kind)
  })

  test('of a future version is distinguished from a truncated one', () => {
    const bytes = [2, 1, 2, 3]
    const check = crc32(bytes)
    const text = toBase64url([...bytes, check >>> 24, (check >>> 16) & 255, (check >>> 8) & 255, check & 255])
    expect(read(`LN${text}`)).toBe('newer')
  })
})

describe('a file', () => {
  const textOf = (lists: readonly MovedList[]) => JSON.stringify(movedFile(lists, madeAt), null, 2)
  const read = (text: string) => readMovedFile(text).kind
  /** Returns a file of any content, with a valid checksum. */
  const whole = (content: object) => {
    const bytes = [...Buffer.from(JSON.stringify(content), 'utf16le').swap16()]
    return JSON.stringify({ ...content, check: crc32(bytes).toString(16).padStart(8, '0') })
  }
  const head = { format: 'lista-noastra', version: 1, madeAt }

  test('brings the lists that it was made of, with their names', () => {
    fc.assert(
      fc.property(anyLists, (lists) => {
        expect(readMovedFile(textOf(lists))).toEqual({ kind: 'lists', lists })
      }),
    )
  })

  test('that is cut anywhere is noticed', () => {
    fc.assert(
      fc.property(anyLists, fc.nat(), (lists, place) => {
        const text = textOf(lists)
        expect(read(text.slice(0, place % text.length))).toMatch(/^(?:cut|wrong)$/)
      }),
    )
    expect(read(textOf([{ token, name: 'Cină' }]).slice(0, -1))).toBe('cut')
  })

  test('with any character changed gives the same lists, or is refused', () => {
    fc.assert(
      fc.property(anyLists, fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), (lists, place, letter) => {
        const text = textOf(lists)
        const found = readMovedFile(changed(text, place % text.length, letter))
        if (found.kind === 'lists') expect(found.lists).toEqual(lists)
      }),
    )
  })

  test('may be anything', () => {
    fc.assert(fc.property(fc.string(), (text) => kinds.includes(read(text))))
    fc.assert(fc.property(fc.json(), (text) => kinds.includes(read(text))))
    fc.assert(fc.property(fc.jsonValue(), (lists) => kinds.includes(read(whole({ ...head, lists })))))
  })

  test.each([
    ['nothing', '', 'wrong'],
    ['null', 'null', 'wrong'],
    ['another program', '{"format":"alta","lists":[]}', 'wrong'],
    ['no lists', whole({ ...head, lists: [] }), 'wrong'],
    ['lists that are none', whole({ ...head, lists: 'x' }), 'wrong'],
    ['a token that is none', whole({ ...head, lists: [{ token: '../x', name: 'x' }] }), 'wrong'],
    [
      'more lists than there may be',
      whole({ ...head, lists: Array(501).fill({ token, name: '' }) }),
      'wrong',
    ],
    [
      'a value nested too deeply to be serialized again',
      `{"format":"lista-noastra","lists":${'{"a":'.repeat(40_000)}1${'}'.repeat(40_001)}`,
      'cut',
    ],
    ['more than it may hold', textOf([{ token, name: 'x'.repeat(longestMovedFile) }]), 'wrong'],
    ['a version to come', whole({ ...head, version: 2, lists: 'otherwise' }), 'newer'],
    ['no checksum', JSON.stringify({ ...head, lists: [{ token, name: 'x' }] }), 'cut'],
  ])('of %s is recognised', (_what, text, kind) => {
    expect(read(text)).toBe(kind)
  })

  test('with invalid names gives the lists without names', () => {
    const lists = [
      { token, name: 7 },
      { token, name: 'x'.repeat(101) },
      { token, name: ' Cină\n' },
    ]
    expect(readMovedFile(whole({ ...head, lists }))).toEqual({
      kind: 'lists',
      lists: [
        { token, name: '' },
        { token, name: '' },
        { token, name: 'Cină' },
      ],
    })
  })
})
