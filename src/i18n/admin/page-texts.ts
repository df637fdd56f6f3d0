const partNames = {
  line: 'rânduri',
  paragraphs: 'paragrafe',
  questions: 'întrebări',
  entries: 'fragmente',
  phrases: 'rânduri',
} as const

type Kind = keyof typeof partNames

/** '6 fragmente'. It does not use `counter`, because PocketBase's engine has no Intl. */
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

/** Messages for admins about a fault in a text of a page. */
export const pageTextFaults = {
  empty: 'Textul nu poate fi gol.',
  oneLine: 'Textul trebuie să stea pe un singur rând.',
  exactly,
  atMost: (kind: Kind, most: number, found: number) =>
    `Pot fi cel mult ${counted(most, partNames[kind])}; acum sunt ${found}.`,
  /** @param what for example 'întrebarea' */
  length: (what: string, { least, most }: { least: number; most: number }, length: number) =>
    `${what} trebuie să aibă între ${least} și ${counted(most, 'caractere')}; acum are ${length}.`,
  /** @param sentence begins with a small letter */
  at: (row: number, sentence: string) => `Rândul ${row}: ${sentence}`,
  questionMark: 'întrebarea trebuie să se termine cu semnul întrebării.',
  placeholder: (name: string) =>
    `Păstrați în text „{${name}}”, exact așa: pe pagină, locul lui îl ia valoarea de la zi.`,
  /** Names of the parts of a text in these sentences. */
  parts: {
    whole: 'Textul',
    paragraph: 'paragraful',
    phrase: 'textul',
    questions: {
      top: 'întrebarea',
      below: 'răspunsul',
      nothingBelow: 'sub întrebare trebuie să stea răspunsul ei.',
    },
    entries: { top: 'titlul', below: 'textul', nothingBelow: 'sub titlu trebuie să stea textul lui.' },
  },
} as const
