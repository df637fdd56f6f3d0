import { fieldsOf } from '../../../src/domain/lib/fields-of.ts'
import type { RefusalCode } from '../answer.ts'
import { findList } from '../list/lists.ts'
import type { RequestEvent } from '../pocketbase.d.ts'
import { readBody, tokenOf } from '../request.ts'

/** What an open page says of itself: which list, over which stream, and what besides. */
export interface PageCall {
  listId: string
  clientId: string
  isReadOnly: boolean
  fields: Readonly<Record<string, unknown>>
}

/** Reads the call of an open page by one look-up of its token, and nothing written. */
export function readPageCall(event: RequestEvent): PageCall | RefusalCode {
  const body = readBody(event)
  if (body.kind === 'too-long') return 'too-long'
  const list = findList(event.app.db(), tokenOf(event))
  if (!list) return 'unknown-list'
  const fields = fieldsOf(body.value)
  const { clientId } = fields
  if (typeof clientId !== 'string') return 'malformed'
  return { listId: list.id, clientId, isReadOnly: list.isReadOnly, fields }
}
