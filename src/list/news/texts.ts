import { nameOrCount } from '../../i18n/count.ts'

type Kind = 'added' | 'completed' | 'uncompleted' | 'notFound' | 'removed' | 'taken' | 'givenBack' | 'changed'

interface Told {
  kind: Kind
  item: { name: string }
  /** '' if unknown. */
  by: string
}

const verbs: Readonly<Record<Kind, string>> = {
  added: 'a adăugat',
  completed: 'a luat',
  uncompleted: 'a pus înapoi',
  notFound: 'n-a găsit',
  removed: 'a șters',
  taken: 'ia',
  givenBack: 'nu mai ia',
  changed: 'a modificat',
}

/** Rows that others have added above what is in sight. */
export function aboveText(count: number): string {
  return count === 1 ? '1 nou sus' : `${count} noi sus`
}

/** One sentence for each person: 'Mihai a luat „lapte”. Cineva a adăugat 3 produse, a șters „ouă”.' */
export function newsSentence(news: readonly Told[]): string {
  const doers = [...new Set(news.map(({ by }) => by))]
  return doers
    .map((by) =>
      sentenceOf(
        by || 'Cineva',
        news.filter((one) => one.by === by),
      ),
    )
    .join(' ')
}

function sentenceOf(who: string, news: readonly Told[]): string {
  const kinds = [...new Set(news.map(({ kind }) => kind))]
  const parts = kinds.map((kind) => {
    const items = news.filter((one) => one.kind === kind).map(({ item }) => item)
    return `${verbs[kind]} ${nameOrCount(items)}`
  })
  return `${who} ${parts.join(', ')}.`
}
