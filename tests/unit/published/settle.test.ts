import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SettledRecord, settleEdit, settleWithFile } from '../../../src/published/settle.ts'

const file = { title: 'Roșii', text: 'Din fișier.', tip: '' }
const asFile = settleEdit({ title: '', text: '', tip: '' }, undefined, file, false)
const edit = (changes: Partial<typeof file>, before = asFile, hasSeen = false) =>
  settleEdit({ ...before.texts, ...changes }, before, file, hasSeen)

describe('a saved record', () => {
  test('is the file’s where it is empty', () => {
    expect(asFile).toEqual({ texts: file, changed: {}, conflicts: {} })
  })

  test('remembers the file’s value where an admin changes it', () => {
    expect(edit({ title: 'Roșii de august' })).toEqual({
      texts: { ...file, title: 'Roșii de august' },
      changed: { title: 'Roșii' },
      conflicts: {},
    })
  })

  test('is the file’s again where it is emptied', () => {
    const edited = edit({ title: 'Roșii de august' })
    expect(edit({ title: ' ' }, edited)).toEqual(asFile)
  })

  test('has not changed by line ends and white space that a form adds, nor by the order of choices', () => {
    expect(edit({ text: 'Din fișier.\r\n' }).changed).toEqual({})
    const months = { season: '["iunie","iulie"]' }
    expect(settleEdit({ season: '["iulie","iunie"]' }, undefined, months, false).changed).toEqual({})
  })

  test('may begin with brackets that are no list of choices', () => {
    expect(edit({ text: '[sic] Din fișier.' }).changed).toEqual({ text: 'Din fișier.' })
  })
})

describe('a new version of the files', () => {
  const next = { title: 'Roșii de grădină', text: 'Alt text.', tip: 'Nou.' }

  test('takes over texts that no admin has changed', () => {
    expect(settleWithFile(asFile, next)).toEqual({ texts: next, changed: {}, conflicts: {} })
  })

  test('keeps an admin’s changes, and shows conflicts', () => {
    const settled = settleWithFile(edit({ title: 'Roșii de august', tip: 'Al meu.' }), { ...next, tip: '' })
    expect(settled).toEqual({
      texts: { title: 'Roșii de august', text: 'Alt text.', tip: 'Al meu.' },
      changed: { title: 'Roșii', tip: '' },
      conflicts: { title: 'Roșii de grădină' },
    })
  })

  test('equal to the admin’s text has no conflict to show', () => {
    const settled = settleWithFile(edit({ title: 'Roșii de grădină' }), next)
    expect(settled).toEqual({ texts: next, changed: {}, conflicts: {} })
  })

  describe('with a conflict', () => {
    const edited = edit({ title: 'Roșii de august' })
    const shown = settleWithFile(edited, next)
    const save = (changes: object, hasSeen = false) =>
      settleEdit({ ...shown.texts, ...changes }, shown, next, hasSeen)

    test('shows it until it is dealt with', () => {
      expect(save({ text: 'Altceva.' }).conflicts).toEqual({ title: 'Roșii de grădină' })
      expect(settleWithFile(shown, next)).toEqual(shown)
    })

    test.each<[how: string, changes: object, hasSeen: boolean]>([
      ['by another text', { title: 'Roșii coapte' }, false],
      ['by emptying the column', { title: '' }, false],
      ['by emptying the conflicts', {}, true],
    ])('is done with it %s', (_, changes, hasSeen) => {
      expect(save(changes, hasSeen).conflicts).toEqual({})
    })
  })

  test('of a food that an admin had made before keeps all that he wrote, and shows the rest', () => {
    const own = { texts: { title: 'Roșii', text: 'Al meu.', tip: '' }, changed: null, conflicts: {} }
    expect(settleWithFile(own, next)).toEqual({
      texts: { title: 'Roșii', text: 'Al meu.', tip: 'Nou.' },
      changed: { title: '', text: '' },
      conflicts: { title: 'Roșii de grădină', text: 'Alt text.' },
    })
  })

  test('is not compared where the earlier file is unknown', () => {
    const old = { texts: { title: 'Al meu', text: '', tip: '' }, changed: { title: null }, conflicts: {} }
    expect(settleWithFile(old, next)).toEqual({
      texts: { ...next, title: 'Al meu' },
      changed: { title: 'Roșii de grădină' },
      conflicts: {},
    })
  })
})

const columnText = fc.constantFrom('', 'a', 'b', 'c')
const columnTexts = { one: columnText, two: columnText }
const fileStep = fc.record({ kind: fc.constant('file' as const), texts: fc.record(columnTexts) })
const saveStep = fc.record({
  kind: fc.constant('save' as const),
  texts: fc.record(columnTexts, { requiredKeys: [] }),
})

describe('for any texts of files and admins', () => {
  test('an admin’s last text stays, all else is the files’, and settling again changes nothing', () => {
    fc.assert(fc.property(fc.array(fc.oneof(fileStep, saveStep), { maxLength: 8 }), replay))
  })
})

function replay(steps: readonly { kind: 'file' | 'save'; texts: Readonly<Record<string, string>> }[]) {
  let known: Readonly<Record<string, string>> = { one: 'a', two: '' }
  let said: Readonly<Record<string, string>> = {}
  let record = settleWithFile({ texts: {}, changed: {}, conflicts: {} }, known)
  for (const { kind, texts } of steps) {
    if (kind === 'file') known = texts
    record = settled(record, known, kind === 'save' ? texts : undefined)
    if (kind === 'save') said = record.texts
    expect(record.texts).toEqual(expectedTexts(record.changed ?? {}, said, known))
    expect(settled(record, known, undefined)).toEqual(record)
    expect(settled(record, known, {})).toEqual(record)
  }
}

/** @param saved an admin's changes; undefined if the files have changed */
function settled(record: SettledRecord, known: Readonly<Record<string, string>>, saved: object | undefined) {
  return saved
    ? settleEdit({ ...record.texts, ...saved }, record, known, false)
    : settleWithFile(record, known)
}

/** Returns the admin's text for a changed column, which must differ from the file's text, and the file's text for others. */
function expectedTexts(
  changed: object,
  said: Readonly<Record<string, string>>,
  known: Readonly<Record<string, string>>,
) {
  for (const column of Object.keys(changed)) expect(said[column]).not.toBe(known[column])
  return Object.fromEntries(
    Object.entries(known).map(([column, text]) => [column, column in changed ? said[column] : text]),
  )
}
