import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { settings } from '../../../src/settings/here.ts'
import { builtInSettings } from '../../../src/settings/read-settings.ts'
import { defaultSiteUrl } from '../../../src/settings/site-url.ts'
import { packFiles } from './compress/precompress.ts'
import { placeholders } from './placeholders.ts'

type Placed = keyof typeof placeholders

const placedSettings = Object.keys(placeholders) as Placed[]

/** Characters that need no escaping in HTML, JSON or scripts. */
const plain = /^[\w.:/@+~[\]-]*$/

/**
 * True when the present settings can be put into a portable build: no setting is set that has no placeholder, and none would
 * have to be escaped in one of the files.
 */
export function canPlaceSettings(): boolean {
  const others = builtInSettings.filter((name) => !(name in placeholders))
  return (
    others.every((name) => settings[name] === undefined) &&
    placedSettings.every((name) => plain.test(settingOf(name)))
  )
}

/**
 * Makes the build of this operator's settings from a portable one, without development packages: copies it and replaces the
 * placeholders by the settings.
 */
export async function placeBuild(portable: string, folder: string): Promise<void> {
  await cp(portable, folder, { recursive: true, verbatimSymlinks: true })
  const names = await readdir(folder, { recursive: true })
  const altered = await Promise.all(
    names.filter((name) => text.test(name)).map(async (name) => ((await place(folder, name)) ? name : [])),
  )
  await packFiles(folder, altered.flat(), 'in-a-hurry')
}

const text = /\.(?:html|js|json|mjs|txt|webmanifest|xml)$/

/** @returns true if the file had a placeholder */
async function place(folder: string, name: string): Promise<boolean> {
  const path = join(folder, name)
  const before = await readFile(path, 'utf8')
  const after = withSettings(before)
  if (after === before) return false
  await writeFile(path, after)
  return true
}

function withSettings(text: string): string {
  return placedSettings.reduce((placed, name) => placed.replaceAll(placeholders[name], settingOf(name)), text)
}

function settingOf(name: Placed): string {
  return name === 'SITE_URL' ? (settings.SITE_URL ?? defaultSiteUrl).replace(/\/$/, '') : settings[name]
}
