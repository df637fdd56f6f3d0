import fc from 'fast-check'

/** Pieces that some reader looks for, and the characters around which readers backtrack. */
const pieces = [
  ...[
    'a',
    '1',
    '1 ',
    '0,',
    '1/2',
    '½',
    '..',
    '-',
    ' - ',
    '*',
    '|',
    '/',
    '\\',
    '=',
    ' ',
    '\t',
    '\n',
    '\r\n',
    '\ufeff',
  ],
  ...[
    ',',
    'a,',
    ';',
    'a;b\n',
    ':',
    'a:',
    'a:\n',
    '(',
    ')',
    '),',
    '(notă: ',
    '(notă:),',
    '[ ]',
    '- [ ] x\n',
    '1) ',
    '• ',
  ],
  ...[
    '<',
    '<a>',
    '<a ',
    '</script>',
    '<script>',
    '<script type=application/ld+json ',
    '&',
    '&a',
    '&#1;',
    '&lt;',
    '<li class="listitem">',
    '<p itemprop="ingredients">',
    '<a class="',
    'on=',
    'data:',
  ],
  ...['"', '""', "'", '”', '{', '[', ']', '{"@graph":[', '"a":', '[],', '\\n', '\\"', '{"text":"a"},'],
  ...[
    'BEGIN:VTODO\n',
    'END:VTODO\n',
    'SUMMARY:a\n',
    'SUMMARY;X="a":',
    'x 2026-11-27 a\n',
    '@a ',
    'a:b ',
    'ingrediente\n',
    'mod de preparare\n',
    'pentru 4 porții ',
    '☐ a\n',
    '[[',
    '|a|b|\n',
    '400 g (',
  ],
  ...[
    'și ',
    'la ',
    'de ',
    'de la ',
    'din ',
    'cu ',
    'nu ',
    'ba ',
    'mai ',
    'o ',
    'una de ',
    'doi ',
    'doi trei ',
    'jumătate ',
  ],
  ...[
    '2 kg ',
    '3x2l ',
    '5-6 ',
    '7 lei ',
    '7 lei/kg ',
    'cam 2 kg ',
    'lapte ',
    'roșii ',
    'la Lidl ',
    'Lidl: ',
    'cel mare, ',
    'câte 1 kg, ',
    'câte 2 a ',
    '2 a de 2 l ',
    '(a, ',
    'toate de la Lidl ',
    'vin în 1 ',
    'notă ',
  ],
  ...[
    'te rog ',
    'adaugă ',
    'nu mai vreau ',
    'stai ',
    'virgulă ',
    'douăzeci și ',
    'ăă ',
    '. ',
    '~3',
    'morcovi-2kg ',
    'niște ',
  ],
  ...['🍎', '🍎 ', '\ud83d', '\u0301\u0316', 'a\u0316\u0301', 'ţ', 's\u0327', '\u200b', '\u0085', '\u2028'],
]

/** Pairs of opening and closing texts, to be nested. */
const nests: readonly Omit<LongText, 'frame'>[] = [
  { open: '[', close: ']' },
  { open: '{"@graph":', close: '}' },
  { open: '{"@graph":[', close: ']}' },
  { open: '{"mainEntity":{"a":', close: '}}' },
  { open: '(', close: ')' },
  { open: '(notă: ', close: '),' },
  { open: '<a>', close: '</a>' },
  { open: '"', close: '",' },
  { open: 'BEGIN:VTODO\n', close: 'END:VTODO\n' },
]

/** Surroundings that make a reader reach the text instead of stopping before it. */
const frames = {
  none: (text: string) => text,
  'one line': (text: string) => text.replace(/[\r\n\u0085\u2028]/g, ' '),
  'behind a thing': (text: string) => `lapte, ${text}`,
  heading: (text: string) => `${text}:`,
  note: (text: string) => `lapte (notă: ${text})`,
  recipe: (text: string) => JSON.stringify({ '@type': 'Recipe', recipeIngredient: [text] }),
  'page with a script': (text: string) => `<html><script type="application/ld+json">${text}</script></html>`,
  'list of Keep': (text: string) => JSON.stringify({ listContent: [{ text }] }),
  'page with attributes': (text: string) => `<html><li class="listitem"><p itemprop="ingredients">${text}`,
  'list of Mealie': (text: string) => `{"listItems":[{"shoppingListId":"a","note":"a"},${text}]}`,
  'our file': (text: string) => `{"format":"lista-noastra","lists":${text}}`,
  'our link': (text: string) => `LN${text}`,
  table: (text: string) => `produs,cantitate\n${text}`,
  'text of a recipe': (text: string) => `Ingrediente\n${text}`,
  'todo.txt': (text: string) => `x 2026-11-27 a\n${text}`,
  calendar: (text: string) => `BEGIN:VCALENDAR\nBEGIN:VTODO\nSUMMARY:${text}\nEND:VTODO\nEND:VCALENDAR`,
  XML: (text: string) => `<propfind xmlns="DAV:">${text}</propfind>`,
  'namespace of XML': (text: string) => `<propfind xmlns="${text}"/>`,
  endpoint: (text: string) => `https://${text}.example/x`,
}

/** A text described by its repeated parts, so that it can be built in any length. */
export interface LongText {
  frame: keyof typeof frames
  open: string
  /** Repeated as often as `open`, after all repetitions of `open`; '' for none. */
  close: string
}

/** Builds a text. @param length the greatest length of the text, in code units; the text is hardly shorter */
export function textOf({ frame, open, close }: LongText, length: number): string {
  const times = Math.floor((length - frames[frame]('').length) / (open.length + close.length))
  return frames[frame](open.repeat(times) + close.repeat(times))
}

const frame = fc.constantFrom(...(Object.keys(frames) as LongText['frame'][]))
const repeated = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 5 })
  .map((some) => ({ open: some.join(''), close: '' }))

export const longText: fc.Arbitrary<LongText> = fc
  .tuple(frame, fc.oneof({ weight: 4, arbitrary: repeated }, fc.constantFrom(...nests)))
  .map(([framed, shape]) => ({ frame: framed, ...shape }))

/** Every piece and every nest without a frame. */
export const plainTexts: readonly LongText[] = [...pieces.map((open) => ({ open, close: '' })), ...nests].map(
  (shape) => ({ frame: 'none', ...shape }),
)

/** Texts on which readers once took quadratic time or ran out of stack. */
export const worstTexts: readonly LongText[] = [
  // Without its end it is no markup any more, and one line.
  { frame: 'XML', open: '• ', close: '' },
  { frame: 'recipe', open: '<', close: '' },
  { frame: 'none', open: '{"@graph":[', close: ']}' },
  { frame: 'our file', open: '{"a":', close: '}' },
  { frame: 'page with a script', open: '<script type=application/ld+json ', close: '' },
  { frame: 'none', open: 'a,', close: '' },
  { frame: 'none', open: '1 ', close: '' },
  { frame: 'none', open: '1.000 g ', close: '' },
  { frame: 'none', open: 'și ', close: '' },
  { frame: 'none', open: '\u0301\u0316', close: '' },
  { frame: 'note', open: '(notă:),', close: '' },
  { frame: 'note', open: ') ,', close: '' },
  { frame: 'none', open: '<p itemprop="ingredients">', close: '' },
  { frame: 'page with attributes', open: '<a class="', close: '' },
  { frame: 'recipe', open: '400 g (', close: '' },
  { frame: 'heading', open: ':a', close: '' },
  { frame: 'none', open: ' la Lidl', close: '' },
  { frame: 'none', open: '..', close: '' },
  { frame: 'none', open: '…', close: '' },
]
