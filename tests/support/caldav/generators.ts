import { execFile } from 'node:child_process'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { inProject } from '../../../scripts/lib/root.ts'
import { ensureNodePackages, ensurePackages } from './packages.ts'

/** The site under test runs in this process, and answers meanwhile. */
const execute = promisify(execFile)

/** Makes a client of an OpenAPI document. */
export interface Generator {
  name: string
  /** Reason why it cannot run; '' if it can. */
  missing: string
  /**
   * Makes the client, and uses it to add an item to the first list of a key and to tick it.
   *
   * @param folder empty; receives the client
   * @returns the items of the list as JSON
   */
  run: (folder: string, document: object, url: string, key: string) => Promise<string>
}

const python = 'openapi-python-client==0.29.1'
const ofTypes = ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0']

/** Programs of others that make clients, in Python and in TypeScript. */
export function generators(): Generator[] {
  return [
    generator(python, findPython, usePython),
    generator(ofTypes.join(), () => ensureNodePackages(ofTypes), useTypes),
  ]
}

type Use = (programs: string, folder: string, document: string, access: readonly string[]) => Promise<string>

function generator(name: string, find: () => string, use: Use): Generator {
  let [programs, missing] = ['', '']
  try {
    programs = find()
  } catch {
    missing = `needs ${name}, which could not be installed`
  }
  return {
    ...{ name, missing },
    run(folder, document, url, key) {
      const path = join(folder, 'openapi.json')
      writeFileSync(path, JSON.stringify(document))
      return use(programs, folder, path, [url, key])
    },
  }
}

/** The scripts name the Python of the folder in which they were installed first. */
function findPython(): string {
  return dirname(ensurePackages([python]))
}

async function usePython(
  programs: string,
  folder: string,
  document: string,
  access: readonly string[],
): Promise<string> {
  const client = join(folder, 'api_client')
  const options = ['generate', '--path', document, '--output-path', client, '--meta', 'none']
  const env = { ...process.env, PATH: `${programs}:${process.env.PATH}` }
  const script = join(programs, 'openapi-python-client')
  await execute(join(programs, 'python'), [script, ...options], { env })
  const program = inProject('tests/support/caldav/generated.py')
  return (await execute(join(programs, 'python'), [program, folder, ...access])).stdout
}

/** The compiler's check of the program fails if the types lack or forbid what it uses. */
async function useTypes(
  programs: string,
  folder: string,
  document: string,
  access: readonly string[],
): Promise<string> {
  symlinkSync(programs, join(folder, 'node_modules'))
  const run = (name: string, ...options: readonly string[]) =>
    execute(join(programs, '.bin', name), options, { cwd: folder })
  await run('openapi-typescript', document, '-o', 'api.ts')
  const program = readFileSync(inProject('tests/support/caldav/generated.ts.txt'))
  writeFileSync(join(folder, 'program.ts'), program)
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const strict = ['--strict', '--noUncheckedIndexedAccess', '--noEmit', '--allowImportingTsExtensions']
  const types = ['--types', 'node', '--typeRoots', inProject('node_modules/@types'), '--skipLibCheck']
  const modern = ['--target', 'es2022', '--module', 'nodenext']
  await run('tsc', ...strict, ...types, ...modern, 'program.ts')
  return (await execute(process.execPath, ['program.ts', ...access], { cwd: folder })).stdout
}
