import { type Environment, readSettings } from './read-settings.ts'
import { withSecretFiles } from './secret-files.ts'

/** The variables of this process, with the secrets from files. */
export const environment: Environment = withSecretFiles((name) => process.env[name])

/** The settings of this process's environment, each read when it is accessed. */
export const settings = readSettings(environment)
