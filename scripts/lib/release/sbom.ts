import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { version } from '../../../src/version.ts'
import { packagesShippedBy } from '../build/astro/shipped-packages.ts'
import { portableCode } from '../build/site.ts'
import { pocketBaseVersion } from '../pocketbase/pinned-release.ts'

interface Component {
  name: string
  version: string
  [key: string]: unknown
}

/** Entries by the path of the package's folder, for example 'node_modules/zod'. */
type Lock = Readonly<Record<string, { version: string; license?: string; integrity?: string }>>

/**
 * Writes the SBOM of a staged release, as CycloneDX JSON: the installed packages, those whose code a build contains, and
 * PocketBase. `npm sbom` refuses a folder without the development packages.
 *
 * @param committedAt in seconds since 1970; the SBOM has no other time and no random number, so that it is reproducible
 */
export function writeSbom(release: string, path: string, committedAt: number): void {
  const installed = Object.keys(readLock(join(release, 'node_modules/.package-lock.json')))
  const { browsers, server } = packagesShippedBy(join(release, 'dist/site', portableCode()))
  const builtIn = [...browsers, ...server].map((name) => `node_modules/${name}`)
  const lock = readLock(join(release, 'package-lock.json'))
  const components = [...new Set([...installed, ...builtIn])]
    .sort()
    .map((folder) => componentOf(folder, lock))
  const sbom = {
    ...{ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 },
    serialNumber: serialNumberOf(JSON.stringify(components) + committedAt),
    metadata: {
      timestamp: new Date(committedAt * 1000).toISOString(),
      component: { type: 'application', name: 'lista-noastra', version },
    },
    components: [...components, pocketBase],
  }
  writeFileSync(path, `${JSON.stringify(sbom, null, 2)}\n`)
}

function readLock(path: string): Lock {
  return JSON.parse(readFileSync(path, 'utf8')).packages
}

const pocketBase = {
  ...{ type: 'application', name: 'github.com/pocketbase/pocketbase', version: pocketBaseVersion },
  purl: `pkg:golang/github.com/pocketbase/pocketbase@v${pocketBaseVersion}`,
  licenses: [{ license: { id: 'MIT' } }],
}

function componentOf(folder: string, lock: Lock): Component {
  const name = folder.replace(/^.*node_modules\//, '')
  const { version = '', license, integrity } = lock[folder] ?? {}
  return {
    ...{ type: 'library', name, version, purl: `pkg:npm/${name.replace('@', '%40')}@${version}` },
    ...(license && { licenses: [{ license: { id: license } }] }),
    ...(integrity && { hashes: [hashOf(integrity)] }),
  }
}

/** @param integrity 'sha512-' and base64, as npm writes it */
function hashOf(integrity: string): { alg: string; content: string } {
  const [algorithm = '', base64 = ''] = integrity.split('-')
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(base64, 'base64').toString('hex') }
}

/** A UUID that the content decides (RFC 9562, version 8). */
function serialNumberOf(content: string): string {
  const digits = createHash('sha256').update(content).digest('hex')
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
  ]
  return `urn:uuid:${[...parts, digits.slice(20, 32)].join('-')}`
}
