import type { Item } from '../domain/item.ts'
import { countProducts } from './count.ts'

type Kind = 'added' | 'completed' | 'uncompleted' | 'notFound' | 'removed' | 'changed'

const verbs: Readonly<Record<Kind, string>> = {
  added: 'a adăugat',
  completed: 'a bifat',
  uncompleted: 'a debifat',
  notFound: 'n-a găsit',
  removed: 'a șters',
  changed: 'a modificat',
}

export const newsTexts = { region: 'Noutăți de la ceilalți' } as const

/** One sentence for all that others did: 'Ana a adăugat „lapte”.' · 'Cineva a adăugat 3 produse, a bifat „ouă”.' */
export function newsSentence(news: readonly { kind: Kind; item: Item }[]): string {
  const kinds = [...new Set(news.map(({ kind }) => kind))]
  const parts = kinds.map((kind) => {
    const items = news.filter((one) => one.kind === kind).map(({ item }) => item)
    return `${verbs[kind]} ${nameOrCount(items)}`
  })
  return parts.length > 0 ? `${whoOf(news)} ${parts.join(', ')}.` : ''
}

/** Only an addition tells who did it. */
function whoOf(news: readonly { kind: Kind; item: Item }[]): string {
  const authors = new Set(news.map(({ kind, item }) => (kind === 'added' ? item.author : '')))
  const [author] = authors
  return authors.size === 1 && author ? author : 'Cineva'
}

function nameOrCount(items: readonly Item[]): string {
  const [only] = items
  return only && items.length === 1 ? `„${only.name}”` : countProducts(items.length)
}
