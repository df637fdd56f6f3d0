import type { APIRoute } from 'astro'
import { publicPages, sitemapText } from '../seo/sitemap.ts'

/** The main pages; `sitemap-index.xml` leads to every page. */
export const GET: APIRoute = ({ site }) =>
  new Response(sitemapText(site as URL, publicPages), { headers: { 'content-type': 'application/xml' } })
