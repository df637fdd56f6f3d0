import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adminDataFiles } from '../../../src/published/admin-data.ts'
import { type BuiltHooks, hooksIn } from '../build/built-hooks.ts'

const names = [
  ...['app.js', 'admin.js', 'main.pb.js', 'admin.pb.js'],
  'voice-to-text.js', // part: voice
  ...Object.values(adminDataFiles),
]

/**
 * Compares the files of the hooks with those that the present code makes. When these cannot be made, it only checks that no
 * file is missing or empty.
 *
 * @param folder of the hooks that PocketBase runs
 * @returns the wrong files, each with its fault
 */
export async function hookFaults(folder: string): Promise<string[]> {
  const due = await freshHooks()
  return names.flatMap((name) => {
    const found = readIn(folder, name)
    const fault = faultOf(found, due?.get(name))
    return fault === undefined ? [] : [`${join(folder, name)} is ${fault}`]
  })
}

function faultOf(found: string | undefined, due: string | undefined): string | undefined {
  if (found === undefined) return 'missing'
  if (found.trim() === '') return 'empty'
  return due === undefined || due === found ? undefined : 'not what the code here makes'
}

let bundled: Promise<ReadonlyMap<string, string> | undefined> | undefined

/**
 * The files that the present code makes, by name; undefined when the tools of the build are missing, as on a machine that
 * only runs a build. Bundles once per process.
 */
function freshHooks(): Promise<ReadonlyMap<string, string> | undefined> {
  bundled ??= bundleAgain()
  return bundled
}

async function bundleAgain(): Promise<ReadonlyMap<string, string> | undefined> {
  const bundle = await import('../build/bundle-hooks.ts').catch(() => undefined)
  if (!bundle) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'lista-noastra-'))
  try {
    const fresh: BuiltHooks = hooksIn(folder)
    await bundle.bundleHooks(fresh)
    return new Map(names.map((name) => [name, readIn(fresh.hooks, name) ?? '']))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readIn(folder: string, name: string): string | undefined {
  try {
    return readFileSync(join(folder, name), 'utf8')
  } catch {
    return undefined
  }
}
