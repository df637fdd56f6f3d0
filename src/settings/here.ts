import { type Environment, readSettings } from './settings.ts'

export const environment: Environment = (name) => process.env[name]

/** The settings of this process's environment, read at the moment that each is asked for. */
export const settings = readSettings(environment)
