import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { precompress } from '../../../scripts/lib/build/compress/precompress.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { docsOrigin } from '../../../src/list-api/docs-origin.ts' // part: integrations

const longText = 'ouă lapte pâine '.repeat(200)

/** A small build with one file of each kind, in the layout of Astro's builds. */
const files: Readonly<Record<string, string>> = {
  'client/index.html': `<h1>Acasă</h1>${longText}`,
  'client/despre.html': `<h1>Despre</h1>${longText}`,
  'client/alimente/lapte/index.html': '<h1>Lapte</h1>',
  'client/api/v1/docs.html': `<code>${docsOrigin}/dav/</code><pre>${docsOrigin}/api/v1/list</pre>${longText}`, // part: integrations
  'client/404.html': `<h1>Pagina nu a fost găsită</h1>${longText}`,
  'client/_astro/list.abc123.js': `/* ${longText} */`,
  'client/words/abc123.json': '{}',
  'client/icon.svg': '<svg/>',
  'client/sitemap.xml': '<urlset/>',
  'client/sw.js': 'self',
  'client/sw-withdrawn.js': 'withdraw',
  'policies.json': JSON.stringify({
    '/': "script-src 'sha256-home'",
    '/despre': "script-src 'sha256-despre'",
    '/alimente/lapte/': "script-src 'sha256-lapte'",
    '/api/v1/docs': "script-src 'sha256-docs'",
    '/404': "script-src 'sha256-404'",
  }),
  // Fakes Astro's renderer, which writes its own head with a content security policy, and listens for unhandled rejections.
  'server/entry.mjs': `
    process.on('unhandledRejection', function tellsAddress() {})
    export function handler(request, response, next, { pocketBase }) {
      if (!request.url.startsWith('/list/')) return next()
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" })
      const listeners = process.listeners('unhandledRejection').map(({ name }) => name)
      response.end('<h1>' + pocketBase.url + '</h1><p>' + listeners + '</p>${longText}')
    }`,
}

/** Writes this build, or one of other files. @returns its folder, and a function that removes it */
export async function makeBuiltSite(given = files): Promise<{ distDir: string; remove: () => void }> {
  mkdirSync(inProject('tests/.output'), { recursive: true })
  const distDir = mkdtempSync(inProject('tests/.output/dist-'))
  for (const [path, text] of Object.entries(given)) {
    mkdirSync(dirname(join(distDir, path)), { recursive: true })
    writeFileSync(join(distDir, path), text)
  }
  await precompress(join(distDir, 'client'))
  return { distDir, remove: () => rmSync(distDir, { recursive: true, force: true }) }
}
