import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from '../from-root.ts'

/** The licence of an installed package, as its own files state it. */
export interface PackageLicence {
  name: string
  version: string
  /** As SPDX names it: 'MIT'. */
  licence: string
  /** Its owners, as its licence names them. */
  copyright: readonly string[]
  /** The whole licence. */
  text: string
  address: string
}

const licenceFile = /^licen[cs]e(?:\.(?:md|txt))?$/i

/** Reads the licence of an installed package. @throws Error, which stops the build, when the package names none */
export function readPackageLicence(name: string): PackageLicence {
  const folder = fromRoot(`node_modules/${name}`)
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((file) => licenceFile.test(file))
  if (typeof license !== 'string' || !file) throw new Error(`The package ${name} names no licence.`)
  const text = ownLicence(readFileSync(join(folder, file), 'utf8'))
  return {
    name,
    version,
    licence: license,
    copyright: copyrightLines(text),
    text,
    address: `https://www.npmjs.com/package/${name}`,
  }
}

/** Heading of the part of a licence about bundled packages, whose code is not sent to browsers. */
const ofOthers = /^# Licenses of bundled dependencies$/m

/** The part of a package's licence that is about the package itself. */
export function ownLicence(text: string): string {
  return (text.split(ofOthers)[0] ?? '').trim()
}

/** The lines of a licence that say whose a work is, each once. */
export function copyrightLines(text: string): string[] {
  const lines = text.matchAll(/^\s*(copyright\s+(?:\(c\)|©|\d{4}).*?)\s*$/gim)
  return [...new Set([...lines].map(([, line = '']) => line))]
}
