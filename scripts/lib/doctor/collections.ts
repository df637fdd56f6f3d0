import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual, promisify } from 'node:util'
import { folderParameters } from '../pocketbase/run.ts'
import { inProject } from '../root.ts'

const rules = ['listRule', 'viewRule', 'createRule', 'updateRule', 'deleteRule'] as const

/** A collection as PocketBase shows it to a superuser. */
export interface JudgedCollection {
  name: string
  type: string
  [property: string]: unknown
}

/** The properties that decide about permissions, by their paths in a collection. */
const judged = [
  ...rules,
  ...[
    'type',
    'authRule',
    'manageRule',
    'passwordAuth',
    'oauth2.enabled',
    'otp.enabled',
    'mfa.enabled',
    'indexes',
  ],
]

const due = new Map<string, Promise<readonly JudgedCollection[]>>()

/**
 * The collections that the project's migrations make, in a temporary database. Runs the migrations once per process.
 *
 * @param program the path of PocketBase
 */
export function dueCollections(program: string): Promise<readonly JudgedCollection[]> {
  const known = due.get(program) ?? migrate(program)
  due.set(program, known)
  return known
}

async function migrate(program: string): Promise<readonly JudgedCollection[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lista-noastra-'))
  try {
    const hooks = join(folder, 'hooks')
    mkdirSync(hooks)
    const data = join(folder, 'data')
    const parameters = folderParameters(data, { hooks, migrations: inProject('pocketbase/pb_migrations') })
    await promisify(execFile)(program, ['migrate', 'up', ...parameters, '--dev=false'])
    return readCollections(join(data, 'data.db'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readCollections(path: string): JudgedCollection[] {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 10_000 })
  const rows = database
    .prepare(
      `SELECT json_patch(options, json_object('name', name, 'type', type, 'indexes', json(indexes))) AS json,
         listRule, viewRule, createRule, updateRule, deleteRule FROM _collections`,
    )
    .all()
  database.close()
  return rows.map(({ json, ...lockable }) => ({ ...JSON.parse(String(json)), ...lockable }))
}

/**
 * The differences from the collections of the migrations: rules, ways to sign in, missing collections, and unknown ones that
 * are open to anybody but superusers.
 *
 * @returns one sentence for each difference
 */
export function differences(found: readonly JudgedCollection[], due: readonly JudgedCollection[]): string[] {
  const unknown = found.filter(({ name }) => !due.some((one) => one.name === name))
  return [
    ...due.flatMap((one) => {
      const same = found.find(({ name }) => name === one.name)
      return same ? differencesOf(same, one) : [`${one.name} is missing`]
    }),
    ...unknown.filter(isOpen).map(({ name }) => `${name} is not the project’s, and open`),
  ]
}

function differencesOf(found: JudgedCollection, due: JudgedCollection): string[] {
  return judged
    .map((path) => ({ path, is: at(found, path), should: at(due, path) }))
    .filter(({ is, should }) => !isDeepStrictEqual(is, should))
    .map(
      ({ path, is, should }) =>
        `${due.name}.${path} is ${JSON.stringify(is)} and should be ${JSON.stringify(should)}`,
    )
}

/** The value at a path, sorted when it is a list; null when there is none. */
function at(collection: JudgedCollection, path: string): unknown {
  const found = path
    .split('.')
    .reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), collection)
  return Array.isArray(found) ? found.toSorted() : (found ?? null)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** True when not only superusers can use it; accounts of an auth collection can sign in whatever its rules are. */
function isOpen(collection: JudgedCollection): boolean {
  return collection.type === 'auth' || rules.some((rule) => typeof collection[rule] === 'string')
}
