import { readFileSync } from 'node:fs'
import { Problem } from './problem.ts'
import type { Environment } from './read-settings.ts'
import type { Setting } from './setting.ts'
import { type SettingName, settingsTable } from './table.ts'

/** The settings that may be in a file instead: for SMTP_PASSWORD, its path is set as SMTP_PASSWORD_FILE. */
export const secretSettings: readonly SettingName[] = (
  Object.entries(settingsTable) as [SettingName, Setting<unknown>][]
)
  .filter(([, { isSecret }]) => isSecret)
  .map(([name]) => name)

/**
 * Returns an environment that reads secrets from files, as containers provide them. A file is read once, and the line break
 * at its end is not part of the secret.
 *
 * @throws Problem if the file of a requested secret cannot be read, or if both the secret and its file are set
 */
export function withSecretFiles(environment: Environment): Environment {
  const read = new Map<string, string>()
  return (name) => {
    const given = environment(name)
    const path = secretNames.has(name) ? environment(`${name}_FILE`) : undefined
    if (!path) return given
    if (given) throw new Problem(`Both ${name} and ${name}_FILE are set: leave one of them out.`)
    const secret = read.get(path) ?? readSecret(path, name)
    read.set(path, secret)
    return secret
  }
}

const secretNames: ReadonlySet<string> = new Set(secretSettings)

function readSecret(path: string, name: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    throw new Problem(`${name}_FILE names ${path}, which cannot be read (${reason}).`)
  }
}

/** Returns the secrets from files, as variables for a process that reads no files. */
export function secretsInFiles(environment: Environment): Record<string, string> {
  const read = withSecretFiles(environment)
  const inFiles = secretSettings.filter((name) => environment(`${name}_FILE`))
  return Object.fromEntries(inFiles.map((name) => [name, read(name) ?? '']))
}
