import { fieldsOf } from '../lib/fields-of.ts'
import { isUuid } from '../lib/uuid.ts'
import { readListName } from '../list/list-name.ts'
import { readOption } from '../list/options.ts'
import type { ChangeProblem } from './change-problem.ts'
import { readFields } from './field-checks.ts'
import { itemDefaults } from './fields.ts'
import type { Recall } from './recall.ts'

type ReadRecall = { kind: 'read'; change: Recall } | { kind: 'refused'; problem: ChangeProblem }

/** Reads an unknown value as a recall, by the same rules as a change. */
export function readRecall(value: unknown, listId: string): ReadRecall {
  const { id, itemId, kind, rev, name, fields, deleted, ...given } = fieldsOf(value)
  if (!isUuid(id) || typeof rev !== 'number' || !Number.isSafeInteger(rev)) return refused('malformed')
  if (given.listId !== listId) return refused('other-list')
  if (kind === 'recall-name') {
    const read = typeof name === 'string' ? readListName(name) : undefined
    return read === undefined
      ? refused('list-name')
      : { kind: 'read', change: { id, listId, rev, kind, name: read } }
  }
  if (kind === 'recall-option') {
    const option = readOption(given.key, given.value)
    return option ? { kind: 'read', change: { id, listId, rev, kind, ...option } } : refused('option')
  }
  if (!isUuid(itemId) || typeof deleted !== 'boolean') return refused('malformed')
  const read = readFields(fields)
  if (typeof read === 'string') return refused(read)
  if (read.name === undefined) return refused('malformed')
  const whole = { ...itemDefaults, ...read, name: read.name }
  return { kind: 'read', change: { id, listId, rev, kind: 'recall', itemId, fields: whole, deleted } }
}

function refused(problem: ChangeProblem): ReadRecall {
  return { kind: 'refused', problem }
}
