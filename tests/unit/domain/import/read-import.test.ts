import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { asIcs } from '../../../../src/domain/export/as-ics.ts'
import { asJson, type ExportedList } from '../../../../src/domain/export/as-json.ts'
import { asTodoTxt } from '../../../../src/domain/export/as-todo-txt.ts'
import type { ImportedThing } from '../../../../src/domain/import/imported.ts'
import { readImport } from '../../../../src/domain/import/read-import.ts'
import { itemDefaults } from '../../../../src/domain/item/fields.ts'
import type { Item } from '../../../../src/domain/item/item.ts'
import { longestImport } from '../../../../src/domain/lib/reading-limits.ts'

/** Returns 'lapte', '✓ lapte', 'lapte (2 l)' or 'lapte {note: …}'. */
function shown({ text, fields, isTicked, amount }: ImportedThing): string {
  const said = Object.keys(fields).length > 0 ? ` ${JSON.stringify(fields)}` : ''
  return `${isTicked ? '✓ ' : ''}${text}${amount === undefined ? '' : ` (${amount})`}${said}`
}

const keep = {
  color: 'DEFAULT',
  isTrashed: false,
  isPinned: false,
  isArchived: false,
  listContent: [
    { textHtml: '<p>2 l lapte</p>', text: '2 l lapte', isChecked: false },
    { text: 'pâine', isChecked: true },
    { text: '', isChecked: false },
  ],
  title: 'Cumpărături',
  userEditedTimestampUsec: 1_763_000_000_000_000,
}

const todoist = [
  'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE',
  'section,Lactate,,,,,,,,',
  'task,2 l lapte,"cel cu capac verde, 3,5%",4,1,Ana (1),,,ro,Europe/Bucharest',
  ',,,,,,,,,',
  'task,"pâine, feliată",,4,1,Ana (1),,,ro,Europe/Bucharest',
].join('\r\n')

const ics = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'X-WR-CALNAME:Casa',
  'BEGIN:VTODO',
  'SUMMARY;LANGUAGE=ro:ro',
  ' șii\\, coapte',
  'DESCRIPTION:de la piață',
  'STATUS:NEEDS-ACTION',
  'END:VTODO',
  'BEGIN:VEVENT',
  'SUMMARY:Ședință',
  'END:VEVENT',
  'BEGIN:VTODO',
  'SUMMARY:ouă',
  'STATUS:COMPLETED',
  'END:VTODO',
  'END:VCALENDAR',
].join('\r\n')

const page = `<!doctype html><html><head>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","name":"Rețete"}</script>
<script data-a=1 type='application/ld+json'>{"@context":"https://schema.org","@graph":[{"@type":"WebPage"},
{"@type":["Recipe"],"name":"Cl&#259;tite","recipeYield":["4","4 porții"],
"recipeIngredient":["250 g f&#x103;in&#x103;","2 ou&#259; ","500 ml <b>lapte</b>","&frac12; linguri&#539;&#259; sare"]}]}</script>
</head></html>`

describe('other programs’ formats are recognised by their content', () => {
  it.each<[what: string, text: string, format: string, name: string, things: string[]]>([
    ['a list of Google Keep', JSON.stringify(keep), 'keep', 'Cumpărături', ['2 l lapte', '✓ pâine']],
    [
      'a text of Google Keep',
      JSON.stringify({ textContent: 'lapte\r\n\r\npâine', title: '', isTrashed: false }),
      'keep',
      '',
      ['lapte', 'pâine'],
    ],
    [
      'Bring!',
      JSON.stringify({
        uuid: 'a',
        purchase: [
          { name: 'Lapte', specification: '2 l' },
          { name: 'Ouă', specification: 'de țară' },
        ],
        recently: [{ name: 'Pâine', specification: '' }],
      }),
      'bring',
      '',
      ['Lapte (2 l)', 'Ouă {"note":"de țară"}', '✓ Pâine'],
    ],
    [
      'Bring! of today',
      JSON.stringify({ items: { purchase: [{ itemId: 'Milch', specification: '' }], recently: [] } }),
      'bring',
      '',
      ['Milch'],
    ],
    [
      'the catalogue of KitchenOwl, which is no list',
      JSON.stringify({
        name: 'Acasă',
        language: 'ro',
        shoppinglists: ['Default'],
        recipes: [],
        items: [{ name: 'Lapte', category: 'Lactate' }, { name: 'Pâine' }],
      }),
      'kitchenowl',
      'Acasă',
      [],
    ],
    ['Todoist', todoist, 'todoist', '', ['2 l lapte {"note":"cel cu capac verde, 3,5%"}', 'pâine, feliată']],
    ['a calendar', ics, 'ics', 'Casa', ['roșii, coapte {"note":"de la piață"}', '✓ ouă']],
    [
      'todo.txt',
      '(A) 2026-11-20 2 l lapte +Casa @Lidl\nx 2026-11-21 2026-11-20 pâine due:2026-11-22\nouă @Mega_Image',
      'todo-txt',
      '',
      ['2 l lapte {"store":"Lidl"}', '✓ pâine', 'ouă {"store":"Mega Image"}'],
    ],
    [
      'a table of ours',
      '\ufeffProdus;Cantitate;Unitate;Categorie;Magazin;Notă;Preț (lei);Cumpărat\r\nlapte;2,5;l;Lactate;Lidl;"cel ""bun""; rece";7,49;da\r\n',
      'csv',
      '',
      [
        '✓ lapte {"quantity":"2.5","unit":"l","store":"Lidl","note":"cel \\"bun\\"; rece","price":"749","category":"lactate"}',
      ],
    ],
    ['a table by commas', 'Name,Qty\nmilk,2\n', 'csv', '', ['milk {"quantity":"2"}']],
    ['a table by tabs, with a column of another kind', 'Denumire\tCod\nlapte\t2\n', 'csv', '', ['lapte']],
    [
      'a message',
      '*Lista:*\n• 2 l lapte\n[x] pâine\n- [ ] ouă\n☑ unt\n✓ sare',
      'checklist',
      '',
      ['2 l lapte', '✓ pâine', 'ouă', '✓ unt', '✓ sare'],
    ],
    [
      'a recipe in a page’s source',
      page,
      'recipe',
      'Clătite',
      ['250 g făină', '2 ouă', '500 ml lapte', '½ linguriță sare'],
    ],
    [
      'a recipe’s data alone',
      '{"@type":"Recipe","name":"Supă","recipeIngredient":["2 morcovi"],"recipeYield":6}',
      'recipe',
      'Supă',
      ['2 morcovi'],
    ],
    [
      'a recipe’s text',
      'Clătite pufoase\nRețetă pentru 4 persoane, 20 de minute\n\nINGREDIENTE:\n250 g făină\n2 ouă\n\nMod de preparare\nSe amestecă.',
      'recipe',
      'Clătite pufoase',
      ['250 g făină', '2 ouă'],
    ],
    ['JSON of nobody’s', '{"a":1}', 'unknown', '', []],
  ])('%s', (_, text, format, name, things) => {
    const read = readImport(text)
    expect([read.format, read.name, read.things.map(shown)]).toEqual([format, name, things])
  })
})

test.each([
  ['["4","4 porții"]', 4],
  ['"Pentru 12 persoane"', 12],
  ['6', 6],
  ['"multe"', undefined],
  ['0', undefined],
  ['1000', undefined],
])('a recipe for %s', (recipeYield, servings) => {
  const text = `{"@type":"Recipe","recipeIngredient":["sare"],"recipeYield":${recipeYield}}`
  expect(readImport(text).servings).toBe(servings)
})

test.each([
  ['pentru 4 persoane', 4],
  ['6 porții', 6],
  ['4-6 porții', 4],
  ['20 de minute', undefined],
])('the text of a recipe that says %s', (words, servings) => {
  expect(readImport(`Supă\n${words}\nIngrediente\nsare`).servings).toBe(servings)
})

/** Nests a value in as many objects as 1 MB can hold. */
const deep = (opening: string, value: string, closing: string) => {
  const times = Math.floor(900_000 / (opening.length + closing.length))
  return opening.repeat(times) + value + closing.repeat(times)
}
const soup = '{"@type":"Recipe","recipeIngredient":["2 morcovi"]}'

test.each([
  ['in a graph of graphs', deep('{"@graph":[', soup, ']}')],
  ['as the main entity of a page', deep('{"mainEntity":', soup, '}')],
  ['in a list beside others', `[{"a":1},[${soup}],{"@graph":{"b":1}},{"mainEntityOfPage":${soup}}]`],
])('a recipe is found %s', (_, text) => {
  expect(readImport(text).things.map(shown)).toEqual(['2 morcovi'])
})

test.each([
  ['&constructor; &__proto__; &valueOf;', '&constructor; &__proto__; &valueOf;'],
  ['&AMP;&frac34; cană', '&¾ cană'],
  ['a < b <i>c</i> > d', 'a c > d'],
  ['<<b>sare', 'sare'],
  ['5 < 6', '5 < 6'],
])('of "%s" in a recipe "%s" is left', (said, left) => {
  expect(readImport(JSON.stringify({ '@type': 'Recipe', recipeIngredient: [said] })).things).toEqual([
    { text: left, fields: {}, isTicked: false },
  ])
})

const nameArbitrary = fc.stringMatching(/^[a-zăâîșț][a-zăâîșț0-9 ,;:"'%]{0,30}[a-zăâîșț]$/)
const itemArbitrary = fc.record({
  name: nameArbitrary,
  quantity: fc.constantFrom('1', '2.5', '0.25', '2-3'),
  unit: fc.constantFrom('st', 'kg', 'l', 'pachet'),
  category: fc.constantFrom('', 'lactate', 'altele') as fc.Arbitrary<'' | 'lactate' | 'altele'>,
  completed: fc.boolean(),
  note: fc.oneof(fc.constant(''), nameArbitrary),
  store: fc.constantFrom('', 'Lidl', 'Mega Image'),
  price: fc.constantFrom('', '749'),
})
const listsArbitrary = fc.array(
  fc.record({ name: nameArbitrary, items: fc.array(itemArbitrary, { maxLength: 5 }) }),
  { maxLength: 3 },
)

function listsOf(given: readonly { name: string; items: Partial<Item>[] }[]): ExportedList[] {
  return given.map(({ name, items }) => ({
    name,
    items: items.map((item, place) => ({
      ...itemDefaults,
      ...{ id: `id-${place}`, deleted: false, rev: 1, name: '' },
      ...item,
    })),
  }))
}

describe('our own exports are read back', () => {
  it('whole, as JSON', () => {
    fc.assert(
      fc.property(listsArbitrary, (given) => {
        const read = readImport(asJson(listsOf(given)))
        expect(read.format).toBe('own')
        const expected = given.flatMap(({ items }) =>
          items.map(({ name, completed, ...fields }) => ({
            text: name,
            isTicked: completed,
            fields: Object.fromEntries(
              Object.entries({ name, ...fields }).filter(([, value]) => value !== ''),
            ),
          })),
        )
        expect(read.things).toEqual(expected)
      }),
    )
  })

  it('as tasks of a calendar: names, notes and ticks', () => {
    fc.assert(
      fc.property(listsArbitrary, (given) => {
        const text = asIcs(listsOf(given), { write: ({ name }) => name, nowMs: 0 })
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        const things = given.flatMap(({ items }) =>
          items.map(({ name, note, completed }) => ({
            text: name,
            fields: note === '' ? {} : { note },
            isTicked: completed,
          })),
        )
        expect(readImport(text).things).toEqual(things)
      }),
    )
  })

  it('as todo.txt: names, stores and ticks', () => {
    const lists = listsOf([
      {
        name: 'La bunici',
        items: [
          { name: '2 l lapte', store: 'Mega Image' },
          { name: '+suc @rece', completed: true },
        ],
      },
    ])
    const text = asTodoTxt(lists, ({ name }) => name, '2026-11-27')
    expect(text).toBe('2026-11-27 2 l lapte @Mega_Image +La_bunici\nx 2026-11-27 suc rece +La_bunici\n')
    expect(readImport(text).things.map(shown)).toEqual(['2 l lapte {"store":"Mega Image"}', '✓ suc rece'])
  })
})

test('no text throws, and nothing of it is read but things', () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .array(
        fc.constantFrom(
          'BEGIN:VTODO',
          'SUMMARY:',
          '"',
          ';',
          '\r\n',
          ',',
          '<script type=application/ld+json>',
          '{',
        ),
      )
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(hostile, (text) => {
      for (const thing of readImport(text).things) expect(thing.text.trim()).not.toBe('')
    }),
  )
})

test('a file of the maximum size is read quickly, and gives at most 1,000 things', () => {
  for (const part of ['a\n', '"', ';', '<script type="application/ld+json">', '{"a":[', 'BEGIN:VTODO\n'])
    expect(readImport(part.repeat(longestImport)).things.length).toBeLessThanOrEqual(1_000)
})
