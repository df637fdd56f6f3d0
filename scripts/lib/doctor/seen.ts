import type { MailTally } from '../../../src/protocol/operator.ts'
import type { JudgedCollection } from './collections.ts'
import type { SeenAddress } from './look-at-address.ts'
import type { SeenDisk, SeenKeeping } from './look-at-keeping.ts'
import type { Life } from './look-at-life.ts'
import type { SeenSite } from './look-at-site.ts'

/** PocketBase's settings, as far as the doctor judges them. */
export interface SeenSettings {
  /** `appURL` is SITE_URL, as it runs. */
  meta: { appURL: string }
  smtp: { enabled: boolean; host: string; port: number }
  rateLimits: { enabled: boolean; rules: { label: string; maxRequests: number; duration: number }[] }
  logs: { logIP: boolean; logAuthId: boolean; maxDays: number; minLevel: number }
  batch: { enabled: boolean }
  trustedProxy: { headers: string[] | null }
  /** `cron` is empty where none are made. */
  backups: { cron: string; cronMaxKeep: number }
}

/** The PocketBase that answers, as it looks to anybody on this machine. */
export interface SeenPocketBase {
  /** What the program that runs says of itself. */
  version: string | undefined
  /** Addresses of this machine, loopback aside, at which it answers. */
  openAt: readonly string[]
  /** Of the routes that the operator's tools need, those that fail. */
  failing: readonly string[]
}

/** What PocketBase tells its superuser. */
export interface SeenDatabase {
  settings: SeenSettings
  collections: readonly JudgedCollection[]
  jobs: readonly string[]
}

/** All that the doctor looks at in an installation. What could not be looked at is missing. */
export interface Seen {
  nowMs: number
  life: Life
  /** Why something could not be looked at, by what it is. */
  failures: ReadonlyMap<string, string>
  pocketBase: SeenPocketBase | undefined
  database: SeenDatabase | undefined
  /** The collections as the migrations make them. */
  dueCollections: readonly JudgedCollection[] | undefined
  /** Files of the hooks that are not as they should be, with how. */
  hookFaults: readonly string[] | undefined
  mails: MailTally | undefined
  /** When each backup was made, in ms since 1970. */
  backupsMs: readonly number[] | undefined
  site: SeenSite | undefined
  address: SeenAddress | undefined
  keeping: SeenKeeping | undefined
  disk: SeenDisk | undefined
  /** What is wrong with what is set, a sentence each. */
  wrongSettings: readonly string[]
  /** Files and folders that others on this machine may read. */
  readableByOthers: readonly string[]
}
