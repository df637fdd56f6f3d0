import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rightAddress } from '../../../src/server/pages/right-address.ts'
import { pageAddress } from '../build/page-address.ts'

const link = /\s(?:href|src)="(\/[^"#?]*)/g

/** The links of a build's pages that lead to none of its files, each with one page that has it. */
export function brokenLinks(client: string): string[] {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
  const addresses = new Set(files.map(pageAddress))
  const leads = (address: string) => addresses.has(address) || isMoved(address, addresses)
  const broken = new Map<string, string>()
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    for (const [, address = ''] of readFileSync(join(client, file), 'utf8').matchAll(link))
      if (!leads(address)) broken.set(address, pageAddress(file))
  }
  return [...broken].map(([address, page]) => `${page} -> ${address}`)
}

function isMoved(pathname: string, addresses: ReadonlySet<string>): boolean {
  const isPage = (address: string) => addresses.has(address)
  return rightAddress({ host: undefined, pathname, search: '' }, isPage) !== undefined
}
