import type { App, RequestEvent } from '../pocketbase.d.ts'

/** Part of PocketBase's API that the dashboard's hooks use. */

/** A row of a collection as PocketBase's own API handles it. */
export interface StoredRecord {
  id: string
  collection(): { name: string }
  /** The record as it is in the database. */
  original(): StoredRecord
  getString(field: string): string
  /** The values of a field with several choices. */
  getStringSlice(field: string): ArrayLike<string>
  getBool(field: string): boolean
  getInt(field: string): number
  set(field: string, value: unknown): void
}

export interface AdminApp extends App {
  findCollectionByNameOrId(name: string): object
  /** Throws when there is none. */
  findFirstRecordByData(collection: string, field: string, value: string): StoredRecord
  /** Throws when there is none. */
  findRecordById(collection: string, id: string): StoredRecord
}

/** A record was created, changed or deleted, in any way. */
export interface RecordEvent {
  app: AdminApp
  record: StoredRecord
  next(): void
}

/** A record is created, changed or deleted through PocketBase's own API; the rules allow that only to superusers. */
export interface RecordRequestEvent extends RequestEvent {
  app: AdminApp
  /** Already has the new values. */
  record: StoredRecord
  /** Parameter for PocketBase's own helpers, which do not accept this event. */
  requestEvent: RequestEvent
  /** Continues with PocketBase's own handler, which answers. */
  next(): void
  json(status: number, value: unknown): void
}

declare global {
  /** The folder of the hooks. */
  const __hooks: string
  const Record: new (collection: object) => StoredRecord
  const $apis: {
    /** Completes a record for an answer of the API. */
    enrichRecord(event: RequestEvent, record: StoredRecord): void
  }
  /** Thrown in a hook, it becomes the answer 400; `data` names the fields. */
  class BadRequestError {
    constructor(message: string, data: Readonly<Record<string, ValidationError>>)
    readonly message: string
  }
  class ValidationError {
    constructor(code: string, message: string)
    readonly code: string
  }
}
