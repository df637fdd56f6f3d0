/** How many characters a text has. */
export interface TextBounds {
  least: number
  most: number
}

const partNames = {
  line: 'rânduri',
  paragraphs: 'paragrafe',
  questions: 'întrebări',
  entries: 'fragmente',
  phrases: 'rânduri',
} as const

type Kind = keyof typeof partNames

/** '6 fragmente'. Not by the counter of the site: PocketBase's engine, where this runs, has no Intl. */
function counted(count: number, things: string): string {
  const tail = count % 100
  const isFar = count >= 20 && (tail === 0 || tail >= 20)
  return `${count} ${isFar ? 'de ' : ''}${things}`
}

function exactly(kind: Kind, count: number, found: number): string {
  if (count === 1) return `Trebuie să fie un singur paragraf, fără rânduri goale; acum sunt ${found}.`
  const separated = kind === 'phrases' ? '' : ', despărțite de câte un rând gol'
  const now = found === 1 ? 'acum este doar unul' : `acum sunt ${found}`
  return `Trebuie să fie exact ${counted(count, partNames[kind])}${separated}; ${now}.`
}

/** What is wrong with a text of a page, as admins read it. */
export const pageTextFaults = {
  empty: 'Textul nu poate fi gol.',
  oneLine: 'Textul trebuie să stea pe un singur rând.',
  exactly,
  atMost: (kind: Kind, most: number, found: number) =>
    `Pot fi cel mult ${counted(most, partNames[kind])}; acum sunt ${found}.`,
  /** @param what as 'întrebarea' */
  length: (what: string, { least, most }: TextBounds, length: number) =>
    `${what} trebuie să aibă între ${least} și ${counted(most, 'caractere')}; acum are ${length}.`,
  /** @param sentence begins with a small letter */
  at: (row: number, sentence: string) => `Rândul ${row}: ${sentence}`,
  questionMark: 'întrebarea trebuie să se termine cu semnul întrebării.',
  placeholder: (name: string) =>
    `Păstrați în text „{${name}}”, exact așa: pe pagină, locul lui îl ia valoarea de la zi.`,
} as const

/** What the parts of a text are called in such a sentence. */
export const pageTextParts = {
  whole: 'Textul',
  paragraph: 'paragraful',
  phrase: 'textul',
  questions: {
    top: 'întrebarea',
    below: 'răspunsul',
    nothingBelow: 'sub întrebare trebuie să stea răspunsul ei.',
  },
  entries: { top: 'titlul', below: 'textul', nothingBelow: 'sub titlu trebuie să stea textul lui.' },
} as const
