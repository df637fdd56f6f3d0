import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { testLimits } from '../limits.ts'
import { ensureNodePackages, ensurePackages } from './packages.ts'

/** Checks whether a file is an OpenAPI document. */
export interface Validator {
  name: string
  /** Reason why it cannot run; '' if it can. */
  missing: string
  /** Returns what it finds wrong in a file; '' for nothing. */
  check: (path: string) => string
}

/** Programs of others that check OpenAPI documents. */
export function validators(): Validator[] {
  return [
    validator('openapi-spec-validator==0.9.0', (name) => [
      ensurePackages([name]),
      '-m',
      'openapi_spec_validator',
    ]),
    validator('@seriousme/openapi-schema-validator@2.11.0', (name) => [
      join(ensureNodePackages([name]), '.bin/validate-api'),
    ]),
    validator('@redocly/cli@2.77.0', (name) => [
      join(ensureNodePackages([name]), '.bin/redocly'),
      ...['lint', '--extends', 'spec'],
    ]),
  ]
}

function validator(name: string, find: (name: string) => readonly string[]): Validator {
  let [command, missing]: [readonly string[], string] = [[], '']
  try {
    command = find(name)
  } catch {
    missing = `needs ${name}, which could not be installed`
  }
  return {
    ...{ name, missing },
    check(path) {
      const [program = '', ...parts] = command
      const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
      const limits = { encoding: 'utf8', timeout: testLimits.startMs } as const
      const { status, stdout, stderr } = spawnSync(program, [...parts, path], { env, ...limits })
      return status === 0 ? '' : `${status}: ${stdout}${stderr}`
    },
  }
}
