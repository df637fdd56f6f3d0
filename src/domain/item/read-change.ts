import { cleanText, nameProblem, quantityProblem, unitProblem } from '../lib/check.ts'
import { isUuid } from '../lib/uuid.ts'
import { readListName } from '../list/list-name.ts'
import { isPersonColor, readNickname } from '../list/person.ts'
import type { Change, ChangeProblem } from './change.ts'
import type { CategoryKey, ItemFields } from './item.ts'
import { categoryKeys } from './item.ts'

export type ReadChange = { kind: 'read'; change: Change } | { kind: 'refused'; problem: ChangeProblem }

type FieldReader = (value: unknown) => { value: string | boolean } | ChangeProblem

/**
 * The border of a list: an unknown value in, a change with clean fields out, or the reason it is refused.
 * Only the fields a person may set get through, so revisions, times and owners cannot be forged.
 *
 * @param listId the list the share token opens; a change of any other list is refused
 */
export function readChange(value: unknown, listId: string): ReadChange {
  if (!isRecord(value) || !isUuid(value.id)) return refused('malformed')
  if (value.listId !== listId) return refused('other-list')
  if (value.kind === 'rename') return readRename({ id: value.id, listId }, value.name)
  if (!isUuid(value.itemId)) return refused('malformed')
  const base = { id: value.id, listId, itemId: value.itemId }
  switch (value.kind) {
    case 'remove':
    case 'restore':
      return { kind: 'read', change: { ...base, kind: value.kind } }
    case 'add':
    case 'set':
      return withFields(base, value.kind, value.fields)
    default:
      return refused('malformed')
  }
}

function readRename(base: { id: string; listId: string }, value: unknown): ReadChange {
  const name = value === undefined ? undefined : readListName(value)
  return name === undefined
    ? refused('list-name')
    : { kind: 'read', change: { ...base, kind: 'rename', name } }
}

function withFields(
  base: { id: string; listId: string; itemId: string },
  kind: 'add' | 'set',
  value: unknown,
): ReadChange {
  const fields = readFields(value)
  if (typeof fields === 'string') return refused(fields)
  if (kind === 'set') return { kind: 'read', change: { ...base, kind, fields } }
  const { name } = fields
  return name === undefined
    ? refused('malformed')
    : { kind: 'read', change: { ...base, kind, fields: { ...fields, name } } }
}

/** The fields of a change, cleaned and checked one by one; the first problem met otherwise. */
export function readFields(value: unknown): Partial<ItemFields> | ChangeProblem {
  if (!isRecord(value)) return 'malformed'
  const fields: Record<string, string | boolean> = {}
  for (const [key, given] of Object.entries(value)) {
    const read = fieldReaders.get(key)
    const result = read ? read(given) : 'malformed'
    if (typeof result === 'string') return result
    fields[key] = result.value
  }
  return fields
}

const fieldReaders = new Map<string, FieldReader>([
  ['name', textReader(nameProblem)],
  ['quantity', textReader(quantityProblem)],
  ['unit', textReader(unitProblem)],
  ['completed', readFlag],
  ['notFound', readFlag],
  ['category', (value) => (isCategory(value) ? { value } : 'malformed')],
  ['author', readAuthor],
  ['authorColor', (value) => (value === '' || isPersonColor(value) ? { value } : 'malformed')],
])

function readFlag(value: unknown): ReturnType<FieldReader> {
  return typeof value === 'boolean' ? { value } : 'malformed'
}

function readAuthor(value: unknown): ReturnType<FieldReader> {
  const name = readNickname(value)
  return name === undefined ? 'author' : { value: name }
}

function textReader(problemOf: (text: string) => ChangeProblem | undefined): FieldReader {
  return (value) => {
    if (typeof value !== 'string') return 'malformed'
    const text = cleanText(value)
    return problemOf(text) ?? { value: text }
  }
}

function isCategory(value: unknown): value is CategoryKey | '' {
  return value === '' || categoryKeys.some((key) => key === value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function refused(problem: ChangeProblem): ReadChange {
  return { kind: 'refused', problem }
}
