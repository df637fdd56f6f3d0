import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The result of the last trial of a backup, as it is stored in `trials.json` of the data folder. */
export interface Trial {
  /** The backup's name. */
  backup: string
  /** Time at which the backup was made, in ISO 8601. */
  madeAt: string
  /** Time of the trial, in ISO 8601. */
  at: string
  /** The backup's fault, in words that follow the backup's name; undefined when the backup is intact. */
  fault?: string
}

/** Name of the file in which older versions recorded the last successful trial. */
const formerFile = 'drill.json'

export function trialsPath(dataDir: string): string {
  return join(dataDir, 'trials.json')
}

/** Returns the last trial of each backup, that of the newest backup first. Trials that cannot be read are left out. */
export function readTrials(dataDir: string): Trial[] {
  const known = readJson(trialsPath(dataDir))
  const trials = Array.isArray(known) ? known.filter(isTrial) : formerTrial(dataDir)
  return trials.sort((a, b) => Date.parse(b.madeAt) - Date.parse(a.madeAt))
}

function formerTrial(dataDir: string): Trial[] {
  const drill = readJson(join(dataDir, formerFile))
  if (typeof drill !== 'object' || drill === null) return []
  // Even older versions did not record when the backup was made.
  const { backup = '', at, madeAt = at } = drill as Partial<Trial>
  const trial = { backup, at, madeAt }
  return isTrial(trial) ? [trial] : []
}

function isTrial(value: unknown): value is Trial {
  const { backup, at, madeAt } = Object(value) as Record<string, unknown>
  return typeof backup === 'string' && [at, madeAt].every(isTime)
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value))
}

function readJson(path: string): unknown {
  if (!existsSync(path)) return undefined
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
