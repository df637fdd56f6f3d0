import type { RefusalCode } from '../answer.ts'
import { findList } from '../list/lists.ts'
import type { RequestEvent } from '../pocketbase.d.ts'
import { tokenOf } from '../request.ts'

/** The list that a request may change, by its full link; or why it may not. */
export interface OwnList {
  id: string
  token: string
}

export function findOwnList(event: RequestEvent): OwnList | RefusalCode {
  const token = tokenOf(event)
  const list = findList(event.app.db(), token)
  if (!list) return 'unknown-list'
  return list.isReadOnly ? 'read-only' : { id: list.id, token }
}
