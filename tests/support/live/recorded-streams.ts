import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Delta, ListHead } from '../../../src/domain/item/item.ts'

/** The messages of a real stream since its subscription, in the order of arrival, and the server's list at the end. */
export interface RecordedStream {
  head: Omit<ListHead, 'rev'>
  messages: (Omit<Delta, 'items'> & Partial<Delta>)[]
  final: Delta
}

/** The file of record-streams.ts, with one stream on each line. */
export const recordingsFile = join(import.meta.dirname, 'recorded-streams.jsonl')

export function recordedStreams(): RecordedStream[] {
  return readFileSync(recordingsFile, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}
