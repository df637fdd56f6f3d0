import { Problem } from './problem.ts'
import { type Setting, type SettingName, settingsTable } from './table.ts'

type Table = typeof settingsTable

/** All settings by name, as the code works with them; undefined is what is not set and has no default. */
export type OperatorSettings = {
  readonly [Name in SettingName]:
    | ReturnType<Table[Name]['read']>
    | (Table[Name] extends { standard: string } ? never : undefined)
}

/** Where a variable of the environment is looked up; empty counts as not set. */
export type Environment = (name: string) => string | undefined

const rows = Object.entries(settingsTable) as [SettingName, Setting<unknown>][]

export const settingNames: readonly SettingName[] = rows.map(([name]) => name)

/** Those that stand in the pages themselves. */
export const builtInSettings: readonly SettingName[] = rows
  .filter(([, { isBuiltIn }]) => isBuiltIn)
  .map(([name]) => name)

/** Each setting is read when it is asked for. @throws Problem then, where it cannot be what it is */
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

/** What is wrong with what is set, a sentence each. */
export function faultsOf(environment: Environment): string[] {
  const settings = readSettings(environment)
  return settingNames.flatMap((name) => faultOf(() => settings[name]) ?? [])
}

/** Of one setting, or of what is made from some. */
export function faultOf(read: () => unknown): string | undefined {
  try {
    read()
    return undefined
  } catch (error) {
    if (error instanceof Problem) return error.message
    throw error
  }
}
