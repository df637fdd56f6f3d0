/** Stores that occur on the list of these cases. */
export const ownStores = [
  'Băcănia lui Nelu',
  'La Doi Pași',
  'La Trei Urși',
  'Ferma Popescu',
  'Nea Ion',
  'piața mare',
  'magazinul din colț de la gară',
  'Mere',
  'Carne proaspătă',
  '7',
]

interface OwnStoreCases {
  sentence: string
  /** Typed text and the expected items; also tested as speech, unless `isTypedOnly`. */
  cases: readonly (readonly [input: string, ...items: string[]])[]
  isTypedOnly?: boolean
}

export const ownStoreCases: readonly OwnStoreCases[] = [
  {
    sentence: 'a store of its own behind a thing is spelled as on the list',
    cases: [
      ['roșii de la băcănia lui nelu', 'roșii = 1 st, la Băcănia lui Nelu'],
      ['rosii de la bacania lui nelu', 'rosii = 1 st, la Băcănia lui Nelu'],
      ['2 kg roșii la Băcănia lui Nelu', 'roșii = 2 kg, la Băcănia lui Nelu'],
      ['roșii de la băcănia lui Nelu 2 kg', 'roșii = 2 kg, la Băcănia lui Nelu'],
      ['lapte de la doi pasi', 'lapte = 1 st, la La Doi Pași'],
      ['lapte de la la doi pași', 'lapte = 1 st, la La Doi Pași'],
      ['miere de la trei urși', 'miere = 1 st, la La Trei Urși'],
      ['ouă de la ferma popescu', 'ouă = 1 st, la Ferma Popescu'],
      ['brânză de la nea ion', 'brânză = 1 st, la Nea Ion'],
      ['brânză din piața mare', 'brânză = 1 st, la piața mare'],
      ['pâine de la magazinul din colț de la gară', 'pâine = 1 st, la magazinul din colț de la gară'],
    ],
  },
  {
    sentence: 'it holds for its line or as a heading, like one of the known',
    cases: [
      [
        'de la băcănia lui nelu: roșii, lapte',
        'roșii = 1 st, la Băcănia lui Nelu',
        'lapte = 1 st, la Băcănia lui Nelu',
      ],
      ['la nea ion lapte, ouă', 'lapte = 1 st, la Nea Ion', 'ouă = 1 st, la Nea Ion'],
    ],
  },
  {
    sentence: 'written, also without a preposition, in brackets or as a heading',
    isTypedOnly: true,
    cases: [
      ['lapte (nea ion)', 'lapte = 1 st, la Nea Ion'],
      ['lapte - nea ion', 'lapte = 1 st, la Nea Ion'],
      [
        'Băcănia lui Nelu:\n- roșii 2 kg\n- lapte\n\npâine',
        'roșii = 2 kg, la Băcănia lui Nelu',
        'lapte = 1 st, la Băcănia lui Nelu',
        'pâine = 1 st',
      ],
      ['*La doi pași:*\nroșii', 'roșii = 1 st, la La Doi Pași'],
      ['Lidl:\nouă\nNea Ion:\nlapte', 'ouă = 1 st, la Lidl', 'lapte = 1 st, la Nea Ion'],
      ['roșii de la 7', 'roșii de la 7 = 1 st'],
      ['Mere:\npere', 'pere = 1 st'],
    ],
  },
  {
    sentence: 'one that is called like a food takes no food away',
    cases: [
      ['suc din mere', 'suc din mere = 1 st'],
      ['suc de mere', 'suc de mere = 1 st'],
      ['plăcintă cu mere', 'plăcintă cu mere = 1 st'],
      ['mere 2 kg', 'mere = 2 kg'],
      ['mere', 'mere = 1 st'],
      ['carne proaspătă', 'carne proaspătă = 1 st'],
      ['supă din carne proaspătă', 'supă din carne proaspătă = 1 st'],
      ['cotlet de la carne proaspătă', 'cotlet = 1 st, la Carne proaspătă'],
      ['prune de la mere', 'prune = 1 st, la Mere'],
    ],
  },
  {
    sentence: 'known stores stay, and so do phrases that only look like a store',
    cases: [
      ['roșii de la piață', 'roșii = 1 st, la piața'],
      ['roșii de la Lidl', 'roșii = 1 st, la Lidl'],
      ['pâine de la brutărie', 'pâine = 1 st, la brutăria'],
      ['ouă de la băcănie', 'ouă = 1 st, la băcănia'],
      ['brânză de la țară', 'brânză de la țară = 1 st'],
      ['pui la rotisor', 'pui la rotisor = 1 st'],
    ],
  },
]
