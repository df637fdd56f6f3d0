/** Thousands of item texts, the same in every engine: none is random or read from a file. */

const names = [
  ...[
    'lapte',
    'pâine',
    'Ouă',
    'cartofi',
    'ROȘII',
    'rosii cherry',
    'brânză de vaci',
    'ulei de măsline',
    'suc',
  ],
  ...[
    'ardei kapia',
    'unt de arahide',
    'detergent de vase',
    'mâncare de pisici',
    'hârtie igienică',
    'apă plată',
  ],
  ...[
    '7-Up',
    '7 Days',
    'Coca-Cola 0',
    'lapte 3,5%',
    'făină 000',
    'ulei 5W30',
    'vitamina B12',
    'pizza 4 brânzeturi',
  ],
  ...[
    'Țuică',
    'ţuică',
    'şuncă',
    'crème fraîche',
    'Müller',
    "M&M's",
    'jalapeño',
    'ciocolată „neagră”',
    '🥛 lapte',
  ],
  ...[
    'ouă 🥚🥚',
    'café',
    'cafe\u0301',
    'İstanbul',
    'straße',
    'ﬁstic',
    'a'.repeat(100),
    'a'.repeat(101),
    '👩‍🍳',
    '🇷🇴',
  ],
  ...[
    '<script>alert(1)</script>',
    'javascript:x',
    'DATA: x',
    'onclick = x',
    'молоко',
    '牛乳',
    'x'.repeat(500),
  ],
]
const before = [
  ...[
    '',
    '2 ',
    '2',
    '10 ',
    '0 ',
    '100 ',
    '1,5 ',
    '1.5 ',
    '1/2 ',
    '½ ',
    '1 1/2 ',
    '1½ ',
    '2-3 ',
    '6x2 l ',
    '2 x ',
  ],
  ...[
    '3x ',
    '2 kg ',
    '2 kg de ',
    '500g ',
    'un ',
    'o ',
    'doi ',
    'două ',
    'o jumătate de ',
    'un sfert de ',
    'o duzină de ',
  ],
  ...[
    'un kil jumate de ',
    'zece ',
    '2 sticle de ',
    '20 de ',
    '2 cofraje de ',
    'un praf de ',
    'douăzeci și cinci de ',
  ],
  ...['- ', '* ', '• ', '[x] ', '- [ ] ', '☐', '✅ ', '1. ', '1) ', '12. ', '\t', '\u00a0', '\u200b'],
  'niște ',
  '🍎 NIȘTE ',
]
const after = [
  ...[
    '',
    ' 2',
    ' 2 kg',
    ' 2kg',
    ' 1,5 l',
    ' 6 role',
    ' x2',
    ' 2 buc.',
    ' 3 căpățâni',
    ' 2-3 kg',
    ' ½ kg',
    ' 100',
  ],
  ...[
    ' doi litri',
    ' jumate de kil',
    ', ouă 10',
    '; pâine',
    '\nlapte 1,5 l',
    ':',
    ' .',
    '!',
    ' (bio)',
    ' 2 l',
    ' un pachet',
    ' și 2 pâini',
    ' ȘI un kil de mere',
  ],
]

export const itemTexts: readonly string[] = names.flatMap((name, place) =>
  before.flatMap((start, row) =>
    // A fortieth of the combinations still has each start and each end many times, others for each name.
    after.filter((_, column) => (3 * place + row + column) % 40 === 0).map((end) => `${start}${name}${end}`),
  ),
)

/** Code points of the scripts and signs that names and their cleaning may meet. */
const points = [
  ...span(0x0, 0x1c7f),
  // U+1C80 to U+1C8A are skipped: Unicode 16 added a Cyrillic letter there, which only newer engines know.
  ...span(0x1c8b, 0x2fff),
  ...span(0xfb00, 0xfb06),
  ...span(0xfe00, 0xffff),
  ...span(0x1f000, 0x1fbff),
  ...span(0xe0000, 0xe01ef),
]

/** All of them, alone and after a letter. */
export const characters: readonly string[] = points.flatMap((point) => [point, `a${point}`])

/** All of them, eight in a text after a letter, for slow rules that read each character alone. */
export const joinedCharacters: readonly string[] = points.flatMap((_, at) =>
  at % 8 === 0 ? [`a${points.slice(at, at + 8).join('')}`] : [],
)

function span(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}
