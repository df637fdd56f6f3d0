import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The result of the last trial of a backup, as `trials.json` of the data folder has it. */
export interface Trial {
  /** The backup's name. */
  backup: string
  /** When it was made; both are in ISO 8601. */
  madeAt: string
  /** When it was tried. */
  at: string
  /** What is wrong with it, as words that follow its name; undefined of one that is whole. */
  fault?: string
}

/** What older versions wrote, of the last trial that went well. */
const formerFile = 'drill.json'

export function trialsPath(dataDir: string): string {
  return join(dataDir, 'trials.json')
}

/** The last trial of each backup, that of the newest backup first. What cannot be read counts as never tried. */
export function readTrials(dataDir: string): Trial[] {
  const known = readJson(trialsPath(dataDir))
  const trials = Array.isArray(known) ? known.filter(isTrial) : formerTrial(dataDir)
  return trials.sort((a, b) => Date.parse(b.madeAt) - Date.parse(a.madeAt))
}

function formerTrial(dataDir: string): Trial[] {
  const drill = readJson(join(dataDir, formerFile))
  if (typeof drill !== 'object' || drill === null) return []
  // Still older versions did not say when it was made.
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
