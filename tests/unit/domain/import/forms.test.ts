import { expect, test } from 'vitest'
import { itemsOfImport } from '../../../../src/domain/import/import-rows.ts'
import { readImport } from '../../../../src/domain/import/read-import.ts'
import { allWords } from '../../../../src/domain/with-all-words.ts'

/** Returns each item as '✓ lapte 2 l (notă) @Lidl 749', without a quantity of 1. */
function itemsIn(text: string, fileName?: string): string[] {
  const imported = readImport(text, fileName)
  const { items } = itemsOfImport(allWords(), imported)
  return items.map(({ name, quantity, unit, note, store, price, done }) =>
    [
      ...(done ? ['✓'] : []),
      ...[name, quantity === '1' && unit === 'st' ? '' : quantity, unit === 'st' ? '' : unit],
      ...[note && `(${note})`, store && `@${store}`, price],
    ]
      .filter(Boolean)
      .join(' '),
  )
}

const unknown = 'unknown'

test.each<[what: string, text: string, items: readonly string[] | typeof unknown]>([
  ['a title above the names', 'Lista mea\nProdus;Cantitate;UM\nlapte;2;l', ['lapte 2 l']],
  ['the separator that Excel writes', 'sep=;\nProdus;Cantitate;UM\nlapte;2;l', ['lapte 2 l']],
  [
    'line breaks in quotes',
    'Produs,Notă\r\n"lapte","a\r\nb"\r\n"ou ""mare""",\r\n',
    ['lapte (a b)', 'ou "mare"'],
  ],
  ['an unclosed quote', 'Produs,Cantitate\n"lapte,2\nouă,3', ['"lapte 2', 'ouă 3']],
  ['quoted words first', 'Produs,Cantitate\n5" țeavă,2\n"Zuzu" iaurt,3', ['5" țeavă 2', '"Zuzu" iaurt 3']],
  ['separators in quotes', 'Produs;Cantitate\n"ardei; gras";2\n"a;b" c;3', ['ardei; gras 2', '"a;b" c 3']],
  ['carriage returns alone', 'Produs;Cantitate\rlapte;2\rouă;3', ['lapte 2', 'ouă 3']],
  ['Markdown', '| Produs | Cantitate |\n|:---|---:|\n| Roșii, cherry | 500 g |', ['Roșii, cherry 500 g']],
  [
    'amounts in words and signs',
    'Produs;Cantitate\na;câteva\nb;o duzină\nc;1/2 kg\nd;1.000 g\ne;0\nf;bax\ng;2 kg și jumătate\nh;200 g.',
    ['a (câteva)', 'b 12', 'c 0.5 kg', 'd 1000 g', 'e', 'f 1 bax', 'g 2.5 kg', 'h 200 g'],
  ],
  [
    'thousands beside a unit',
    'Produs;Cantitate;UM\nnuci;1.000;g\nmere;1,5;KG',
    ['nuci 1000 g', 'mere 1.5 kg'],
  ],
  ['currencies', 'Produs;Preț\na;12 RON\nb;1.024,50\nc;lei 5', ['a 1200', 'b 102450', 'c 500']],
  [
    'signs of what is done',
    'Produs;Bifat\na;TRUE\nb;Fals\nc;☑\nd;Adevărat\ne;0\nf;Checked',
    ['✓ a', 'b', '✓ c', '✓ d', 'e', '✓ f'],
  ],
  ['a name that looks like todo.txt', 'Produs;Cantitate;Unitate\n(A) baterii;4;buc', ['(A) baterii 4 buc']],
  ['longer names of columns', 'Denumire articol,Cant.,Product ID\nlapte,2,7', ['lapte 2']],
  ['cells without names', 'lapte\t2\tl\nouă\t10\tbuc', ['lapte 2 l', 'ouă 10 buc']],
  ['cells that begin with numbers', '2\tlapte\n10\touă', ['lapte 2', 'ouă 10']],
  ['typed commas, which are no table', 'lapte,oua\nunt,zahar', ['lapte', 'oua', 'unt', 'zahar']],
  [
    'labels of Todoist',
    'TYPE,CONTENT,INDENT\ntask,"* Lapte, bun",1\ntask,Unt @casa,2',
    ['Lapte, bun', 'Unt'],
  ],
  ['an address book', 'Name,Phone,Notes\nIon,07,x', unknown],
  ['a bank statement', 'Date,Name,Amount\n2026-01-01,LIDL,-20.5\n2026-01-02,X,-3', unknown],
  ['a statement with a description', 'Data;Descriere;Suma\n01.02.2026;LIDL;-20,5\n02.02.2026;A;-3', unknown],
  [
    'a calendar as a table',
    'Subject,Start Date,Start Time,Location,Description\nȘedință,1.1.2026,10:00,A,',
    unknown,
  ],
])('a table: %s', (_, text, items) => {
  if (items === unknown) expect(readImport(text).format).toBe(unknown)
  else expect(itemsIn(text)).toEqual(items)
})

test.each([
  ['one column', 'Produs\nlapte\nouă 10', ['lapte', 'ouă 10']],
  ['one column without a name', 'lapte\nouă 10', ['lapte', 'ouă 10']],
])('a file of a table with %s', (_, text, items) => {
  expect(itemsIn(text, 'a.csv')).toEqual(items)
})

test('a file of a table with unknown names is unknown, even without numbers', () => {
  expect(readImport('Titlu,An,Regizor\nA,b,c', 'a.csv').format).toBe(unknown)
})

test.each<[what: string, value: unknown, items: readonly string[] | typeof unknown]>([
  [
    'the service of Home Assistant',
    { 'todo.a': { items: [{ summary: 'lapte 2 l', uid: '1', status: 'needs_action' }] } },
    ['lapte 2 l'],
  ],
  [
    'Todoist',
    {
      items: [
        { content: 'lapte, bun', project_id: '1', checked: true },
        { content: 'x', is_deleted: true },
      ],
    },
    ['✓ lapte, bun'],
  ],
  [
    'lists of Microsoft To Do, with a note of a page',
    {
      value: [{ tasks: [{ title: 'unt', status: 'completed', body: { content: '<p>bun &amp; rece</p>' } }] }],
    },
    ['✓ unt (bun & rece)'],
  ],
  [
    'several lists of Mealie',
    { items: [{ name: 'L', listItems: [{ shoppingListId: 'a', note: 'ouă', quantity: 10 }] }] },
    ['ouă 10'],
  ],
  [
    'Tandoor, with numbers as text',
    [{ food: { name: 'mere' }, unit: { name: 'kg' }, amount: '2.0000', checked: false }],
    ['mere 2 kg'],
  ],
  [
    'a card of Trello',
    {
      id: '1',
      idBoard: 'b',
      name: 'C',
      checklists: [{ idCard: '1', checkItems: [{ name: 'a, b', state: 'complete' }] }],
    },
    ['✓ a, b'],
  ],
  [
    'Bring!, with amounts in unknown units',
    { purchase: [{ name: 'Ceapă', specification: '1 plasă, roșie' }], recently: [] },
    ['Ceapă 1 plasă (roșie)'],
  ],
  ['an archived note of Keep', { isArchived: true, listContent: [{ text: 'a', isChecked: false }] }, []],
  ['products of a shop', { name: 'x', items: [{ name: 'lapte', price: 3 }] }, unknown],
  ['issues', [{ id: 1, title: 'Bug', state: 'open' }], unknown],
  ['texts', ['lapte'], unknown],
])('JSON: %s', (_, value, items) => {
  const text = JSON.stringify(value)
  if (items === unknown) expect(readImport(text).format).toBe(unknown)
  else expect(itemsIn(text)).toEqual(items)
})

test.each([
  ['JSON that is cut off', '{"name": "lapte", "items": ['],
  ['lines of JSON', '{"name":"a"}\n{"name":"b"}'],
  ['a card of an address book', 'BEGIN:VCARD\nFN:Ion\nEND:VCARD'],
  ['formatted text', '{\\rtf1\\ansi lapte}'],
  ['XML', '<?xml version="1.0"?><a><b>c</b></a>'],
  ['a list of a page without data', '<ul><li>lapte</li></ul>'],
])('%s is unknown', (_, text) => {
  expect(readImport(text)).toEqual({ format: unknown, name: '', things: [] })
})

test.each([
  ['brackets', '[1] pâine\n[2] lapte', ['pâine', 'lapte']],
  ['boxes', '[x] pâine\n[ ] lapte, unt', ['✓ pâine', 'lapte, unt']],
  ['ticks as bullets', '✅ pâine\n✅ lapte', ['pâine', 'lapte']],
  ['a store above', 'Lidl:\n☐ lapte\n\n☐ mere\n# Băcănie\n☐ orez', ['lapte @Lidl', 'mere', 'orez']],
  ['circles', 'Lista mea\n○ lapte\n✓ ouă', ['lapte', '✓ ouă']],
  ['a tag that is never closed', '<script>\nouă', ['ouă']],
  ['sections', 'Lactate\n- [ ] lapte\n\nFructe\n- [ ] mere', ['lapte', 'mere']],
])('a text with %s is no data', (_, text, items) => {
  expect(itemsIn(text)).toEqual(items)
})

test.each([
  ['- [ ] lapte\nnotă de subsol', []],
  ['- [ ] lapte\n- [ ] unt\n\nSfârșit', ['Sfârșit']],
  ['lapte\nTrimis din Any.do', ['Trimis din Any.do']],
  ['x 2026-11-27 lapte\n+Casa', ['+Casa']],
  [
    'BEGIN:VCALENDAR\nBEGIN:VTODO\nSUMMARY:a\nEND:VTODO\nBEGIN:VEVENT\nSUMMARY:b\nEND:VEVENT\nEND:VCALENDAR',
    ['b'],
  ],
  ['Produs;Cantitate\n;2\nlapte;1', ['2']],
  ['[{"shopping_list_id":1,"amount":2,"note":null}]', ['shopping_list_id: 1 · amount: 2']],
  ['Tocăniță de la bunica\nO fac de ani de zile.\nIngrediente\nsare\nPreparare\nSe pune sare.', []],
  [
    'Ingrediente\n2 cepe\nSe taie ceapa mărunt și se pune în tigaie.\n3 ouă\nPreparare\nSe prăjesc.',
    ['3 ouă'],
  ],
  [
    'Clătite\n4 porții\n500 ml lapte\nsare, piper\nTimp: 30 min\n3 ouă\nPreparare\nSe bat ouăle.',
    ['sare, piper'],
  ],
  ['Ingrediente\n2 cepe\nPreparare\n1. Se taie ceapa.\n2. Se prăjește 10 minute.', []],
])('of %j these lines are not read: %j', (text, unread) => {
  expect(readImport(text).unread ?? []).toEqual(unread)
})

const recipe = (recipeIngredient: unknown, rest = {}) =>
  JSON.stringify({ '@type': 'Recipe', recipeIngredient, ...rest })

test('a record that is nested more deeply than calls can go is not read', () => {
  const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`
  const text = `[{"name":"lapte","id":"1","complete":false},{"a":${deep}}]`
  expect(itemsIn(text)).toEqual(['lapte'])
})

test.each([
  ['1 și 1/2 căni de zahăr', 'zahăr 1.5 cană'],
  ['1 ⅓ cană ulei', 'ulei 1.33 cană'],
  ['200g/7oz făină', 'făină 200 g'],
  ['1 lingură rasă de sare', 'sare 1 lingură (rasă)'],
  ['2 tablespoons of butter', 'butter 2 lingură'],
  ['2 cepe (una roșie, una albă)', 'cepe 2 (una roșie, una albă)'],
  ['200 g (o cană) orez', 'orez 200 g (o cană)'],
  ['sare – după gust', 'sare (după gust)'],
  ['1 legătură pătrunjel; tocat', 'pătrunjel 1 legătură (tocat)'],
  ['zahăr, 100 g', 'zahăr 100 g'],
  ['ulei, sare, piper', 'ulei, sare, piper'],
  ['ulei, pentru prăjit', 'ulei (pentru prăjit)'],
])('the ingredient %j is %j', (said, item) => {
  expect(itemsIn(recipe([said]))).toEqual([item])
})

test.each([
  ['a section', ['<strong>Pentru cremă:</strong>', '2 ou&#259;'], ['ouă 2']],
  ['one text', '2 ouă\r\n3 mere<br>sare', ['ouă 2', 'mere 3', 'sare']],
])('a recipe with %s', (_, listed, items) => {
  expect(itemsIn(recipe(listed))).toEqual(items)
})

test.each([
  ['1 tort de 26 cm', undefined],
  ['2 cozonaci', undefined],
  ['Serves 4-6', 4],
  [{ value: 4, unitText: 'porții' }, 4],
])('a recipe that yields %j is for %s people', (recipeYield, servings) => {
  expect(readImport(recipe(['sare'], { recipeYield })).servings).toBe(servings)
})

test.each([
  ['<div typeof="Recipe"><li property="recipeIngredient">2 ouă</li></div>'],
  ['<div class="hrecipe"><li class="ingredient">2 ouă</li></div>'],
  ['<ul itemprop="recipeIngredient"><li>2\n ouă</li></ul>'],
])('the recipe of %s', (html) => {
  expect(itemsIn(html)).toEqual(['ouă 2'])
})

test.each([
  ['Clătite\n\n3 ouă\n300 g făină\n\nMod de preparare:\nAmestecați.', ['ouă 3', 'făină 300 g']],
  ['Ingrediente: 2 morcovi, 1,5 kg ceapă.\nPreparare: fierbeți.', ['morcovi 2', 'ceapă 1.5 kg']],
  ['Ingrediente 4 persoane\nPentru decor: mentă\nPas cu pas\nUnge tava.', ['mentă']],
  ['Pasul 1: Tăiați 2 cepe.\nPasul 2: Căliți 5 minute.', []],
])('the text of a recipe: %j', (text, items) => {
  expect(itemsIn(text)).toEqual(items)
})

test.each([
  ['Ingrediente\n250 g făină\n???\nPreparare\nSe cerne.', ['făină']],
  [JSON.stringify({ '@type': 'Recipe', recipeIngredient: ['2 ouă', '—', '...'] }), ['ouă']],
  ['Produs;Cantitate\n***;2\nlapte;1', ['lapte']],
])('of %j only records with a letter become items', (text, names) => {
  const { items, unread } = itemsOfImport(allWords(), readImport(text))
  expect(items.map(({ name }) => name)).toEqual(names)
  expect(unread).toBeGreaterThan(0)
})
