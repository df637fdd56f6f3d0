import node from '@astrojs/node'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import { defineConfig } from 'astro/config'
import { foodsPlugin } from './scripts/build/foods-plugin.ts'

const pocketBaseUrl = process.env.POCKETBASE_URL

const isPage = (address) => !address.endsWith('/404')

/** The guide's pages are folders, and their addresses end in a slash. */
function withLastSlash(entry) {
  return entry.url.includes('/alimente') ? { ...entry, url: `${entry.url}/` } : entry
}

export default defineConfig({
  // Decides canonical addresses only; the operator's own comes from the environment at build time.
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  output: 'static',
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), sitemap({ filter: isPage, serialize: withLastSlash })],
  session: false,
  build: { format: 'preserve', inlineStylesheets: 'always' },
  security: { csp: true },
  devToolbar: { enabled: false },
  // In development only; elsewhere the site's own server passes these on.
  vite: { plugins: [foodsPlugin()], server: { proxy: pocketBaseUrl ? { '/api': pocketBaseUrl } : {} } },
})
