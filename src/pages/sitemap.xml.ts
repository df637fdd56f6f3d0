import type { APIRoute } from 'astro'
import { publicPages, sitemapText } from '../seo/sitemap.ts'

/** The pages that speak for the whole site; `sitemap-index.xml` leads to every page there is. */
export const GET: APIRoute = ({ site }) =>
  new Response(sitemapText(site as URL, publicPages), { headers: { 'content-type': 'application/xml' } })
