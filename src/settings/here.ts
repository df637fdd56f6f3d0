import { withSecretFiles } from './secret-files.ts'
import { type Environment, readSettings } from './settings.ts'

/** The variables of this process, with the secrets from files. */
export const environment: Environment = withSecretFiles((name) => process.env[name])

/** The settings of this process's environment, each read when it is accessed. */
export const settings = readSettings(environment)
