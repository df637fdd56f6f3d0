import { type PackageLicence, readPackageLicence } from '../../../src/credits/package-licence.ts'
import { licences, type Work, works } from '../../../src/credits/works.ts'
import { addresses } from '../../../src/site.ts'
import type { ShippedPackages } from '../build/astro/shipped-packages.ts'
import { readTable } from '../guide/read-files.ts'
import { type InstalledPackages, installedPackages } from './installed-packages.ts'

const introduction = `# Notice

What others have made and this site is made with: whose it is, and under which licence. \`npm run notice\` writes this file:
packages as a build of the site has them, their licences as they say them, the other works as \`src/credits/works.ts\` has
them. The site shows it at \`${addresses.licences}\`, and sends the whole licences along at \`${addresses.licenceTexts}\`.

The project itself has no licence yet: that is its owner's to choose. What is not named here, the words, the other drawings
and the code, is the project's own.`

interface Publication {
  publisher: string
  title: string
  address: string
  read_on: string
}

/**
 * The complete NOTICE.md.
 *
 * @param shipped the names of the packages whose code a build contains
 */
export function noticeFile(shipped: ShippedPackages): string {
  const publications = readTable('sources') as Publication[]
  const parts = [
    introduction,
    '## Facts of the guide',
    linesOf(works.facts),
    `Values are rounded as on labels; energy and salt are computed, see \`src/content/tables/README.md\`. How long foods keep
and what is said of safety was read in these publications:`,
    publications.map(publicationLine).join('\n'),
    '## Drawings and the font',
    linesOf(works.drawn),
    '## Packages whose code browsers get',
    shipped.browsers.map(readPackageLicence).map(packageLine).join('\n'),
    '## On the server, sent to nobody',
    linesOf(works.onServer),
    `PocketBase is the official program, fetched by an installation; the modules that it is built from are named in
\`pocketbase/build/go.mod\`. What \`npm ci --omit=dev\` installs beside it, and what a build holds to
make pages on demand, by licence as the lock says it:`,
    licenceLines(installedPackages('package-lock.json', shipped.server)),
    'What the speech engine installs, where the operator sets one up; its model comes from whom the operator chooses:', // part: voice
    licenceLines(installedPackages('voice/package-lock.json')), // part: voice
    '## Used, and not shipped',
    `The spelling of the guide is checked by ${nameAndLicence('dictionary-ro')}: nothing of it is in what browsers or
servers get. The other packages for development are named in \`package.json\`.`,
  ]
  return `${parts.join('\n\n')}\n`
}

function linesOf(group: Readonly<Record<string, Work>>): string {
  return Object.values(group).map(workLine).join('\n')
}

function workLine({ name, use, credits, licence, address }: Work): string {
  const given = licences[licence]
  const shown = given.address ? `[${given.name}](${given.address})` : given.name
  return `- [${name}](${address}): ${use}. ${sentences(credits)} Licence: ${shown}.`
}

function packageLine({ name, address, licence, copyright }: PackageLicence): string {
  return `- [${name}](${address}), ${licence}. ${sentences(copyright)}`
}

/** Joins lines as sentences, with a full stop after those that have none. */
function sentences(lines: readonly string[]): string {
  return lines.map((line) => (line.endsWith('.') ? line : `${line}.`)).join(' ')
}

function publicationLine({ publisher, title, address, read_on }: Publication): string {
  const cited = address ? `[${title}](<${address}>)` : title
  return `- ${publisher}: ${cited}, read on ${read_on}`
}

function licenceLines(packages: InstalledPackages): string {
  return [...packages].map(([licence, names]) => `- ${licence}: ${names.join(', ')}`).join('\n')
}

function nameAndLicence(name: string): string {
  const { licence, address } = readPackageLicence(name)
  return `[${name}](${address}), licence ${licence}`
}
