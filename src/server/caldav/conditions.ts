import type { IncomingHttpHeaders } from 'node:http'
import type { DavTask } from './dav-list.ts'

/**
 * True when the preconditions allow a change: If-Match of the version that the program knows, or If-None-Match (RFC 9110,
 * 13.1).
 */
export function mayChange(headers: IncomingHttpHeaders, task: Pick<DavTask, 'etag'> | undefined): boolean {
  const { 'if-match': wanted, 'if-none-match': unwanted } = headers
  if (wanted !== undefined && !names(wanted, task)) return false
  return unwanted === undefined || !names(unwanted, task)
}

/** True when the program already has this version (If-None-Match). */
export function hasAlready(
  { 'if-none-match': known }: IncomingHttpHeaders,
  task: Pick<DavTask, 'etag'>,
): boolean {
  return known !== undefined && names(known, task)
}

function names(tags: string, task: Pick<DavTask, 'etag'> | undefined): boolean {
  if (!task) return false
  return tags.trim() === '*' || tags.split(',').some((one) => one.trim().replace(/^W\//, '') === task.etag)
}
