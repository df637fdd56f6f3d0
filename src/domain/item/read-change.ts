import { isUuid } from '../lib/uuid.ts'
import { readListName } from '../list/list-name.ts'
import { readOption } from '../list/options.ts'
import type { Change } from './change.ts'
import type { ChangeProblem } from './change-problem.ts'
import { readFields } from './field-checks.ts'

type ReadChange = { kind: 'read'; change: Change } | { kind: 'refused'; problem: ChangeProblem }

/**
 * Reads an unknown value as a change with clean fields, or returns the reason for which it is refused. Only fields that a
 * person may set are read, so revisions, times and owners cannot be forged.
 *
 * @param listId the list that the share token opens; a change of any other list is refused
 */
export function readChange(value: unknown, listId: string): ReadChange {
  if (!isRecord(value) || !isUuid(value.id)) return refused('malformed')
  if (value.listId !== listId) return refused('other-list')
  if (value.kind === 'rename') return readRename({ id: value.id, listId }, value.name)
  if (value.kind === 'set-option') return readSetOption({ id: value.id, listId }, value)
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

function readSetOption(
  base: { id: string; listId: string },
  { key, value }: Record<string, unknown>,
): ReadChange {
  const option = readOption(key, value)
  return option ? { kind: 'read', change: { ...base, kind: 'set-option', ...option } } : refused('option')
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function refused(problem: ChangeProblem): ReadChange {
  return { kind: 'refused', problem }
}
