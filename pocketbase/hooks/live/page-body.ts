import type { PageBody } from '../../../src/protocol/calls.ts'
import type { RefusalCode } from '../answer.ts'
import type { Fields } from '../request.ts'

/** Reads the stream of an open page and its other fields. */
export function readPageBody(fields: Fields): (PageBody & { fields: Fields }) | RefusalCode {
  const { clientId } = fields
  return typeof clientId === 'string' ? { clientId, fields } : 'malformed'
}
