/** A collection as PocketBase tells it to a superuser. */
export interface SeenCollection {
  name: string
  type: string
  system: boolean
  listRule: string | null
  viewRule: string | null
  createRule?: string | null
  updateRule?: string | null
  deleteRule?: string | null
}

/** PocketBase's settings, as far as the doctor judges them. */
export interface SeenSettings {
  rateLimits: { enabled: boolean; rules: { label: string; maxRequests: number; duration: number }[] }
  logs: { logIP: boolean; logAuthId: boolean; maxDays: number; minLevel: number }
  batch: { enabled: boolean }
  trustedProxy: { headers: string[] | null }
  /** `cron` is empty where none are made. */
  backups: { cron: string; cronMaxKeep: number }
}

/** The site's server, as it looks from outside. */
export interface SeenSite {
  isProxyTrusted: boolean
  /** Of the operator's addresses, those that it does not keep to itself. */
  passedOn: readonly string[]
  /** Addresses of this machine, loopback aside, that it answers at. */
  openAt: readonly string[]
}

/** All that the doctor looks at in a running installation. */
export interface Seen {
  /** What the program that runs says of itself. */
  version: string | undefined
  settings: SeenSettings
  collections: readonly SeenCollection[]
  jobs: readonly string[]
  /** Addresses of this machine, loopback aside, at which PocketBase answers. */
  openAt: readonly string[]
  /** Undefined where only PocketBase runs. */
  site: SeenSite | undefined
  /** Files and folders that others on this machine may read. */
  readableByOthers: readonly string[]
}
