import { type Environment, readSettings } from '../../src/settings/read-settings.ts'

export const environment: Environment = (name) => $os.getenv(name)

/** Settings from PocketBase's environment. */
export const settings = readSettings(environment)
