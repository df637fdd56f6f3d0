/**
 * Part of PocketBase's JavaScript API that the hooks use, so that they can be checked in a clean clone. PocketBase writes
 * all of it to types.d.ts in its data folder when it is first started.
 */

export interface App {
  db(): Database
  /** The only connection for writing. */
  nonconcurrentDB(): Database
  /** The only connection for writing PocketBase's auxiliary database: the log. */
  auxNonconcurrentDB(): Database
  /** PocketBase's own data folder. */
  dataDir(): string
  /** Commits when `work` returns, rolls back when it throws. One transaction at a time in the whole process. */
  runInTransaction(work: (transaction: App) => void): void
  store(): Store
  subscriptionsBroker(): Broker
  logger(): { error(message: string, ...attributes: unknown[]): void }
  /** Checks and stores a record, or the settings. */
  save(model: object): void
  findAllRecords(collection: string): ArrayLike<object>
  /** Throws when the token is not valid, or its account cannot be read. */
  findAuthRecordByToken(token: string, type: 'auth'): AccountRecord
  /** Also deletes all records that refer to it. */
  delete(record: object): void
}

/** An account: a record of `users`, or of `_superusers`. */
export interface AccountRecord {
  id: string
  collection(): { name: string }
  /** Invalidates all earlier tokens, once the record is saved. */
  refreshTokenKey(): void
}

export interface Database {
  /** Parameters are written as `{:name}`. */
  newQuery(sql: string): Query
}

export interface Query {
  /** Parses the SQL once for all executions; if that fails, each execution parses it again. */
  prepare(): Query
  bind(values: Readonly<Record<string, string | number>>): Query
  execute(): { rowsAffected(): number }
  all(rows: object): void
}

/**
 * Process-wide memory shared by all engines. Only strings may be stored: two engines could change an object at the same
 * time.
 */
export interface Store {
  get(key: string): string | null | undefined
  /** A copy of the present contents. */
  getAll(): Readonly<Record<string, string>>
  /** Atomic. `update` must neither throw nor call the store. */
  setFunc(key: string, update: (before: string | null | undefined) => string): void
}

export interface Broker {
  totalClients(): number
  /** Throws when no open stream has this id. */
  clientById(id: string): Client
  /** Ends the stream and unblocks all senders that wait for it. */
  unregister(id: string): void
}

/** Response of a server; missing keys of a Go map are `undefined`. */
export interface HttpAnswer {
  statusCode: number
  headers: Readonly<Record<string, readonly string[]>>
  /** Bytes, which `toString` reads. */
  body: unknown
  /** The parsed body if it is JSON. */
  json: Readonly<Record<string, unknown>> | null
}

/** One open event stream. */
export interface Client {
  id(): string
  hasSubscription(topic: string): boolean
  /** Keyed by topic. */
  subscriptions(): Readonly<Record<string, unknown>>
  /** Value that was set for this stream, null or undefined if none was. */
  get(key: string): string | null | undefined
  set(key: string, value: string): void
  /** Blocks while the stream's socket accepts no more data. */
  send(message: SubscriptionMessage): void
}

export interface RequestEvent {
  app: App
  /** Account of the token in the request. */
  auth: AccountRecord | null
  request: {
    header: { get(name: string): string }
    url: { path: string; query(): { get(name: string): string } }
    /** May be read more than once. */
    body: unknown
    /** In bytes; -1 if the request has no length. */
    contentLength: number
  }
  response: { header(): { set(name: string, value: string): void } }
  string(status: number, text: string): void
  noContent(status: number): void
  hasSuperuserAuth(): boolean
  /** True when a response has been started. */
  written(): boolean
}

export interface RealtimeSubscribeEvent {
  /** The engine exposes a field of an embedded struct only if no other field has its name, so the request is read here. */
  requestEvent: RequestEvent
  client: Client
  /** The topics that replace the present ones of the stream. */
  subscriptions: ArrayLike<string>
  /** Continues with PocketBase's own handler, which subscribes the stream and answers. */
  next(): void
}

declare global {
  /** A row to read into: its keys are the columns, its values the types and defaults. */
  class DynamicModel<Shape extends object> {
    constructor(shape: Shape)
    readonly shape: Shape
  }
  class SubscriptionMessage {
    constructor(message: { name: string; data: string })
    readonly name: string
  }
  const $os: {
    /** Empty when it is not set. */
    getenv(name: string): string
    mkdirAll(folder: string, mode: number): void
    writeFile(path: string, text: string, mode: number): void
    /** Returns bytes, for toString(). */
    readFile(path: string): unknown
    remove(path: string): void
    /** Atomic; replaces an existing file of that name. */
    rename(path: string, other: string): void
    /** Deletes a file, or a folder and its contents; does nothing if there is none. */
    removeAll(path: string): void
    /** Throws when there is no such folder. */
    readDir(folder: string): ArrayLike<{ name(): string }>
    /** For Linux; other systems have other names for the time of the last change. */
    stat(path: string): { sys(): { ctim?: { sec: number; nsec: number } } }
  }
  /** Writes to standard error. */
  const console: { error(text: string): void }
  function cronRemove(job: string): void
  const $filepath: { join(...parts: string[]): string }
  const $security: {
    randomString(length: number): string
    randomStringWithAlphabet(length: number, alphabet: string): string
    /** Constant-time comparison. */
    equal(one: string, other: string): boolean
    /** In hexadecimal digits. */
    sha256(text: string): string
  }
  const $http: {
    /** Waits for the whole response. Throws after the timeout, which is in seconds. */
    send(request: {
      method: string
      url: string
      headers: Readonly<Record<string, string>>
      body: string
      timeout: number
    }): HttpAnswer
  }
  const Buffer: {
    from(text: string, encoding: 'base64' | 'utf8'): Uint8Array
    concat(parts: readonly Uint8Array[]): Uint8Array
  }
  function arrayOf<Shape extends object>(model: DynamicModel<Shape>): ArrayLike<Shape>
  /** Reads a request's body, or interprets bytes as a Go string. */
  // biome-ignore lint/suspicious/noShadowRestrictedNames: PocketBase's own name for it.
  function toString(reader: unknown): string
}
