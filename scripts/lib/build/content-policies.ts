import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { parse } from 'node-html-parser'
import { type InlineHashes, pagePolicy } from '../../../src/server/pages/content-policy.ts'
import { policiesFile } from '../../../src/server/pages/page-policies.ts'
import { pageAddress } from './page-address.ts'

/** Astro's own policy. It stands in the page, where it may not say who frames it, and allows every page's styles. */
const ownPolicy = /<meta http-equiv="content-security-policy"[^>]*>/i

/**
 * Takes the content policies out of the prerendered pages, and lays beside them a file with one for each, to be sent as
 * a header: it allows the scripts and styles of that page and no others.
 *
 * @param counterOrigin where page views are counted, when that is not here
 */
export function contentPolicies(counterOrigin?: string): AstroIntegration {
  return {
    name: 'content-policies',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const client = fileURLToPath(dir)
        const policies = Object.fromEntries(
          htmlFiles(client).map((file) => [pageAddress(file), policyOf(join(client, file), counterOrigin)]),
        )
        writeFileSync(join(dirname(client), policiesFile), JSON.stringify(policies))
      },
    },
  }
}

/** Relative to `folder`. */
function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
}

function policyOf(file: string, counterOrigin: string | undefined): string {
  const text = readFileSync(file, 'utf8').replace(ownPolicy, '')
  writeFileSync(file, text)
  return pagePolicy(inlineHashes(text), counterOrigin)
}

/** Data, such as JSON-LD, is not run and needs no leave. */
export function inlineHashes(text: string): InlineHashes {
  const page = parse(text, { blockTextElements: { script: true, style: true } })
  const scripts = page
    .querySelectorAll('script:not([src])')
    .filter((script) => [undefined, 'module', 'text/javascript'].includes(script.getAttribute('type')))
  return {
    scripts: scripts.map(({ innerHTML }) => hashOf(innerHTML)),
    styles: page.querySelectorAll('style').map(({ innerHTML }) => hashOf(innerHTML)),
  }
}

/** By which a policy allows a script or style that stands in a page itself. */
export function hashOf(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
