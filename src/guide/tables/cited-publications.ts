import { labelSource, type SafetyKind } from './table-rows.ts'
import type { Tables } from './tables.ts'

type CitedBy = 'keeping' | SafetyKind
type Cited = Pick<Tables, 'keeping' | 'safety' | 'sources'>
interface CitingFact {
  source: string
  kind: CitedBy
}
export type Publication = Cited['sources'] extends ReadonlyMap<string, infer Row> ? Row : never

/** The subjects of the pages of publications by their slugs, with the facts that cite the publications of each. */
const citedBy = {
  pastrare: ['keeping'],
  gatire: ['raw', 'core'],
  'sarcina-si-copii': ['pregnancy', 'infants'],
  precautii: ['general', 'pets'],
} as const satisfies Readonly<Record<string, readonly CitedBy[]>>

export type SourceSubject = keyof typeof citedBy

export const sourceSubjects = Object.keys(citedBy) as SourceSubject[]

/** The subject whose page has the publications of such facts. @throws Error on facts that no page has */
export function sourceSubjectOf(kind: CitedBy): SourceSubject {
  const found = sourceSubjects.find((subject) => citedBy[subject].some((one) => one === kind))
  if (!found) throw new Error(`No page has the sources of "${kind}".`)
  return found
}

/** The publication of a key. @throws Error on a source that no table names */
export function publicationOf(sources: Cited['sources'], key: string): Publication {
  const found = sources.get(key)
  if (!found) throw new Error(`No table names the source "${key}".`)
  return found
}

interface Citation {
  key: string
  subject: SourceSubject
  /** The publisher; on its second publication the title too. */
  name: string
}

/** The publications of a food's facts, each once in a subject; the label of the product is none. */
export function citationsOf(sources: Cited['sources'], facts: readonly CitingFact[]): Citation[] {
  const found = new Map<string, Citation>()
  const publishers = new Set<string>()
  for (const { source: key, kind } of facts.filter(({ source }) => source !== labelSource)) {
    const subject = sourceSubjectOf(kind)
    if (found.has(`${subject} ${key}`)) continue
    const { publisher, title } = publicationOf(sources, key)
    found.set(`${subject} ${key}`, {
      key,
      subject,
      name: publishers.has(publisher) ? `${publisher}, ${title}` : publisher,
    })
    publishers.add(publisher)
  }
  return [...found.values()]
}

/** The publications of a subject, each once, in the order of the tables. */
export function publicationsAbout(
  { keeping, safety, sources }: Cited,
  subject: SourceSubject,
): Publication[] {
  const facts: CitingFact[] = [
    ...[...keeping.values()].flat().map(({ source }) => ({ source, kind: 'keeping' as const })),
    ...safety.filter(({ foods }) => foods.length > 0),
  ]
  const ofSubject = facts.filter(({ kind }) => sourceSubjectOf(kind) === subject)
  return citationsOf(sources, ofSubject).map(({ key }) => publicationOf(sources, key))
}
