import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { parse } from 'node-html-parser'
import { type InlineHashes, pagePolicy } from '../../../../src/server/pages/content-policy.ts'
import { policiesFile } from '../../../../src/server/pages/served-build.ts'
import { pageAddress } from '../page-address.ts'

/** Astro's own policy in a page. There it cannot restrict frames, and it allows the styles of all pages. */
const ownPolicy = /<meta http-equiv="content-security-policy"[^>]*>/i

/**
 * Removes the content policies from the prerendered pages, and writes a file with a policy for each page, to be sent as a
 * header. It allows only the scripts and styles of that page.
 *
 * @param counterOrigin the origin that counts page views, when it is not this site
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

/** The pages of a folder, relative to it. */
function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
}

function policyOf(file: string, counterOrigin: string | undefined): string {
  const text = readFileSync(file, 'utf8').replace(ownPolicy, '')
  writeFileSync(file, text)
  return pagePolicy(inlineHashes(text), counterOrigin)
}

/** Leaves out data such as JSON-LD, which are not run. */
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

/** The hash by which a policy allows an inline script or style. */
export function hashOf(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
