import type { RecordRequestEvent } from './admin-types.d.ts'

/** Answers with a record as it is stored now, as PocketBase itself would. */
export function answerRecord(event: RecordRequestEvent, collection: string, id: string): void {
  const stored = event.app.findRecordById(collection, id)
  $apis.enrichRecord(event.requestEvent, stored)
  event.json(200, stored)
}
