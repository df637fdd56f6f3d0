import type { APIRoute } from 'astro'
import { robotsText } from '../seo/robots.ts'

export const GET: APIRoute = ({ site }) =>
  new Response(robotsText(site as URL), { headers: { 'content-type': 'text/plain' } })
