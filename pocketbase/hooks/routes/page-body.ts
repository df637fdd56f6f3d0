import type { PageBody } from '../../../src/protocol/calls.ts'
import type { RefusalCode } from '../answer.ts'
import type { Fields } from '../request.ts'

/** What an open page says: over which stream it hears, and what besides. */
export function readPageBody(fields: Fields): (PageBody & { fields: Fields }) | RefusalCode {
  const { clientId } = fields
  return typeof clientId === 'string' ? { clientId, fields } : 'malformed'
}
