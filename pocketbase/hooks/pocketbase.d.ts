/**
 * What the hooks use of PocketBase's JavaScript surface, so that they can be checked in a clean clone.
 * PocketBase writes the whole of it to types.d.ts in its data folder at first serve.
 */

export interface App {
  db(): Database
  /** The one connection that writes. */
  nonconcurrentDB(): Database
  /** The one that writes what PocketBase keeps besides: the log. */
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
  /** With all that refers to it. */
  delete(record: object): void
}

/** Somebody's account: a record of `users`, or of `_superusers`. */
export interface AccountRecord {
  id: string
  collection(): { name: string }
  /** Every token made before is refused from then on, once the record is saved. */
  refreshTokenKey(): void
}

export interface Database {
  /** Values are named in the text as `{:name}`. */
  newQuery(sql: string): Query
}

export interface Query {
  /** Reads the text once for all its runs; a query that failed to is read anew by each. */
  prepare(): Query
  bind(values: Readonly<Record<string, string | number>>): Query
  execute(): { rowsAffected(): number }
  all(rows: object): void
}

/** Process-wide memory shared by all engines. Only strings may be kept: objects would be written by two engines at once. */
export interface Store {
  get(key: string): string | null | undefined
  /** A copy of what is there now. */
  getAll(): Readonly<Record<string, string>>
  /** Atomic. `update` must neither throw nor call the store. */
  setFunc(key: string, update: (before: string | null | undefined) => string): void
}

export interface Broker {
  totalClients(): number
  /** Throws when no open stream has this id. */
  clientById(id: string): Client
  /** Ends the stream and frees whoever is blocked in sending to it. */
  unregister(id: string): void
}

/** What a server answered; a map of Go's has `undefined` for what it lacks. */
export interface HttpAnswer {
  statusCode: number
  headers: Readonly<Record<string, readonly string[]>>
  /** The body where it is JSON. */
  json: Readonly<Record<string, unknown>> | null
}

/** One open event stream. */
export interface Client {
  id(): string
  hasSubscription(topic: string): boolean
  /** Keyed by topic. */
  subscriptions(): Readonly<Record<string, unknown>>
  /** What was set for this stream, null or undefined when nothing was. */
  get(key: string): string | null | undefined
  set(key: string, value: string): void
  /** Blocks while the stream's socket takes no more. */
  send(message: SubscriptionMessage): void
}

export interface RequestEvent {
  app: App
  /** Whose token the request carries. */
  auth: AccountRecord | null
  request: {
    header: { get(name: string): string }
    url: { query(): { get(name: string): string } }
    body: unknown
    /** In bytes; -1 when the request does not tell. */
    contentLength: number
  }
  response: { header(): { set(name: string, value: string): void } }
  string(status: number, text: string): void
  noContent(status: number): void
  hasSuperuserAuth(): boolean
  /** Whether an answer was begun. */
  written(): boolean
}

export interface RealtimeSubscribeEvent {
  /** The engine shows a field of an embedded struct only where no other has its name; so the request is read here. */
  requestEvent: RequestEvent
  client: Client
  /** The topics that are to replace those the stream has now. */
  subscriptions: ArrayLike<string>
  /** Lets PocketBase subscribe the stream and answer. */
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
    /** Bytes, for toString(). */
    readFile(path: string): unknown
    remove(path: string): void
    /** In one step, in place of what has the other name. */
    rename(path: string, other: string): void
    /** A folder with all that is in it; nothing where there is none. */
    removeAll(path: string): void
    /** Throws when there is no such folder. */
    readDir(folder: string): ArrayLike<{ name(): string }>
    /** As Linux tells it; other systems have other names for the time of the last change. */
    stat(path: string): { sys(): { ctim?: { sec: number; nsec: number } } }
  }
  /** Goes to standard error. */
  const console: { error(text: string): void }
  function cronRemove(job: string): void
  const $filepath: { join(...parts: string[]): string }
  const $security: {
    randomString(length: number): string
    randomStringWithAlphabet(length: number, alphabet: string): string
    /** In a time that tells nothing of where they differ. */
    equal(one: string, other: string): boolean
    /** In hexadecimal digits. */
    sha256(text: string): string
  }
  const $http: {
    /** Waits for the whole answer. Throws when none comes within so many seconds. */
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
  /** Reads a request's body, or takes bytes for a text of Go's. */
  // biome-ignore lint/suspicious/noShadowRestrictedNames: PocketBase's own name for it.
  function toString(reader: unknown): string
}
