import { withSecretFiles } from './secret-files.ts'
import { type Environment, readSettings } from './settings.ts'

/** The variables of this process, with the secrets that stand in files. */
export const environment: Environment = withSecretFiles((name) => process.env[name])

/** The settings of this process's environment, read at the moment that each is asked for. */
export const settings = readSettings(environment)
