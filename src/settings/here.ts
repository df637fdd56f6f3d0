import { type Environment, readSettings } from './settings.ts'

export const environment: Environment = (name) => process.env[name]

/** What is set in the environment of this process, at the moment that it is asked for. */
export const settings = readSettings(environment)
