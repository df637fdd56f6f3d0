import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Delta, ListHead } from '../../../src/domain/item/item.ts'

/** One real stream from its subscription on, in the order of arrival, and the list as the server had it in the end. */
export interface RecordedStream {
  head: Omit<ListHead, 'rev'>
  messages: (Omit<Delta, 'items'> & Partial<Delta>)[]
  final: Delta
}

/** One stream a line, written by record-streams.ts. */
export const recordingsFile = join(import.meta.dirname, 'recorded-streams.jsonl')

export function recordedStreams(): RecordedStream[] {
  return readFileSync(recordingsFile, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}
