import { readFileSync } from 'node:fs'
import { fromRoot } from '../from-root.ts'
import { type PackageLicence, readPackageLicence } from './package-licence.ts'
import names from './shipped-packages.json' with { type: 'json' }
import { type Work, works } from './works.ts'

/** The packages whose code browsers get, as `npm run notice` found them in a build. */
export function shippedLicences(): PackageLicence[] {
  return names.browsers.map(readPackageLicence)
}

const rule = `\n\n${'-'.repeat(78)}\n\n`

/** Returns the full licences of all works that are sent to browsers, each once, below the names of its works. */
export function wholeLicences(): string {
  const namesByText = new Map<string, string[]>()
  for (const { title, text } of [...drawnTitles(), ...packageTitles()]) {
    namesByText.set(text, [...(namesByText.get(text) ?? []), title])
  }
  const parts = [...namesByText].map(([text, titles]) => `${titles.join('\n')}\n\n${text}`)
  return `${parts.join(rule)}\n`
}

interface Titled {
  title: string
  text: string
}

function drawnTitles(): Titled[] {
  return Object.values<Work>(works.drawn).flatMap(({ name, address, text }) =>
    text === undefined
      ? []
      : [{ title: `${name}, ${address}`, text: readFileSync(fromRoot(text), 'utf8').trim() }],
  )
}

function packageTitles(): Titled[] {
  return shippedLicences().map(({ name, version, address, text }) => ({
    title: `${name} ${version}, ${address}`,
    text,
  }))
}
