import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { longestImport } from '../../../../src/domain/lib/reading-limits.ts'
import { readFile } from '../../../../src/list/import/read-file.ts'

async function textsIn(name: string, bytes: Uint8Array): Promise<string[]> {
  const { things } = await readFile(name, bytes)
  return things.map(({ text }) => text)
}

const table = 'Produs;Notă\nȘuncă;țărănească'
const keep = (text: string) => strToU8(JSON.stringify({ listContent: [{ text, isChecked: false }] }))

test.each([
  ['UTF-8', Buffer.from(table)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${table}`)],
  ['UTF-16', Buffer.from(`\ufeff${table}`, 'utf16le')],
  ['UTF-16 without a byte order mark', Buffer.from(table, 'utf16le')],
  ['UTF-16 with the larger byte first', Buffer.from(`\ufeff${table}`, 'utf16le').swap16()],
])('a file in %s', async (_, bytes) => {
  expect(await textsIn('a.csv', bytes)).toEqual(['Șuncă'])
})

test('a file of Excel in Windows-1250', async () => {
  const bytes = Buffer.from('Produs;UM\n\xaaunc\xe3;kg', 'latin1')
  expect(await textsIn('a.csv', bytes)).toEqual(['Şuncă'])
})

test('bytes that are no text are unknown', async () => {
  const { format } = await readFile('a.dat', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 0xff]))
  expect(format).toBe('unknown')
})

test('an archive gives the lists in it, and no page beside its data', async () => {
  const bytes = zipSync({
    'Takeout/Keep/a.json': keep('lapte'),
    'Takeout/Keep/a.html': strToU8(
      '<div class="note"><li class="listitem"><span class="text">lapte</span></li></div>',
    ),
    'Takeout/Keep/b.html': strToU8(
      '<div class="note"><li class="listitem"><span class="text">unt</span></li></div>',
    ),
    'Takeout/Keep/Labels.txt': strToU8('Casa'),
    'Takeout/Photos/a.jpg': new Uint8Array(10),
  })
  expect(await textsIn('a.zip', bytes)).toEqual(['lapte', 'unt'])
})

test('an archive without lists is unknown, and so is a broken one', async () => {
  const whole = zipSync({ 'a.txt': strToU8('lapte'), 'b.json': strToU8('{"a":1}') })
  for (const bytes of [whole, whole.subarray(0, 30), Buffer.from('PK\u0003\u0004nonsense')])
    expect((await readFile('a.zip', bytes)).format).toBe('unknown')
})

test('of an archive no more is unpacked than one file may contain, and the rest is named', async () => {
  const bomb = zipSync({
    'a.json': keep('lapte'),
    'b.json': new Uint8Array(50 * longestImport),
    'c.json': keep('unt'),
  })
  const { things, unread } = await readFile('a.zip', bomb)
  expect([things.map(({ text }) => text), unread]).toEqual([['lapte', 'unt'], ['b.json']])
})

test('an archive that lies about its sizes unpacks no more than it declares', async () => {
  const bytes = zipSync({ 'a.json': new Uint8Array(5 * longestImport).fill(0x20) })
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const central = bytes.findLastIndex(
    (_, at) => at + 4 <= bytes.length && view.getUint32(at, true) === 0x02014b50,
  )
  view.setUint32(central + 24, 100, true)
  expect((await readFile('a.zip', bytes)).format).toBe('unknown')
})
