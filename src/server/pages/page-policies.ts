import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filePolicy, workerPolicy } from './content-policy.ts'

/** The content policy of each prerendered page by its address, beside the build's `client/`. */
export const policiesFile = 'policies.json'

export interface PagePolicies {
  /** The content policy of an address of the build. */
  of: (pathname: string) => string
  /** Error pages are no pages: they stand in for others. */
  isPage: (pathname: string) => boolean
}

export function readPagePolicies(distDir: string): PagePolicies {
  const file = join(distDir, policiesFile)
  const pages = new Map(
    Object.entries<string>(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}),
  )
  return {
    of: (pathname) => pages.get(pathname) ?? (pathname === '/sw.js' ? workerPolicy : filePolicy),
    isPage: (pathname) => pages.has(pathname) && !pathname.endsWith('/404'),
  }
}
