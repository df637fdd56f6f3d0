import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { filePolicy } from '../../../../src/server/pages/content-policy.ts'
import { policiesFile } from '../../../../src/server/pages/served-build.ts'
import { makePack } from '../../../../src/worker/pack.ts'
import { type packNames, packsFolder } from '../../../../src/worker/packs.ts'
import { pageAddress } from '../page-address.ts'

/** The built files of each pack. */
const contents: Readonly<Record<keyof typeof packNames, RegExp>> = {
  pages:
    /^(?!index\.html$|list\.html$|alimente\/mese\/|(?:.*\/)?404\.html$).*\.html$|^alimente\/cautare-[^/]*\.json$/,
  pictures: /^pictures\/[^/]*\.svg$/,
}

/** Writes the packs for the service worker beside the built files. It has to run after the content policies. */
export function sitePacks(): AstroIntegration {
  return {
    name: 'site-packs',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const client = fileURLToPath(dir)
        const policies: Record<string, string> = JSON.parse(
          readFileSync(join(dirname(client), policiesFile), 'utf8'),
        )
        const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).sort()
        mkdirSync(join(client, packsFolder), { recursive: true })
        for (const [name, wanted] of Object.entries(contents)) {
          const texts = files
            .filter((file) => wanted.test(file))
            .map((file) => [pageAddress(file), readFileSync(join(client, file), 'utf8')] as const)
            .map(([address, text]) => [address, { text, policy: policies[address] ?? filePolicy }] as const)
          writePack(client, name, JSON.stringify(makePack(new Map(texts))))
        }
      },
    },
  }
}

function writePack(client: string, name: string, text: string): void {
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12)
  writeFileSync(join(client, packsFolder, `${name}-${version}.json`), text)
}
