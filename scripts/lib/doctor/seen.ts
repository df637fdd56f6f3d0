import type { Damage } from '../../../src/protocol/damage-file.ts'
import type { HookNumbers, MailTally } from '../../../src/protocol/operator.ts'
import type { Trial } from '../../../src/server/health/trials.ts'
import type { CodeVersion } from '../../../src/version.ts'
import type { Running } from '../process/running.ts'
import type { JudgedCollection } from './collections.ts'

/** The settings of PocketBase that the doctor judges. */
interface SeenSettings {
  /** `appURL` is the SITE_URL that the running installation uses. */
  meta: { appURL: string }
  smtp: { enabled: boolean; host: string; port: number }
  rateLimits: { enabled: boolean; rules: { label: string; maxRequests: number; duration: number }[] }
  logs: { logIP: boolean; logAuthId: boolean; maxDays: number; minLevel: number }
  batch: { enabled: boolean }
  trustedProxy: { headers: string[] | null }
  /** `cron` is empty when no backups are made. */
  backups: { cron: string; cronMaxKeep: number }
}

/** The running PocketBase, as any process of this machine sees it. */
interface SeenPocketBase {
  /** The version that its program prints. */
  version: string | undefined
  /** Addresses of this machine, without loopback, at which it answers. */
  openAt: readonly string[]
  /** The routes that the operator's tools need and that fail, each with its fault. */
  failing: readonly string[]
}

/** Data that PocketBase shows its superuser. */
interface SeenDatabase {
  settings: SeenSettings
  collections: readonly JudgedCollection[]
  jobs: readonly string[]
}

/** The state of an installation, by its processes. */
type Life = {
  /** The systemd unit that starts it; undefined when no unit starts it from this folder. */
  unit: SeenUnit | undefined
} & (
  | { kind: 'answers'; isKept: boolean; running: Running }
  /** No start has marked the data folder as used. */
  | { kind: 'absent' }
  /** The start that used the folder was ended by a kill or a power cut. */
  | { kind: 'gone'; pid: number }
  /** PocketBase does not answer; with `isListening` it does take connections. */
  | { kind: 'silent'; pid: number; isListening: boolean }
)

interface SeenUnit {
  state: string
  result: string
  restarts: number
  /** Time since the unit entered this state, in ms. */
  sinceMs: number
}

/** SITE_URL in the running installation, and the server that it leads to. */
interface SeenAddress {
  url: string
  /** Description of an error in its format. */
  fault: string | undefined
  /** True when its name is a local one such as localhost, which other machines cannot use to reach this one. */
  isLocal: boolean
  /** Undefined when it was not tried. */
  leads: Leads | undefined
}

type Leads =
  | { to: 'here' }
  /** Something else than this installation answers. */
  | { to: 'elsewhere' }
  /** Nothing answers this machine. */
  | { to: 'nowhere'; reason: string }
  /** It answers, but messages of a live channel do not arrive. */
  | { to: 'no-live-channel' }

/** The site's server, as seen from outside. */
interface SeenSite {
  /** Version of the code that it reports; undefined for code that does not report one. */
  code: CodeVersion | undefined
  isProxyTrusted: boolean
  /** The operator's addresses that it passes on to PocketBase, although it should not. */
  passedOn: readonly string[]
  /** Addresses of this machine, without loopback, at which it answers. */
  openAt: readonly string[]
}

/** Protection against loss, in ms since 1970. */
interface SeenKeeping {
  /** When PocketBase's data folder was created; undefined when there is none. */
  sinceMs: number | undefined
  /** The last trial of each backup, that of the newest backup first. */
  trials: readonly Trial[]
}

/** A backup of PocketBase. */
interface SeenBackup {
  name: string
  /** In ms since 1970. */
  madeMs: number
}

/** The pages of the databases. */
interface SeenPages {
  /** Damage that an earlier check or error recorded; undefined when none is recorded. */
  noted: Damage | undefined
  /** The first fault that a check of every page finds now, or 'nothing'; undefined when no check was made. */
  found: string | undefined
}

/** The disk of the data. */
interface SeenDisk {
  freeBytes: number
  databaseBytes: number
}

/** Everything that the doctor checks. A part that could not be checked is undefined. */
export interface Seen {
  nowMs: number
  life: Life
  /** Reasons for which parts could not be checked, by their names. */
  failures: ReadonlyMap<string, string>
  pocketBase: SeenPocketBase | undefined
  database: SeenDatabase | undefined
  /** The collections as the migrations make them. */
  dueCollections: readonly JudgedCollection[] | undefined
  /** The wrong files of the hooks, each with its fault. */
  hookFaults: readonly string[] | undefined
  mails: MailTally | undefined
  undelivered: HookNumbers['undelivered'] | undefined
  backups: readonly SeenBackup[] | undefined
  pages: SeenPages | undefined
  site: SeenSite | undefined
  address: SeenAddress | undefined
  keeping: SeenKeeping | undefined
  disk: SeenDisk | undefined
  /** True when no mail may be sent, because DEMO is set. */
  isDemo: boolean
  /** The faults of the settings, one sentence each. */
  wrongSettings: readonly string[]
  /** Files and folders that other users of this machine may read. */
  readableByOthers: readonly string[]
}
