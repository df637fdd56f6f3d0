import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { ensureSiteBuilt } from '../../../scripts/lib/build/site.ts'

/** A page of the real build, by its address. */
export interface BuiltPage {
  address: string
  text: string
  /** Size after compression by brotli. */
  sentBytes: number
  document: HTMLElement
}

export interface BuiltPages {
  pages: readonly BuiltPage[]
  /** Addresses that answer with a file. */
  addresses: ReadonlySet<string>
}

/** Returns all prerendered pages of the current build. */
export async function readBuiltPages(): Promise<BuiltPages> {
  const client = join(await ensureSiteBuilt(), 'client')
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(client.length))
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const text = readFileSync(join(client, file), 'utf8')
      const sentBytes = statSync(join(client, `${file}.br`)).size
      return { address: addressOf(file), text, sentBytes, document: parse(text) }
    })
  return { pages, addresses: new Set(files.map(addressOf)) }
}

function addressOf(file: string): string {
  return file.replace(/\/index\.html$/, '/').replace(/\.html$/, '')
}
