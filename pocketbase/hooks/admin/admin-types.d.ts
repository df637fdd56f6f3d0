import type { App, RequestEvent } from '../pocketbase.d.ts'

/** What the dashboard uses of PocketBase. */

/** A row of a collection as PocketBase's own API handles it. */
export interface StoredRecord {
  id: string
  collection(): { name: string }
  /** As it is in the database. */
  original(): StoredRecord
  getString(field: string): string
  /** The choices of a field of several. */
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

/** A record was created, changed or deleted, by whatever way. */
export interface RecordEvent {
  app: AdminApp
  record: StoredRecord
  next(): void
}

/** Somebody creates, changes or deletes a record by PocketBase's own API; the rules let superusers alone come so far. */
export interface RecordRequestEvent extends RequestEvent {
  app: AdminApp
  /** With the wanted values already in it. */
  record: StoredRecord
  /** What PocketBase's own helpers want in its place. */
  requestEvent: RequestEvent
  /** Lets PocketBase do it, and answer. */
  next(): void
  json(status: number, value: unknown): void
}

declare global {
  /** The folder that the hooks lie in. */
  const __hooks: string
  const Record: new (collection: object) => StoredRecord
  const $apis: {
    /** Makes of a record what the API answers with. */
    enrichRecord(event: RequestEvent, record: StoredRecord): void
  }
  /** Thrown in a hook, becomes the answer 400; `data` names the fields. */
  class BadRequestError {
    constructor(message: string, data: Readonly<Record<string, ValidationError>>)
    readonly message: string
  }
  class ValidationError {
    constructor(code: string, message: string)
    readonly code: string
  }
}
