import { Problem } from './problem.ts'
import type { Setting } from './setting.ts'
import { type SettingName, settingsTable } from './table.ts'

type Table = typeof settingsTable

/** The values of all settings by name; undefined for a setting that is not set and has no default. */
export type OperatorSettings = {
  readonly [Name in SettingName]:
    | ReturnType<Table[Name]['read']>
    | (Table[Name] extends { standard: string } ? never : undefined)
}

/** Looks up a variable of the environment; an empty text counts as not set. */
export type Environment = (name: string) => string | undefined

const rows = Object.entries(settingsTable) as [SettingName, Setting<unknown>][]

export const settingNames: readonly SettingName[] = rows.map(([name]) => name)

/** The settings whose values are part of the pages. */
export const builtInSettings: readonly SettingName[] = rows
  .filter(([, { isBuiltIn }]) => isBuiltIn)
  .map(([name]) => name)

/**
 * Returns the settings of an environment. Each one is read when its property is accessed, and throws a Problem if its value
 * is wrong.
 */
export function readSettings(environment: Environment): OperatorSettings {
  const settings = {}
  for (const [name, { read, standard }] of rows) {
    const get = () => {
      const given = environment(name) || standard
      return given === undefined ? undefined : read(given, name)
    }
    Object.defineProperty(settings, name, { get, enumerable: true })
  }
  return settings as OperatorSettings
}

/** The faults of all settings, one sentence each. */
export function settingFaults(environment: Environment): string[] {
  const settings = readSettings(environment)
  return settingNames.flatMap((name) => faultOf(() => settings[name]) ?? [])
}

/**
 * The fault of one setting, or of a value that is made from several; undefined when there is none.
 *
 * @param read reads the settings
 */
export function faultOf(read: () => unknown): string | undefined {
  try {
    read()
    return undefined
  } catch (error) {
    if (error instanceof Problem) return error.message
    throw error
  }
}
