import type { Environment } from '../../src/settings/read-settings.ts'

/** Functions of a part that can be left out, for the programs of the machine. */
export interface MachinePart {
  /** Returns the fault of several settings together, and what to set instead. */
  settingFault?: (environment: Environment) => string | undefined
  /** Returns how this machine follows another one; undefined where it serves its own content. */
  follow?: (environment: Environment) => Follow | undefined
  /** Starts what runs beside PocketBase. */
  start?: () => Promise<Started>
}

export interface Started {
  /** Environment variables for PocketBase. */
  env: Readonly<Record<string, string>>
  /** A sentence for the operator about something that visitors do not have. */
  warning?: string
  end: () => void
}

/** A build of this machine, from which it begins to follow another one. */
export interface Following {
  distDir: string
  dataFolder: string
}

/**
 * Serves the builds of another machine instead of own ones.
 *
 * @returns a function that ends this
 */
export type Follow = (own: Following, serveBuild: (distDir: string) => Promise<void>) => () => void
