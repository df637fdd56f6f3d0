import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const script = fileURLToPath(new URL('../../../../scripts/rules.ts', import.meta.url))

function rules(name: string, input: string) {
  return spawnSync(process.execPath, [script, name], { input, encoding: 'utf8' })
}

test('answers each JSON line with one line', () => {
  const { stdout, status } = rules(
    'parse',
    `${JSON.stringify({ in: 'lapte 1,5 l, молоко' })}\n${JSON.stringify({ in: '' })}\n`,
  )
  expect(
    stdout
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line)),
  ).toEqual([
    {
      items: [{ name: 'lapte', quantity: '1.5', unit: 'l' }],
      refused: [{ text: 'молоко', problem: 'name-characters' }],
    },
    { items: [], refused: [] },
  ])
  expect(status).toBe(0)
})

test.each(['parse', 'spoken'])('%s answers with the note, the store, and the price in bani', (rule) => {
  const line = { in: 'brânză 200 g 12 lei de la băcănia veche, cea sărată', stores: ['Băcănia Veche'] }
  expect(JSON.parse(rules(rule, JSON.stringify(line)).stdout).items).toEqual([
    { name: 'brânză', quantity: '200', unit: 'g', note: 'cea sărată', store: 'Băcănia Veche', price: 1200 },
  ])
})

test('answers a spoken command with what it does', () => {
  const { items, commands } = JSON.parse(rules('spoken', '{"in":"șterge laptele"}').stdout)
  expect({ items, commands }).toEqual({ items: [], commands: [{ kind: 'remove', name: 'laptele' }] })
})

test('knows the category rule', () => {
  expect(JSON.parse(rules('category', '{"name":"lapte"}').stdout)).toEqual({ category: 'lactate' })
})

test('finds the guide’s food for an item, or none', () => {
  const lines = ['rosii coapte', 'pastă de dinți'].map((name) => `${JSON.stringify({ name })}\n`)
  expect(
    rules('food', lines.join(''))
      .stdout.trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([{ food: { slug: 'rosii', name: 'Roșii' } }, { food: null }])
})

test.each([
  [
    'due',
    { today: '2026-11-22', shops: ['15', '08'].map((day) => ({ date: `2026-11-${day}`, items: ['lapte'] })) },
    [{ name: 'lapte', everyDays: 7, sinceDays: 7, isDue: true }],
  ],
  ['due', { today: 'azi', shops: [] }, { error: expect.stringContaining('"today"') }],
  ['aisles', { shops: [['paine', 'lactate']] }, ['paine', 'lactate']],
  ['aisles', { shops: [['cofetărie']] }, { error: expect.stringContaining('"shops"') }],
  ['deposit', { name: 'bere', quantity: '6', unit: 'doze' }, { containers: 6, bani: 300, asks: false }],
  ['deposit', { name: 'apă', quantity: '6x2', unit: 'l' }, { containers: 6, bani: 300, asks: false }],
  ['deposit', { name: 'bere' }, { containers: null, bani: null, asks: true }],
  ['deposit', { name: 'bere', quantity: null, unit: null }, { containers: null, bani: null, asks: true }],
  ['vouchers', { name: 'pâine' }, { allowed: true }],
  ['vouchers', { name: 'vin', category: 'bauturi' }, { allowed: false }],
])('knows the rule %s: %o', (name, line, answer) => {
  expect(JSON.parse(rules(name, JSON.stringify(line)).stdout)).toEqual(answer)
})

test('answers a line it cannot read with an error, and goes on', () => {
  const lines = rules('parse', 'lapte\n\n["lapte"]\n{"name":"lapte"}\n{"in":"lapte"}')
    .stdout.trim()
    .split('\n')
  expect(lines.map((line) => Object.keys(JSON.parse(line)))).toEqual([
    ['error'],
    ['error'],
    ['error'],
    ['error'],
    ['items', 'refused'],
  ])
})

test('says nothing to nothing', () => {
  expect(rules('parse', '').stdout).toBe('')
})

test.each(['toString', 'parze', ''])('an unknown rule "%s" is one clear sentence and exit code 2', (name) => {
  const { stdout, stderr, status } = rules(name, '{"in":"lapte"}')
  expect({ stdout, status }).toEqual({ stdout: '', status: 2 })
  expect(stderr).toMatch(/^There is no rule "\w*"; the rules are: parse, spoken, category.*\.\n$/)
})

test('prints spoken items in the form of typed ones', () => {
  const { stdout } = rules('spoken', JSON.stringify({ in: 'Două kile de cartofi, o pâine și zece ouă.' }))
  expect(JSON.parse(stdout)).toEqual({
    items: [
      { name: 'cartofi', quantity: '2', unit: 'kg' },
      { name: 'pâine', quantity: '1', unit: 'st' },
      { name: 'ouă', quantity: '10', unit: 'st' },
    ],
    refused: [],
  })
})

/** A table from Excel, in Windows-1250. */
const excel = Buffer.from('Produs;UM\n\xbaunc\xe3;kg', 'latin1')

test('reads imports as a browser does: pasted text, the name of a file, and bytes', () => {
  const lines = [
    { file: 'a.json', text: '[{"name":"Roșii, cherry 500 g","id":"1","complete":true}]' },
    { file: 'a.json', text: '{"a":1}' },
    { file: 'a.csv', base64: excel.toString('base64') },
    { text: 'Ingrediente (4 porții):\n200 g unt, topit\nMod de preparare\nSe amestecă.' },
    { file: 'a.csv' },
  ]
  const { stdout } = rules('import', lines.map((line) => JSON.stringify(line)).join('\n'))
  const item = { quantity: '1', unit: 'st' }
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    {
      kind: 'home-assistant',
      items: [{ name: 'Roșii, cherry', quantity: '500', unit: 'g', done: true }],
      unread: 0,
    },
    { kind: 'unknown', items: [], unread: 0 },
    { kind: 'csv', items: [{ ...item, name: 'șuncă', unit: 'kg' }], unread: 0 },
    {
      kind: 'recipe',
      items: [{ name: 'unt', quantity: '200', unit: 'g', note: 'topit' }],
      unread: 0,
      people: 4,
    },
    { error: expect.stringContaining('given') },
  ])
})

test('suggests names for what is typed', () => {
  expect(JSON.parse(rules('suggest', '{"typed":"lap"}').stdout).suggestions).toContain('lapte')
})
