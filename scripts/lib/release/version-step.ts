import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../problem.ts'
import { releaseChangelog } from './changelog.ts'
import { git } from './git.ts'
import { cleanTree, isTested } from './tested.ts'

/** Part of the version to increase: 'patch' for fixes, 'minor' for new features. */
export type VersionStep = 'patch' | 'minor'

interface Release {
  /** The clone that is released. */
  folder: string
  step: VersionStep
  nowMs: number
  /** Makes the artefacts from the committed files. */
  pack: () => Promise<void>
}

/** '0.1.4' becomes '0.1.5', or '0.2.0'. */
export function raise(version: string, step: VersionStep): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  return step === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}

/**
 * Releases the committed files: a commit with the new version and its part of the changelog, the artefacts, and last the
 * tag, whose message that part is. A failure leaves the clone unchanged.
 *
 * @returns the tag, 'v0.2.0'
 * @throws Problem when files here are not committed or not tested, or there is nothing new
 */
export async function release({ folder, step, nowMs, pack }: Release): Promise<string> {
  if (cleanTree(folder) === undefined)
    throw new Problem('Not everything here is committed: commit it, or put it aside.')
  if (!isTested(folder)) throw new Problem('These files have not passed all tests: run npm test first.')
  const version = raise(versionOf(folder), step)
  const tag = `v${version}`
  if (git(folder, 'tag', '--list', tag) !== '') throw new Problem(`There is a ${tag} already.`)
  const before = git(folder, 'rev-parse', 'HEAD')
  try {
    const part = writeVersion(folder, version, nowMs)
    git(folder, 'commit', '--quiet', '--all', `--message=Release ${version}`)
    await pack()
    // The heading of a day begins with the comment character of git.
    git(folder, 'tag', '--annotate', '--cleanup=verbatim', tag, `--message=${part}`)
    return tag
  } catch (error) {
    git(folder, 'reset', '--quiet', '--hard', before)
    throw error
  }
}

function versionOf(folder: string): string {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
}

/** @returns the changes of the version */
function writeVersion(folder: string, version: string, nowMs: number): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(nowMs)
  let part = ''
  rewrite(join(folder, 'CHANGELOG.md'), (text) => {
    const released = releaseChangelog(text, version, day)
    part = released.part
    return released.text
  })
  // The project's own version is the first one in package.json, and occurs twice in package-lock.json.
  rewrite(join(folder, 'package.json'), (text) => text.replace(ofProject, `$1${version}$2`))
  rewrite(join(folder, 'package-lock.json'), (text) =>
    text.replace(ofProject, `$1${version}$2`).replace(ofRootPackage, `$1${version}$2`),
  )
  return part
}

const ofProject = /(^ {2}"version": ")[^"]+(")/m
const ofRootPackage = /("": \{\s*"name": "[^"]+",\s*"version": ")[^"]+(")/

function rewrite(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}
